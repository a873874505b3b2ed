// Dragging with mouse, pen or finger: one pointer, one or several cards, places that take them.
import type { Table } from '../lib/table.svelte';

export type Source = { kind: 'hand'; id: number } | { kind: 'pile'; index: number } | { kind: 'stock' };
export const STOCK_TOKEN = -1;
const THRESHOLD = 7;

interface Going {
  source: Source;
  tokens: readonly number[];
  x: number;
  y: number;
  pointer: number;
  moving: boolean;
}

export class Drag {
  over = $state.raw<string | null>(null);
  moving = $state.raw(false);
  point = $state.raw({ x: 0, y: 0 });
  source = $state.raw<Source | null>(null);
  private going: Going | null = null;
  private swallow = false;

  constructor(private readonly table: Table) {}

  /** Begins to watch a pointer that went down on a card. */
  start(event: PointerEvent, source: Source): void {
    if (event.button !== 0 || this.going) return;
    this.swallow = false;
    this.going = {
      source,
      tokens: this.tokensOf(source),
      x: event.clientX,
      y: event.clientY,
      pointer: event.pointerId,
      moving: false,
    };
    addEventListener('pointermove', this.move);
    addEventListener('pointerup', this.up);
    addEventListener('pointercancel', this.cancel);
    addEventListener('keydown', this.escape, true);
  }

  /** True once after a drag, so that the click that ends it does nothing. */
  swallowed(): boolean {
    const was = this.swallow;
    this.swallow = false;
    return was;
  }

  private tokensOf(source: Source): readonly number[] {
    const { table } = this;
    if (source.kind === 'stock') return [STOCK_TOKEN];
    if (source.kind === 'pile') return table.places.pile.slice(source.index).map((token) => token.id);
    return table.selected.includes(source.id) ? table.selected : [source.id];
  }

  private readonly move = (event: PointerEvent): void => {
    const { going, table } = this;
    if (!going || event.pointerId !== going.pointer) return;
    const dx = event.clientX - going.x;
    const dy = event.clientY - going.y;
    if (!going.moving) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      if (!this.mayDrag(going.source)) {
        this.end();
        return;
      }
      going.moving = true;
      this.moving = true;
      this.source = going.source;
      if (going.source.kind === 'hand') table.select(going.tokens);
      if (going.source.kind === 'pile' && table.reach !== going.source.index)
        table.reachFor(going.source.index);
      for (const id of going.tokens) table.motion.lift(id);
    }
    event.preventDefault();
    going.tokens.forEach((id, index) => table.motion.carry(id, dx + index * 3, dy));
    this.point = { x: event.clientX, y: event.clientY };
    this.over = dropAt(event.clientX, event.clientY);
  };

  private mayDrag(source: Source): boolean {
    const { options } = this.table;
    if (source.kind === 'stock') return options?.draw ?? false;
    if (source.kind === 'pile') return options?.takes.some((take) => take.index === source.index) ?? false;
    return this.table.pending === null;
  }

  private readonly up = (event: PointerEvent): void => {
    const { going, table } = this;
    if (!going || event.pointerId !== going.pointer) return;
    const over = dropAt(event.clientX, event.clientY);
    if (going.moving) {
      this.swallow = true;
      // The click that follows comes before this; if none comes, nothing is left to swallow.
      setTimeout(() => (this.swallow = false));
      const sent = this.drop(going, over);
      if (!sent) for (const id of going.tokens) table.motion.release(id);
    }
    this.end();
  };

  /** Does what the drop means; true if a move is on its way. */
  private drop(going: Going, over: string | null): boolean {
    const { table } = this;
    const { source } = going;
    if (source.kind === 'hand') {
      if (over === 'hand') {
        if (going.tokens.length === 1) this.onarrange?.(source.id, this.point);
      } else if (over === 'pile') table.discardChosen();
      else if (over === 'board') table.meldChosen('bar');
      else if (over?.startsWith('meld-')) table.playOn(Number(over.slice(5)));
    } else if (over !== 'pile' && over !== 'stock' && over !== null) {
      const kind = source.kind === 'stock' ? 'draw' : 'take';
      const offer = table.offers.find((one) => one.kind === kind);
      if (offer) table.take(offer);
    }
    return table.pending !== null;
  }

  /** What the hand does with a card that was dropped into it. */
  onarrange: ((id: number, point: { x: number; y: number }) => void) | null = null;

  private readonly cancel = (): void => {
    for (const id of this.going?.tokens ?? []) this.table.motion.release(id);
    this.end();
  };

  private readonly escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.going?.moving) return;
    event.stopPropagation();
    this.cancel();
  };

  private end(): void {
    this.going = null;
    this.moving = false;
    this.over = null;
    this.source = null;
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.up);
    removeEventListener('pointercancel', this.cancel);
    removeEventListener('keydown', this.escape, true);
  }
}

function dropAt(x: number, y: number): string | null {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return zone?.dataset['drop'] ?? null;
}
