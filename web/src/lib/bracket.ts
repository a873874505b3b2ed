// Which neighbours in the arranged hand could be melded, for the faint brackets above them.
import type { Token } from './place';
import type { MeldOption } from './wire';

export interface Bracket {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** Brackets over neighbours that form an offered meld; the most valuable first, none overlapping. */
export function brackets(hand: readonly Token[], melds: readonly MeldOption[]): Bracket[] {
  const wanted = new Map(
    melds.map((meld) => [
      meld.cards
        .map((entry) => entry.card)
        .sort()
        .join(' '),
      meld.value,
    ]),
  );
  const lengths = new Set(melds.map((meld) => meld.cards.length));
  const found: Bracket[] = [];
  for (const length of lengths) {
    for (let from = 0; from + length <= hand.length; from++) {
      const cards = hand
        .slice(from, from + length)
        .map((token) => token.card)
        .sort()
        .join(' ');
      const value = wanted.get(cards);
      if (value !== undefined) found.push({ from, to: from + length - 1, value });
    }
  }
  const kept: Bracket[] = [];
  for (const one of found.sort((a, b) => b.value - a.value || b.to - b.from - (a.to - a.from))) {
    if (kept.every((other) => one.to < other.from || one.from > other.to)) kept.push(one);
  }
  return kept;
}
