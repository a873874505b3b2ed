// How cards travel: measure, change, then play the difference. Flights can be interrupted at any time and never block.
import type { Change, Elsewhere } from './place';

interface Seen {
  rect: DOMRect;
  element: HTMLElement;
  zone: string;
}
interface Flight {
  ghost: HTMLElement;
  animation: Animation | null;
}
export type Snapshot = ReadonlyMap<number, Seen>;

const TRAVEL = 300;
const SETTLE = 200;
const HURRIED = 140;
const EASE = 'cubic-bezier(.25,.8,.3,1)';

/** How long cards travel, in ms: what follows at once, as after a lost connection, goes by quickly. */
export function travelTime(sinceLast: number): number {
  return sinceLast < TRAVEL ? HURRIED : TRAVEL;
}

/** Whether the reader wants things to stand still. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export class Motion {
  private readonly cards = new Map<number, { element: HTMLElement; zone: string }>();
  private readonly anchors = new Map<string, HTMLElement>();
  private readonly flights = new Map<number, Flight>();
  /** Whether nothing flies yet: a table that is being set is not seen, and asking where its cards are takes time. */
  resting = false;
  private layer: HTMLElement | null = null;
  private played = -Infinity;
  private travel = TRAVEL;

  /** Where flying cards are drawn. */
  readonly sky = (element: HTMLElement): (() => void) => {
    this.layer = element;
    return () => {
      this.layer = null;
    };
  };

  /** Attaches the element that shows a card. */
  readonly card =
    (id: number, zone: string) =>
    (element: HTMLElement): (() => void) => {
      this.cards.set(id, { element, zone });
      return () => {
        if (this.cards.get(id)?.element === element) this.cards.delete(id);
      };
    };

  /** Attaches the element that stands for a place without cards of its own: the stock, a seat. */
  readonly anchor =
    (name: string) =>
    (element: HTMLElement): (() => void) => {
      this.anchors.set(name, element);
      return () => {
        if (this.anchors.get(name) === element) this.anchors.delete(name);
      };
    };

  elementOf(id: number): HTMLElement | null {
    return this.cards.get(id)?.element ?? null;
  }

  /** Where everything is now, flights included. */
  measure(): Snapshot {
    const seen = new Map<number, Seen>();
    if (this.resting) return seen;
    for (const [id, { element, zone }] of this.cards) {
      const flight = this.flights.get(id);
      seen.set(id, { rect: (flight?.ghost ?? element).getBoundingClientRect(), element, zone });
    }
    return seen;
  }

  /** Plays the way from a snapshot to what the page shows now. */
  play(before: Snapshot, change: Change | null): void {
    if (this.resting) return;
    if (still()) {
      this.land();
      return;
    }
    const moment = performance.now();
    this.travel = travelTime(moment - this.played);
    this.played = moment;
    let dealt = 0;
    for (const [id, { element, zone }] of this.cards) {
      const old = before.get(id);
      const origin = old?.rect ?? this.rectOf(change?.born.get(id));
      if (!origin) continue;
      const now = element.getBoundingClientRect();
      if (old && old.zone === zone && !this.flights.has(id)) this.settle(element, origin, now);
      else this.fly(id, element, origin, now, old ? 0 : 28 * dealt++);
    }
    for (const [id, where] of change?.gone ?? []) {
      const old = before.get(id);
      const target = this.rectOf(where);
      if (old && target) this.vanish(id, old, target);
    }
  }

  /** Sends a card's back from one place to another, as when an opponent draws. */
  pass(from: Elsewhere, to: Elsewhere, back: HTMLElement): void {
    if (this.resting) return;
    const start = this.rectOf(from);
    const end = this.rectOf(to);
    if (!start || !end || !this.layer || still()) return;
    const ghost = back.cloneNode(true) as HTMLElement;
    this.place(ghost, start);
    this.layer.append(ghost);
    const away = `translate(${end.x + end.width / 2 - start.x - start.width / 2}px,${end.y + end.height / 2 - start.y - start.height / 2}px)`;
    ghost
      .animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `${away} scale(.6)`, opacity: 1, offset: 0.85 },
          { transform: `${away} scale(.5)`, opacity: 0 },
        ],
        { duration: this.travel, easing: EASE },
      )
      .finished.catch(() => undefined)
      .finally(() => ghost.remove());
  }

  /** Lifts a card off the table so that it can follow the pointer. */
  lift(id: number): void {
    const element = this.elementOf(id);
    if (!element || !this.layer) return;
    const rect = this.flights.get(id)?.ghost.getBoundingClientRect() ?? element.getBoundingClientRect();
    this.drop(id);
    const ghost = this.ghostOf(element, rect);
    ghost.classList.add('lifted');
    this.layer.append(ghost);
    element.classList.add('away');
    this.flights.set(id, { ghost, animation: null });
  }

  /** Moves a lifted card by so much from where it was lifted. */
  carry(id: number, dx: number, dy: number): void {
    const flight = this.flights.get(id);
    if (flight) flight.ghost.style.transform = `translate(${dx}px,${dy}px)`;
  }

  /** Lets a lifted card go back to its place. */
  release(id: number): void {
    const flight = this.flights.get(id);
    if (!flight || flight.animation) return;
    const element = this.elementOf(id);
    if (!element) {
      this.drop(id);
      return;
    }
    const from = flight.ghost.getBoundingClientRect();
    this.drop(id);
    if (!still()) this.fly(id, element, from, element.getBoundingClientRect(), 0);
  }

  /** Ends all flights at once. */
  land(): void {
    for (const id of [...this.flights.keys()]) this.drop(id);
  }

  private settle(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    for (const animation of element.getAnimations()) if (animation.id === 'settle') animation.cancel();
    const target = element.getBoundingClientRect();
    const dx = from.x - target.x;
    const dy = from.y - target.y;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(to.width - from.width) < 1) return;
    const animation = element.animate([{ transform: `translate(${dx}px,${dy}px)` }, { transform: 'none' }], {
      duration: SETTLE,
      easing: EASE,
    });
    animation.id = 'settle';
  }

  private fly(id: number, element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
    this.drop(id);
    if (!this.layer || to.width === 0) return;
    const ghost = this.ghostOf(element, to);
    this.layer.append(ghost);
    element.classList.add('away');
    const scale = from.width / to.width;
    const start = `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${scale})`;
    const animation = ghost.animate([{ transform: start }, { transform: 'none' }], {
      duration: this.travel,
      delay: this.travel < TRAVEL ? 0 : Math.min(delay, 400),
      easing: EASE,
      fill: 'backwards',
    });
    const flight = { ghost, animation };
    this.flights.set(id, flight);
    animation.finished
      .then(() => {
        if (this.flights.get(id) === flight) this.drop(id);
      })
      .catch(() => undefined);
  }

  private vanish(id: number, old: Seen, target: DOMRect): void {
    this.drop(id);
    if (!this.layer) return;
    const ghost = this.ghostOf(old.element, old.rect);
    this.layer.append(ghost);
    const away = `translate(${target.x + target.width / 2 - old.rect.x - old.rect.width / 2}px,${target.y + target.height / 2 - old.rect.y - old.rect.height / 2}px) scale(.5)`;
    ghost
      .animate(
        [
          { transform: 'none' },
          { transform: away, opacity: 1, offset: 0.85 },
          { transform: away, opacity: 0 },
        ],
        {
          duration: this.travel,
          easing: EASE,
        },
      )
      .finished.catch(() => undefined)
      .finally(() => ghost.remove());
  }

  private drop(id: number): void {
    const flight = this.flights.get(id);
    this.flights.delete(id);
    flight?.animation?.cancel();
    flight?.ghost.remove();
    this.elementOf(id)?.classList.remove('away');
  }

  private ghostOf(element: HTMLElement, rect: DOMRect): HTMLElement {
    const picture = element.querySelector('svg.face') ?? element;
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.append(picture.cloneNode(true));
    this.place(ghost, rect);
    return ghost;
  }

  private place(ghost: HTMLElement, rect: DOMRect): void {
    const style = ghost.style;
    style.left = `${rect.x}px`;
    style.top = `${rect.y}px`;
    style.width = `${rect.width}px`;
    style.height = `${rect.height}px`;
  }

  private rectOf(where: Elsewhere | undefined): DOMRect | null {
    if (!where) return null;
    if (where.at === 'stock') return this.anchors.get('stock')?.getBoundingClientRect() ?? null;
    const seat = this.anchors.get(`seat-${where.seat}`)?.getBoundingClientRect();
    if (!seat) return null;
    // A seat is wider than a card: flights start and end at its middle, in the size of its little fan.
    return new DOMRect(seat.x + seat.width / 2 - 15, seat.y + seat.height / 2 - 21, 30, 42);
  }
}
