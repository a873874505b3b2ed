// What is said aloud when the table moves on: the events, and what the listener may do now.
import { tell, turnText, type Table } from './tell';
import { list, spoken, t } from './words.svelte';
import type { CardText, PublicView, View } from './wire';

/** After a long absence only the last events are told; the log has them all. */
const MOST = 12;
const AT_FIRST = 3;

export interface Moment {
  /** Whether this is the first view of the page. */
  readonly first: boolean;
  /** Whether it is another's turn, or another part of it, than when the last report was made. */
  readonly newTurn: boolean;
  readonly hand: readonly CardText[];
}

/** Names the turn that a view shows, to see whether it is a new one. */
export function turnKey(view: PublicView): string {
  return `${view.round} ${view.turn} ${view.phase}`;
}

/** The report on a view, as one text. */
export function report(message: View, view: PublicView | null, table: Table, moment: Moment): string {
  const { events, own, state } = message;
  const sentences = events.slice(moment.first ? -AT_FIRST : -MOST).map((event) => tell(event, table, 'say'));
  if (own && (moment.first || events.some((event) => event.type === 'round_started'))) {
    sentences.push(
      t('say-hand', { count: own.hand.length, cards: list(moment.hand.map((card) => spoken(card))) }),
    );
  }
  const toAct = view?.turn === table.you && (view?.phase === 'draw' || view?.phase === 'play');
  if (view && moment.newTurn && toAct) sentences.push(turnText(table, view));
  const [call] = own?.options?.calls ?? [];
  if (call && state.window?.declined !== true) sentences.push(t('say-can-call', { card: spoken(call.card) }));
  return sentences.join(' ');
}
