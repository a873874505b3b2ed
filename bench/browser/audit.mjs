// One Lighthouse run in a fresh profile of the machine's Chromium: the mobile setting, as its maker ships it.
// Reads {url, cookie: {name, value} | null, categories} from its first argument and prints the report's figures.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';

const { url, cookie, categories, chromium } = JSON.parse(process.argv[2]);
const chrome = await launch({
  chromePath: chromium,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  if (cookie) {
    const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
    const page = await browser.newPage();
    await page.setCookie({ ...cookie, url });
    await page.close();
    await browser.disconnect();
  }
  const options = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: categories };
  // Kept, so that the cookie is: the profile is new in any case.
  const { lhr } = await lighthouse(url, { ...options, disableStorageReset: cookie !== null });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)]));
  const failed = Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => lhr.audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue, score }) => ({ id, score, shown: displayValue ?? '' }));
  const timing = (id) => Math.round(lhr.audits[id].numericValue);
  const metrics = {
    fcp_ms: timing('first-contentful-paint'),
    lcp_ms: timing('largest-contentful-paint'),
    tbt_ms: timing('total-blocking-time'),
    speed_ms: timing('speed-index'),
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
    machine: lhr.environment.benchmarkIndex,
  };
  console.log(JSON.stringify({ scores, metrics, failed, version: lhr.lighthouseVersion }));
} finally {
  chrome.kill();
}
