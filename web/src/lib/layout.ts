// Sizes of the table for a window.
import type { CardSize } from './prefs.svelte';

export type Shape = 'phone' | 'low' | 'desk';
export interface Sizes {
  shape: Shape;
  /** Width of the window, in px. */
  window: number;
  hand: number;
  pile: number;
  /** The widest and the narrowest that cards of melds may be; between them they fit the board. */
  meld: number;
  meldLeast: number;
}

const RATIO = 88 / 63;
const between = (low: number, value: number, high: number): number =>
  Math.round(Math.max(low, Math.min(value, high)));

/** How much larger the hand, and the other cards, are for who wants them so; a table on its side has less room. */
const GROWTH: Readonly<Record<CardSize, { hand: number; rest: number; low: number }>> = {
  normal: { hand: 1, rest: 1, low: 1 },
  large: { hand: 1.2, rest: 1.15, low: 1.08 },
  extra: { hand: 1.4, rest: 1.3, low: 1.15 },
};

/** Card widths in px and the shape of the table, for a window of this size; `cards` are in the hand. */
export function sizesOf(width: number, height: number, cards: number, wished: CardSize = 'normal'): Sizes {
  const plain = plainSizes(width, height, cards);
  const growth = GROWTH[wished];
  const of = (size: number, by: number): number =>
    Math.round(size * (plain.shape === 'low' ? growth.low : by));
  return {
    shape: plain.shape,
    window: width,
    hand: of(plain.hand, growth.hand),
    pile: of(plain.pile, growth.rest),
    meld: of(plain.meld, growth.rest),
    meldLeast: of(plain.meldLeast, growth.rest),
  };
}

function plainSizes(width: number, height: number, cards: number): Omit<Sizes, 'window'> {
  if (width >= 1000 && height >= 600) {
    const hand = between(78, height * 0.112, 144);
    return {
      shape: 'desk',
      hand: cards > 16 ? Math.round(hand * 0.84) : hand,
      pile: between(60, height * 0.082, 110),
      meld: between(52, height * 0.08, 104),
      meldLeast: 34,
    };
  }
  if (height < 500 && width > height)
    return { shape: 'low', hand: cards > 13 ? 52 : 56, pile: 42, meld: 40, meldLeast: 28 };
  if (width >= 700) {
    const hand = between(78, height * 0.1, 104);
    return { shape: 'phone', hand, pile: Math.round(hand * 0.78), meld: 72, meldLeast: 44 };
  }
  const narrow = width < 400;
  // A tall phone has height to spare between the melds and the pile.
  const more = height >= 760 && cards <= 16;
  return {
    shape: 'phone',
    hand: (narrow ? 50 : 56) + (more ? 10 : 0),
    pile: more ? 50 : 44,
    meld: (narrow ? 46 : 50) + (more ? 12 : 0),
    meldLeast: 32,
  };
}

export function tall(cardWidth: number): number {
  return Math.round(cardWidth * RATIO);
}

/** How the board spaces its melds, in px: what surrounds a meld, and what lies between melds, groups and rows. */
export interface Spacing {
  around: number;
  betweenMelds: number;
  betweenGroups: number;
  betweenRows: number;
  /** Height of the line that says whose melds these are. */
  name: number;
}
/** How far a card in a meld lies from the one it covers, in card widths. */
export const MELD_STEP = 0.58;

/** The widest cards, from `most` down to `least`, with which all melds fit a board; `groups` are the owners' numbers of cards. */
export function meldWidth(
  groups: readonly (readonly number[])[],
  board: { width: number; height: number },
  limits: { most: number; least: number },
  spacing: Spacing,
): number {
  for (let card = limits.most; card > limits.least; card--) {
    if (heightOf(groups, board.width, card, spacing) <= board.height) return card;
  }
  return limits.least;
}

/** How high melds with cards of this width are when they flow into rows as the board lets them. */
export function heightOf(
  groups: readonly (readonly number[])[],
  width: number,
  card: number,
  spacing: Spacing,
): number {
  const high = tall(card) + spacing.around;
  let height = 0;
  let rowWidth = 0;
  let rowHeight = 0;
  for (const melds of groups) {
    const { wide, rows } = flow(
      melds.map((cards) => card * (1 + MELD_STEP * (cards - 1)) + spacing.around),
      width,
      spacing.betweenMelds,
    );
    const groupHeight = spacing.name + rows * high;
    if (rowWidth > 0 && rowWidth + spacing.betweenGroups + wide > width) {
      height += rowHeight + spacing.betweenRows;
      rowWidth = rowHeight = 0;
    }
    rowWidth += (rowWidth > 0 ? spacing.betweenGroups : 0) + wide;
    rowHeight = Math.max(rowHeight, groupHeight);
  }
  return height + rowHeight;
}

/** Boxes side by side in as many rows as a width asks for. */
function flow(boxes: readonly number[], width: number, gap: number): { wide: number; rows: number } {
  let wide = 0;
  let rows = 1;
  let at = 0;
  for (const box of boxes) {
    if (at > 0 && at + gap + box > width) {
      rows++;
      at = 0;
    }
    at += (at > 0 ? gap : 0) + Math.min(box, width);
    wide = Math.max(wide, at);
  }
  // A group of several rows takes the whole width, as wrapping boxes do.
  return { wide: rows > 1 ? width : wide, rows };
}
