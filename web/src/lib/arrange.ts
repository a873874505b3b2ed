// The order of the cards in one's own hand, and where gaps between groups stand.
import { rankIndex, suitIndex } from './card';
import type { Token } from './place';

export type Sorting = 'suit' | 'rank' | 'own';

const bySuit = (a: Token, b: Token): number =>
  suitIndex(a.card) - suitIndex(b.card) || rankIndex(a.card) - rankIndex(b.card) || a.id - b.id;
const byRank = (a: Token, b: Token): number =>
  rankIndex(a.card) - rankIndex(b.card) || suitIndex(a.card) - suitIndex(b.card) || a.id - b.id;

/** The hand in the chosen order; `own` lists ids in the player's order, cards that it lacks come last. */
export function arrange(hand: readonly Token[], sorting: Sorting, own: readonly number[]): Token[] {
  if (sorting === 'suit') return [...hand].sort(bySuit);
  if (sorting === 'rank') return [...hand].sort(byRank);
  const place = new Map(own.map((id, index) => [id, index]));
  const last = own.length;
  return [...hand].sort((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last) || a.id - b.id);
}

/** Whether a gap belongs before the card at `index` of an arranged hand. */
export function gapBefore(hand: readonly Token[], index: number, sorting: Sorting): boolean {
  const here = hand[index];
  const before = hand[index - 1];
  if (!here || !before || sorting === 'own') return false;
  return sorting === 'suit'
    ? suitIndex(here.card) !== suitIndex(before.card)
    : rankIndex(here.card) !== rankIndex(before.card);
}

/** `ids` with `id` moved to `to`, an index into the list without it. */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const rest = ids.filter((one) => one !== id);
  const at = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}
