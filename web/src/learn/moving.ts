// How the cards of a still table came to lie as they do: one step of the story on, or one back.
import { follow, type Change, type Elsewhere, type Places } from '../lib/place';
import type { CardText, SeatView } from '../lib/wire';

/** One step on, one step back, or a table that did not come from the one before it. */
export type Way = 1 | -1 | 0;

/** Whether two views show the same table. */
export function same(was: SeatView, now: SeatView): boolean {
  return JSON.stringify(was) === JSON.stringify(now);
}

/** Follows the cards to a view with this hand; what comes and goes unseen does so at the seat that acted, or the stock. */
export function moved(
  before: Places,
  was: SeatView,
  now: SeatView,
  hand: readonly CardText[],
  way: Way,
): Change {
  const you = now.own?.seat ?? null;
  const change = follow(before, now.public, hand, [], you);
  // Who acts in a step is whose turn it was before it.
  const seat = (way === -1 ? now : was).public.turn;
  if (seat === null || seat === you) return change;
  const there: Elsewhere = { at: 'seat', seat };
  const own = new Set(before.hand.map((token) => token.id));
  const pile = new Set(change.places.pile.map((token) => token.id));
  return {
    places: change.places,
    born: new Map([...change.born].map(([id, from]) => [id, pile.has(id) ? there : from])),
    gone: new Map([...change.gone].map(([id, to]) => [id, own.has(id) ? to : there])),
  };
}
