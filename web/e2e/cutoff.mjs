// What does not fit: on a small phone, in a language of long words.

/** Everything that sticks out of the page, or whose text is cut off without an ellipsis; `also` are more selectors. */
export const cutOff = (page, also = []) =>
  page.evaluate((more) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const bad = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    const read = ['button', 'a', 'h1', 'h2', 'h3', 'h4', 'p', 'label', 'li', 'b', '.chip', ...more];
    for (const element of document.querySelectorAll(read.join())) {
      const style = getComputedStyle(element);
      if (element.closest('.unseen') || style.visibility === 'hidden') continue;
      const box = element.getBoundingClientRect();
      // Nothing to see, or a name for the voice alone.
      if (box.width <= 1) continue;
      // A row that scrolls sideways on purpose is no fault.
      const row = element.closest('.popular, .wide[tabindex]');
      if (!row && (box.right > clientWidth + 1 || box.left < -1)) {
        bad.push(`${element.tagName} “${element.textContent.trim().slice(0, 30)}” sticks out`);
      }
      const clipped = !row && style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      if (clipped && style.textOverflow !== 'ellipsis') {
        bad.push(`${element.tagName} “${element.textContent.trim().slice(0, 30)}” is cut off`);
      }
    }
    return bad;
  }, also);

/** Words that go on in the next line without a hyphen; words that the browser may hyphenate are read whole. */
export const brokenWords = (page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('body, main')) element.style.hyphens = 'none';
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = [];
    while (words.nextNode()) {
      const node = words.currentNode;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\-–/·]{2,}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });

/**
 * Makes every word of a page 40 % longer and accents it, also those that come later, as some language may have them.
 * Numbers and single letters stay: no language makes those longer.
 */
export const stretchWords = () => {
  const accents = { a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ü', A: 'Å', E: 'É', O: 'Ø', U: 'Û' };
  const longer = (word) =>
    word.replace(/[aeiouAEOU]/g, (letter) => accents[letter]) + 'ö'.repeat(Math.round(word.length * 0.4));
  const done = new WeakMap();
  const stretch = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.nodeValue ?? '';
      if (done.get(node) === text || node.parentElement?.closest('script, style, title, svg')) return;
      node.nodeValue = text.replace(/\p{L}{2,}/gu, longer);
      done.set(node, node.nodeValue);
    } else {
      if (node.placeholder && !node.placeholder.includes('ö')) {
        node.placeholder = node.placeholder.replace(/\p{L}{2,}/gu, longer);
      }
      for (const child of node.childNodes) stretch(child);
    }
  };
  stretch(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target.nodeType === Node.TEXT_NODE) stretch(target);
      for (const node of addedNodes) stretch(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};
