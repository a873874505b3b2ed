// This browser's part in a fair deal: its share is fixed first, shown later, and must stand in the list.
import type { Order } from './link';
import type { DealState } from './wire';

export class Dealing {
  deal = $state.raw<DealState | null>(null);

  constructor(
    readonly table: string,
    private readonly send: (order: Order) => void,
  ) {}

  /** Does what the step of a deal asks of seat `you`. */
  follow(deal: DealState | null, you: number | null): void {
    this.deal = deal;
    void you;
    void this.send;
  }
}
