// What is written into a cell, as points: a typed sum, or cards counted by the sheet's values (rules, chapter 8).
import { RANKS } from '../lib/card';
import type { CountedCards, Entry, Texts } from './operations';

/** The largest total that a cell takes, below zero too. */
export const MOST_POINTS = 100_000;

export interface Counted {
  /** Null where nothing readable stands there; `error` is the code of why. */
  readonly points: number | null;
  readonly error: string | null;
}

// Every sign that people and devices write for minus and plus, and every space.
const MINUS = '\\-\\u2010-\\u2014\\u2212\\ufe63\\uff0d';
const PLUS = '+\\uff0b';
const GAP = '[ \\t\\u00a0\\u2007\\u2009\\u202f]*';
const SIGN = `[${MINUS}${PLUS}]`;
const SUM = new RegExp(`^${GAP}${SIGN}?${GAP}[0-9]+${GAP}(?:${SIGN}${GAP}[0-9]+${GAP})*$`);
const TERM = new RegExp(`(${SIGN}?)${GAP}([0-9]+)`, 'g');
const IS_MINUS = new RegExp(`[${MINUS}]`);

/** Reads a total or a sum as somebody typed it: "25", "60-35", "− 35", "+20". */
export function typedPoints(typed: string): Counted {
  if (!SUM.test(typed)) return { points: null, error: 'sheet_number' };
  let points = 0;
  for (const [, sign = '', digits = ''] of typed.matchAll(TERM)) {
    const number = Number(digits);
    if (number > MOST_POINTS) return { points: null, error: 'sheet_number_large' };
    points += IS_MINUS.test(sign) ? -number : number;
  }
  if (Math.abs(points) > MOST_POINTS) return { points: null, error: 'sheet_number_large' };
  return { points, error: null };
}

/** Whether a typed text adds several numbers up, so that its result is worth saying. */
export function isSum(typed: string): boolean {
  return [...typed.matchAll(TERM)].length > 1;
}

const number = (rules: Texts, field: string): number => Number(rules[field] ?? 0);

/** What a card counts; `low` for an ace below a two, and a joker written as "JK=5H" stands for a card. */
export function cardPoints(text: string, rules: Texts, low = false): number {
  const [card = '', stands] = text.split('=');
  if (card === 'JK' && (stands === undefined || rules['joker_melded'] !== 'replaced')) {
    return number(rules, 'joker_value');
  }
  const counted = stands ?? card;
  const rank = counted.slice(0, -1);
  if (counted === 'QS') return number(rules, 'queen_of_spades');
  if (rank === 'A') return number(rules, low && rules['ace'] !== 'high' ? 'ace_low_value' : 'ace_value');
  const face = RANKS.indexOf(rank as (typeof RANKS)[number]) + 1;
  if (face >= 10) return 10;
  return rules['number_values'] === 'five' ? 5 : face;
}

function sum(cards: readonly string[] | undefined, rules: Texts, low = false): number {
  return (cards ?? []).reduce((total, card) => total + cardPoints(card, rules, low), 0);
}

/** The cards that were laid, in points. */
export function laidPoints(cards: CountedCards, rules: Texts): number {
  const double = rules['four_at_once_doubles'] === 'on' ? 2 : 1;
  return sum(cards.laid, rules) + sum(cards.laid_low, rules, true) + double * sum(cards.laid_double, rules);
}
/** The cards that were caught, in points. A joker left in a hand stands for nothing. */
export function caughtPoints(cards: CountedCards, rules: Texts): number {
  return sum(
    (cards.caught ?? []).map((card) => card.replace(/=.*/, '')),
    rules,
  );
}

/** What the player of an entry gets for going out, and for doing so in the first turn. */
export function bonusPoints(entry: Pick<Entry, 'out' | 'stood'>, rules: Texts): number {
  if (!entry.out) return 0;
  return number(rules, 'going_out_bonus') + (entry.stood ? number(rules, 'first_turn_bonus') : 0);
}

/**
 * The points of a cell. Bonuses are added to cards; a typed total is taken as it is. `somebodyOut`: somebody went out
 * in this round, so that hands count in any case.
 */
export function entryPoints(
  entry: Pick<Entry, 'value' | 'out' | 'stood'>,
  rules: Texts,
  somebodyOut: boolean,
): Counted {
  const { value } = entry;
  if (value === null) return { points: null, error: null };
  if ('typed' in value) return typedPoints(value.typed);
  const hands = somebodyOut || rules['stock_out_penalty'] !== 'off';
  const caught = hands ? caughtPoints(value.cards, rules) : 0;
  return { points: laidPoints(value.cards, rules) - caught + bonusPoints(entry, rules), error: null };
}
