import { openBrowser, openPage, openTable, serve, state } from './lib.mjs';
import { Screen } from './play.mjs';
const server = await serve({ RUMMY_CALL_SECONDS: '2' });
const browser = await openBrowser();
const names = process.argv.slice(2);
for (const preset of names) {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 1280, height: 800 },
  });
  page.setDefaultTimeout(8000);
  const n = { duel: 1, partnership: 3, persian: 3 }[preset] ?? 2;
  const s = new Screen(page, (sel, w) => page.click(sel, w));
  let i = 0;
  try {
    await openTable(page, server, { preset, levels: Array(n).fill('casual'), rules: {} });
    await s.match((now) => {
      i++;
      return now.ended || i > 60;
    });
    console.log(preset, JSON.stringify(await state(page)), s.melds, s.layOffs, s.takes, faults.join('; '));
  } catch (e) {
    console.log(
      preset,
      'ERR',
      e.message.split('\n').slice(0, 3).join(' '),
      JSON.stringify(await state(page)),
      faults.join(';'),
    );
    await page.screenshot({ path: `/tmp/look/p-${preset}.png` });
  }
  await page.screenshot({ path: `/tmp/look/q-${preset}.png` });
  await context.close();
}
await browser.close();
await server.stop();
