// The deck's pictures: one sprite a language. Its symbols come into the page when a card first shows them, each with
// those that it is drawn from: a table shows few of all there are, and what is in the page is styled with it.

const DECKS = import.meta.glob<string>('../assets/deck-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const pictures = (language: string): string | undefined => DECKS[`../assets/deck-${language}.svg`];
const ID = 'deck';
const SVG = 'http://www.w3.org/2000/svg';

let wish = 0;
const WAITS = [0, 1000, 5000];
const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** The symbols of the sprite that has come, as they are written. */
let drawn: ReadonlyMap<string, string> = new Map();
/** All that cards have shown so far. */
const asked = new Set<string>();
/** The symbols in the page. */
const there = new Set<string>();
let awaited = false;

/** Brings the sprite with the letters of a language into the page; after a fault it tries again twice. */
export async function bringDeck(language: string): Promise<void> {
  // The newest wish counts: letters of a language that was left in between are not shown.
  const mine = ++wish;
  let fault: unknown;
  for (const time of WAITS) {
    if (time > 0) await wait(time);
    if (mine !== wish) return;
    try {
      const text = await fetched(pictures(language) ?? pictures('en') ?? '');
      if (mine === wish) show(text);
      return;
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
}

/** A card shows the symbol of this name: it is there before the page is painted, or when the sprite has come. */
export function needSymbol(name: string): void {
  if (asked.has(name)) return;
  asked.add(name);
  if (awaited) return;
  awaited = true;
  // All cards of a change together: each look into the sprite costs more than what it finds.
  queueMicrotask(() => {
    awaited = false;
    put(missing());
  });
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`deck: ${answer.status}`);
  return answer.text();
}

function show(text: string): void {
  const symbols = symbolsOf(text);
  if (symbols.size === 0) throw new Error('deck: no symbols');
  drawn = symbols;
  there.clear();
  spriteOf().replaceChildren();
  put(missing());
}

/** The symbols of a sprite by their names, as they are written. */
function symbolsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [whole, name] of text.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)) {
    if (name !== undefined) found.set(name, whole);
  }
  return found;
}

/** What the page lacks of all that was asked for, with what that is drawn from. */
function missing(): string[] {
  const found = new Set<string>();
  const look = (name: string): void => {
    const text = drawn.get(name);
    if (text === undefined || found.has(name) || there.has(name)) return;
    found.add(name);
    for (const [, other] of text.matchAll(/href="#([^"]+)"/g)) if (other !== undefined) look(other);
  };
  for (const name of asked) look(name);
  return [...found];
}

function put(names: readonly string[]): void {
  if (names.length === 0) return;
  const text = names.map((name) => drawn.get(name)).join('');
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, 'image/svg+xml');
  spriteOf().append(...parsed.documentElement.children);
  for (const name of names) there.add(name);
}

function spriteOf(): Element {
  const found = document.getElementById(ID);
  if (found) return found;
  const sprite = document.createElementNS(SVG, 'svg');
  sprite.id = ID;
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('class', 'sprite');
  document.body.append(sprite);
  return sprite;
}
