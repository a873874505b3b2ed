// Sizes of the table for a window.

export type Shape = 'phone' | 'low' | 'desk';
export interface Sizes {
  shape: Shape;
  hand: number;
  pile: number;
  meld: number;
}

const RATIO = 88 / 63;
const between = (low: number, value: number, high: number): number =>
  Math.round(Math.max(low, Math.min(value, high)));

/** Card widths in px and the shape of the table, for a window of this size. */
export function sizesOf(width: number, height: number, cards: number, melds: number, rows: number): Sizes {
  if (width >= 1000 && height >= 600) {
    const hand = between(78, height * 0.112, 144);
    return {
      shape: 'desk',
      hand: cards > 16 ? Math.round(hand * 0.84) : hand,
      pile: between(60, height * 0.082, 110),
      meld: between(44, height * (melds > 6 || rows > 2 ? 0.055 : melds > 4 ? 0.06 : 0.07), 92),
    };
  }
  if (height < 500 && width > height) return { shape: 'low', hand: 52, pile: 42, meld: 34 };
  if (width >= 700) return { shape: 'phone', hand: 78, pile: 62, meld: 52 };
  return { shape: 'phone', hand: width < 400 ? 50 : 56, pile: 44, meld: width < 400 ? 38 : 42 };
}

export function tall(cardWidth: number): number {
  return Math.round(cardWidth * RATIO);
}
