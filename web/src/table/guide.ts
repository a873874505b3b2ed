// The guided first round: which tip belongs to a moment at the table, and what has been learned by now.
import type { Table } from '../lib/table.svelte';
import type { GameEvent, Options, PublicView } from '../lib/wire';

/** Every tip, in the order in which they usually come. */
export const TIPS = ['draw', 'pile', 'meld', 'lay', 'out', 'discard', 'watch', 'score'] as const;
export type Tip = (typeof TIPS)[number];

/** From so many on there are no tips any more (`prefs.lessons`). */
export const LEARNED = 3;
/** With so few cards one is told how a round ends. */
const FEW = 3;

export interface Moment {
  readonly view: PublicView;
  readonly mine: boolean;
  readonly options: Options | null;
  readonly hand: number;
}

/** The moment at a table. While a move is on its way it is still the one before: what is read stays until then. */
export function momentAt(table: Pick<Table, 'view' | 'own' | 'myTurn' | 'hand'>): Moment | null {
  const { view, own, myTurn: mine, hand } = table;
  return view && { view, mine, options: own?.options ?? null, hand: hand.length };
}

/** The tip that a moment asks for, null where it asks for none that is still new. */
export function tipFor(moment: Moment, done: readonly string[]): Tip | null {
  const found = fitting(moment);
  return found.find((tip) => !done.includes(tip)) ?? null;
}

function fitting({ view, mine, options, hand }: Moment): Tip[] {
  if (view.phase === 'over') return ['score'];
  if (!mine) return ['watch'];
  if (!options) return [];
  if (view.phase !== 'play') {
    // With an empty stock the table itself says what is left to do.
    if (!options.draw) return [];
    return options.takes.some((take) => take.brings > 1) ? ['pile', 'draw'] : ['draw'];
  }
  // The card that was reached for has a line of its own at the table.
  if (view.reached !== null) return [];
  return [
    ...(options.melds.length > 0 ? (['meld'] as const) : []),
    ...(options.lay_offs.length > 0 ? (['lay'] as const) : []),
    ...(hand <= FEW ? (['out'] as const) : []),
    'discard',
  ];
}

/** What is known once an event has happened; `shown` is the tip that stood there. */
export function learnedBy(event: GameEvent, you: number, shown: Tip | null): Tip[] {
  if (event.type === 'round_ended') return shown === 'watch' ? ['watch'] : [];
  if (!('seat' in event)) return [];
  if (event.seat !== you) return [];
  switch (event.type) {
    case 'drew':
      // Whoever has read of the pile and draws all the same has decided.
      return shown === 'pile' ? ['draw', 'pile', 'watch'] : ['draw', 'watch'];
    case 'took':
      return event.cards.length > 1 ? ['draw', 'pile', 'watch'] : ['draw', 'watch'];
    case 'melded':
      return ['meld'];
    case 'laid_off':
      return ['lay'];
    case 'discarded':
      return shown === null ? ['discard'] : ['discard', shown];
    default:
      return [];
  }
}
