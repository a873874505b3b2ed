// What axe-core finds on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations on the page as it is now, as texts. */
export async function findings(page) {
  // Through the debugger, because the page's own policy lets no foreign script in.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(
      (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    );
  });
}
