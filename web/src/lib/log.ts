// The move log: events with the meld that each is about, as it was just then.
import type { GameEvent, PublicView, TableMeld } from './wire';

export interface LogLine {
  readonly key: number;
  readonly round: number;
  readonly event: GameEvent;
  /** The meld an event is about, as it was just after. */
  readonly meld: TableMeld | undefined;
  /** Who sat where when it happened. */
  readonly names: readonly string[];
}

const LENGTH = 600;

/** The log with the events that led to `view`; of a very long match the oldest lines are left out. */
export function grown(
  log: readonly LogLine[],
  events: readonly GameEvent[],
  view: PublicView | null,
  names: readonly string[],
): LogLine[] {
  let key = log.at(-1)?.key ?? 0;
  let round = log.at(-1)?.round ?? view?.round ?? 1;
  const lines = events.map((event): LogLine => {
    if (event.type === 'round_started') round = event.round;
    // Melds of earlier rounds are no longer on the table.
    const meld = 'meld' in event && round === view?.round ? view.melds[event.meld - 1] : undefined;
    return { key: ++key, round, event, meld, names };
  });
  return [...log, ...lines].slice(-LENGTH);
}
