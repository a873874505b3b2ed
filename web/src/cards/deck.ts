// The deck's pictures: one sprite a language, put into the page so that every card refers to it by name.

const DECKS = import.meta.glob<string>('../assets/deck-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const pictures = (language: string): string | undefined => DECKS[`../assets/deck-${language}.svg`];
const ID = 'deck';

/** Brings the sprite with the letters of a language into the page. */
export async function bringDeck(language: string): Promise<void> {
  const answer = await fetch(pictures(language) ?? pictures('en') ?? '');
  if (!answer.ok) throw new Error(`deck: ${answer.status}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
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
