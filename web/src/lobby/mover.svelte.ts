// Dragging somebody from seat to seat: at once with a mouse, after a short hold with a finger, so that pages still scroll.

const SLOP = 7;
const HOLD = 280;

export class Mover {
  from = $state<number | null>(null);
  over = $state<number | null>(null);
  dx = $state(0);
  dy = $state(0);
  private dropped = -Infinity;

  constructor(private readonly drop: (from: number, to: number) => void) {}

  /** Whether a drag has just ended: the click that follows it is none. */
  justDropped(): boolean {
    return performance.now() - this.dropped < 400;
  }

  /** Begins to watch a pointer that went down on a seat. */
  down(event: PointerEvent, seat: number): void {
    if (event.button !== 0 || this.from !== null) return;
    const { clientX, clientY, pointerId } = event;
    const touch = event.pointerType === 'touch';
    let held = !touch;
    const timer = touch ? setTimeout(() => ((held = true), this.lift(seat)), HOLD) : null;

    const move = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      const [dx, dy] = [now.clientX - clientX, now.clientY - clientY];
      const far = Math.hypot(dx, dy) > SLOP;
      if (this.from === null && far && !held) end();
      if (this.from === null && far && held) this.lift(seat);
      if (this.from === null) return;
      [this.dx, this.dy] = [dx, dy];
      this.over = seatAt(now.clientX, now.clientY, seat);
    };
    const up = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      const to = this.over;
      if (this.from !== null) this.dropped = performance.now();
      end();
      if (to !== null) this.drop(seat, to);
    };
    const end = (): void => {
      if (timer !== null) clearTimeout(timer);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', escape);
      this.from = null;
      this.over = null;
    };
    const escape = (key: KeyboardEvent): void => {
      if (key.key === 'Escape') end();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
    addEventListener('keydown', escape);
  }

  /** Keeps the page still while a finger drags. */
  readonly stillTouch = (node: HTMLElement): (() => void) => {
    const still = (event: TouchEvent): void => {
      if (this.from !== null && event.cancelable) event.preventDefault();
    };
    node.addEventListener('touchmove', still, { passive: false });
    return () => node.removeEventListener('touchmove', still);
  };

  private lift(seat: number): void {
    this.from = seat;
    this.dx = 0;
    this.dy = 0;
  }
}

function seatAt(x: number, y: number, except: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]');
    const seat = Number(place?.dataset['place'] ?? NaN);
    if (Number.isInteger(seat) && seat !== except) return seat;
  }
  return null;
}
