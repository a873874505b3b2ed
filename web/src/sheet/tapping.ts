// Cards that are tapped: how many of each there are, and what the next tap does.
import type { CountedCards, Texts } from './operations';

export type Pile = keyof CountedCards;
const PILES: readonly Pile[] = ['laid', 'laid_low', 'laid_double', 'caught'];

/** How many of a card the game has. */
export function copiesOf(card: string, rules: Texts, seats: number): number {
  const decks = rules['decks'] === 'auto' ? (seats >= 5 ? 2 : 1) : Number(rules['decks']);
  return card === 'JK' ? decks * Number(rules['jokers_per_deck']) : decks;
}

export function countOf(tapped: CountedCards, pile: Pile, card: string): number {
  return (tapped[pile] ?? []).filter((one) => one === card).length;
}

/** How many of a card a pile may hold, as long as the player's other piles keep theirs. */
export function allowed(tapped: CountedCards, pile: Pile, card: string, rules: Texts, seats: number): number {
  const elsewhere = PILES.filter((one) => one !== pile).reduce(
    (sum, one) => sum + countOf(tapped, one, card),
    0,
  );
  return Math.max(0, copiesOf(card, rules, seats) - elsewhere);
}

/**
 * Adds a card; after the last one there is, the next tap takes all of it away again. A card that lies in another pile
 * of the player's comes over from there.
 */
export function tappedOn(tapped: CountedCards, pile: Pile, card: string, most: number): CountedCards {
  const here = countOf(tapped, pile, card);
  const from = most === 0 ? PILES.find((one) => one !== pile && countOf(tapped, one, card) > 0) : undefined;
  const all = Object.fromEntries(PILES.map((one) => [one, [...(tapped[one] ?? [])]])) as Record<
    Pile,
    string[]
  >;
  if (from !== undefined) {
    all[from].splice(all[from].lastIndexOf(card), 1);
    all[pile].push(card);
  } else if (here >= most) all[pile] = all[pile].filter((one) => one !== card);
  else all[pile].push(card);
  return Object.fromEntries(PILES.flatMap((one) => (all[one].length > 0 ? [[one, all[one]]] : [])));
}
