// What somebody asks of the table beside playing: seats, rules, manners, people, the next match.
import type { Order } from './link';
import type {
  Ack,
  AgainTable,
  Considered,
  Hint,
  MakesAnswer,
  MeldAnswer,
  Phrase,
  Pong,
  Refused,
  SeatLink,
  SeatPlan,
} from './wire';

/** The server did not answer in time. */
export interface Silence {
  readonly type: 'silence';
}
export type Answer =
  Ack | Refused | SeatLink | AgainTable | MakesAnswer | MeldAnswer | Hint | Considered | Pong | Silence;

/** Each of these gives the answer: `ack` where it is done, `refused` with a code, `silence` where none came. */
export abstract class Hosting {
  /** Sends an order and waits for its answer; refusals are said aloud and shown beside the table as well. */
  abstract ask(order: Order): Promise<Answer>;

  /** Host, before the match: the seats are to be these. */
  arrange(seats: readonly SeatPlan[]): Promise<Answer> {
    return this.ask({ type: 'seats', seats });
  }
  /** Host, before the match: other rules. */
  chooseRules(preset: string, rules: Readonly<Record<string, string>>): Promise<Answer> {
    return this.ask({ type: 'rules', preset, rules });
  }
  /** Host, at any time: other table manners; fields that are left out stay. */
  chooseManners(manners: Readonly<Record<string, string>>): Promise<Answer> {
    return this.ask({ type: 'manners', manners });
  }
  /** Host: the match begins. */
  start(): Promise<Answer> {
    return this.ask({ type: 'start' });
  }
  makeHost(seat: number): Promise<Answer> {
    return this.ask({ type: 'host', seat });
  }
  /** Host: the person on that seat has to go. */
  remove(seat: number): Promise<Answer> {
    return this.ask({ type: 'remove', seat });
  }
  /** Host: a removed person (`tag` of `barred`) may come back. */
  allow(tag: string): Promise<Answer> {
    return this.ask({ type: 'allow', tag });
  }
  /** Gives the own seat up for good. */
  leave(): Promise<Answer> {
    return this.ask({ type: 'leave' });
  }
  /** Host: a one-time code by which the person of that seat comes back from another browser. */
  seatLink(seat: number): Promise<Answer> {
    return this.ask({ type: 'seat_link', seat });
  }
  /** Cuts the pack before the deal, so many cards deep. */
  cut(round: number, depth: number): Promise<Answer> {
    return this.ask({ type: 'cut', round, depth });
  }
  say(phrase: Phrase): Promise<Answer> {
    return this.ask({ type: 'say', phrase });
  }
  /** The same table again after the match; with `lobby` the host can change the rules first. */
  again(lobby = false): Promise<Answer> {
    return this.ask(lobby ? { type: 'again', lobby } : { type: 'again' });
  }
}
