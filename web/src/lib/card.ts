// Card texts of the wire ("7S", "10H", "JK") taken apart for showing and sorting.
import type { CardText as Card } from './wire';

export type SuitLetter = 'S' | 'H' | 'D' | 'C';
export const SUITS: readonly SuitLetter[] = ['S', 'H', 'D', 'C'];
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const SIGNS: Readonly<Record<SuitLetter, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The suit letter of a card, null for a joker. */
export function suitOf(card: Card): SuitLetter | null {
  return card === 'JK' ? null : (card.slice(-1) as SuitLetter);
}

/** The rank text of a card in English letters, null for a joker. */
export function rankOf(card: Card): string | null {
  return card === 'JK' ? null : card.slice(0, -1);
}

const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {},
  de: { J: 'B', Q: 'D' },
  nl: { J: 'B', Q: 'V', K: 'H' },
  da: { J: 'B', Q: 'D', A: 'E' },
};

/** The index letter that a reader of this language expects on the card. */
export function indexLetter(rank: string, language: string): string {
  return LETTERS[language]?.[rank] ?? rank;
}

/** Short text of a card as the reader writes it: "7♠", "D♥" in German, "★" for a joker. */
export function shortCard(card: Card, language: string): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  return suit === null || rank === null ? '★' : indexLetter(rank, language) + SIGNS[suit];
}

/** Place of a rank, ace lowest: 0..12, and 13 for a joker. */
export function rankIndex(card: Card): number {
  const rank = rankOf(card);
  return rank === null ? 13 : RANKS.indexOf(rank as (typeof RANKS)[number]);
}

/** Place of a suit for sorting, colours alternating: spades, hearts, clubs, diamonds, then jokers. */
export function suitIndex(card: Card): number {
  const suit = suitOf(card);
  return suit === null ? 4 : 'SHCD'.indexOf(suit);
}

/** Whether two cards lie near each other: one rank, or one suit and at most two steps apart (the ace at both ends). */
export function near(one: Card, other: Card): boolean {
  if (one === 'JK' || other === 'JK') return true;
  if (rankOf(one) === rankOf(other)) return true;
  if (suitOf(one) !== suitOf(other)) return false;
  const apart = Math.abs(rankIndex(one) - rankIndex(other));
  return apart <= 2 || apart >= 11;
}
