// Geometry of overlapping cards: how a hand or a pile fits a width.

export interface FanSize {
  width: number;
  cardWidth: number;
  cardHeight: number;
  /** The least part of a covered card that must stay free, and the most that is useful. */
  minStep: number;
  maxStep: number;
  /** Height of a row that is covered by the next one. */
  rowStep: number;
  maxRows: number;
  /** Extra room where a gap stands. */
  gap: number;
}
export interface Spot {
  x: number;
  y: number;
  row: number;
}
export interface Fan {
  spots: Spot[];
  width: number;
  height: number;
  step: number;
}

/** Lays `count` cards out in as few rows as keep `minStep`; wider than `width` only when `maxRows` are full. */
export function fan(count: number, size: FanSize, gapBefore: (index: number) => boolean): Fan {
  const room = Math.max(0, size.width - size.cardWidth);
  const perRow = Math.max(1, Math.floor(room / size.minStep) + 1);
  const rows = Math.max(1, Math.min(size.maxRows, Math.ceil(count / perRow)));
  const lengths = split(count, rows);
  // Gaps first shrink to nothing, then the steps go below what is useful, never below the least.
  let step = size.maxStep;
  let gap = size.gap;
  let from = 0;
  for (const length of lengths) {
    const gaps = gapsIn(from, length, gapBefore);
    if (length > 1) {
      if (gaps > 0) gap = Math.min(gap, Math.max(0, (room - size.minStep * (length - 1)) / gaps));
      step = Math.min(step, (room - gaps * gap) / (length - 1));
    }
    from += length;
  }
  step = Math.max(size.minStep, step);
  const spots: Spot[] = [];
  let width = 0;
  lengths.forEach((length, row) => {
    let x = 0;
    for (let i = 0; i < length; i++) {
      if (i > 0) x += step + (gapBefore(spots.length) ? gap : 0);
      spots.push({ x, y: row * size.rowStep, row });
    }
    width = Math.max(width, x + size.cardWidth);
  });
  return { spots, width: count ? width : 0, height: (rows - 1) * size.rowStep + size.cardHeight, step };
}

function gapsIn(from: number, length: number, gapBefore: (index: number) => boolean): number {
  let gaps = 0;
  for (let i = from + 1; i < from + length; i++) if (gapBefore(i)) gaps++;
  return gaps;
}

function split(count: number, rows: number): number[] {
  const base = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) => base + (row < count % rows ? 1 : 0));
}

/** The insertion index nearest to a point of the fan, for a card that is dropped there. */
export function insertion(layout: Fan, x: number, y: number, size: FanSize): number {
  const rows = layout.spots.at(-1)?.row ?? 0;
  const row = Math.max(0, Math.min(rows, Math.floor(y / size.rowStep)));
  let index = layout.spots.findIndex((spot) => spot.row === row);
  if (index < 0) return 0;
  while (layout.spots[index]?.row === row && x > (layout.spots[index]?.x ?? 0) + layout.step / 2) index++;
  return index;
}
