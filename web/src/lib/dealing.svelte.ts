// This browser's part in fair deals: its share is fixed first and opened later; afterwards the deal is checked.
import { Share, type Verdict } from './fair';
import type { Order } from './link';
import type { DealState, View } from './wire';

export class Dealing {
  /** The deal that is under way. */
  deal = $state.raw<DealState | null>(null);
  /** What the check of a finished round's deal found, by round. */
  verdicts = $state.raw<ReadonlyMap<number, Verdict>>(new Map());
  private readonly share: Share;

  constructor(
    table: string,
    private readonly send: (order: Order) => void,
  ) {
    this.share = new Share(table);
  }

  /** The table has been reached again: what a restarted server asks for is sent once more. */
  again(): void {
    this.share.again();
  }

  /** Does what a view asks of seat `you`, and checks the deal that it opens. */
  follow(view: View, you: number | null, jokersPerDeck: number): void {
    const { deal } = view.state;
    this.deal = deal;
    const order = this.share.step(deal, you);
    if (order) this.send(order);
    this.share.see(view);
    for (const event of view.events) {
      if (event.type !== 'deal_opened') continue;
      const verdict = this.share.check(event, jokersPerDeck);
      this.verdicts = new Map(this.verdicts).set(event.round, verdict);
    }
  }
}
