// The geometry of a curve: which lines its scale has, and where the points lie.

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** The lines across, the lowest first. */
  readonly lines: readonly number[];
}

const GAPS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** A scale of round numbers around some values, with at most so many lines. */
export function scaleOf(values: readonly number[], mostLines = 6): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  for (const gap of GAPS) {
    const low = Math.floor(least / gap) * gap;
    const high = Math.max(Math.ceil(most / gap) * gap, low + gap);
    const count = (high - low) / gap + 1;
    if (count <= mostLines || gap === GAPS.at(-1)) {
      return { low, high, lines: Array.from({ length: count }, (_, line) => low + line * gap) };
    }
  }
  throw new Error('no gap is large enough');
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where each value lies in the box, the first at its left edge and the last at its right one. */
export function placesOf(
  values: readonly number[],
  scale: Scale,
  box: Box,
): readonly { readonly x: number; readonly y: number }[] {
  const step = (box.right - box.left) / Math.max(1, values.length - 1);
  const unit = (box.bottom - box.top) / (scale.high - scale.low);
  return values.map((value, at) => ({ x: box.left + at * step, y: box.bottom - (value - scale.low) * unit }));
}
