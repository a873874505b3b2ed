// What is written into a cell, as points: a typed sum, or the cards that were laid and caught.
import { RANKS, rankOf } from '../lib/card';
import type { Tapped, Texts } from './operations';

/** The largest total that a cell takes, below zero too. */
export const MOST_POINTS = 100_000;
/** The longest text that a cell takes. */
export const LONGEST_TYPED = 40;

export type Problem = 'empty' | 'unreadable' | 'too_large';
export type Points =
  { readonly points: number; readonly problem: null } | { readonly points: null; readonly problem: Problem };

/** Every sign that people and devices write for minus, and the two for plus. */
const MINUS = /[-‐‑‒–—−﹣－]/gu;
const PLUS = /[+＋﹢]/gu;

/** Reads a total or a sum as somebody typed it: "25", "60-35", "− 35", "+20". */
export function typedPoints(typed: string): Points {
  const text = typed.replace(/\s/gu, '').replace(MINUS, '-').replace(PLUS, '+');
  if (text === '') return bad('empty');
  if (text.length > LONGEST_TYPED || !/^[+-]?\d+([+-]\d+)*$/.test(text)) return bad('unreadable');
  const points = (text.match(/[+-]?\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0);
  return Math.abs(points) > MOST_POINTS ? bad('too_large') : { points, problem: null };
}
const bad = (problem: Problem): Points => ({ points: null, problem });

/** Whether a typed text is a sum of several numbers, whose result is worth saying. */
export function isSum(typed: string): boolean {
  return /\d\s*[-‐‑‒–—−﹣－+＋﹢]/u.test(typed);
}

const number = (rules: Texts, field: string): number => Number(rules[field] ?? 0);

/** What a card counts by the rules; `low` for an ace below a two. */
export function cardPoints(card: string, rules: Texts, low = false): number {
  const rank = rankOf(card);
  if (rank === null) return number(rules, 'joker_value');
  if (rank === 'A') return number(rules, low ? 'ace_low_value' : 'ace_value');
  if (card === 'QS') return number(rules, 'queen_of_spades');
  const face = RANKS.indexOf(rank as (typeof RANKS)[number]) + 1;
  if (face >= 10) return 10;
  return rules['number_values'] === 'five' ? 5 : face;
}

/** The values of cards together. */
export function cardsPoints(cards: readonly string[], rules: Texts, low = false): number {
  return cards.reduce((sum, card) => sum + cardPoints(card, rules, low), 0);
}

/** What was laid, what was caught, and the round score: laid less caught, with the bonus of who went out. */
export function tappedPoints(
  tapped: Tapped,
  rules: Texts,
  out: boolean,
): { readonly laid: number; readonly caught: number; readonly bonus: number; readonly points: number } {
  const laid = cardsPoints(tapped.laid, rules) + cardsPoints(tapped.laid_low, rules, true);
  const caught = cardsPoints(tapped.caught, rules);
  const bonus = out ? number(rules, 'going_out_bonus') : 0;
  return { laid, caught, bonus, points: laid - caught + bonus };
}
