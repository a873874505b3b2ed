// The sprite of the deck with the letters of each language.
import de from '../assets/deck-de.svg?url';
import en from '../assets/deck-en.svg?url';

const DECKS: Readonly<Record<string, string>> = { en, de };

export function deckOf(language: string): string {
  return DECKS[language] ?? en;
}
