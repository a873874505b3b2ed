// The deck's pictures: one sprite a language, put into the page so that every card refers to it by name.

const DECKS = import.meta.glob<string>('../assets/deck-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const pictures = (language: string): string | undefined => DECKS[`../assets/deck-${language}.svg`];
const ID = 'deck';

let wish = 0;
const WAITS = [0, 1000, 5000];
const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

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

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`deck: ${answer.status}`);
  return answer.text();
}

function show(text: string): void {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const sprite = document.importNode(parsed.documentElement, true);
  sprite.id = ID;
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('class', 'sprite');
  const old = document.getElementById(ID);
  if (old) old.replaceWith(sprite);
  else document.body.append(sprite);
}
