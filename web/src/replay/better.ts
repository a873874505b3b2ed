// A better action shown on the table: which cards it is about, and in words.
import { becauseText, moveText, placeInPile } from '../lib/advice';
import type { Table, Tone } from '../lib/tell';
import type { Token } from '../lib/place';
import { t } from '../lib/words.svelte';
import type { CardText as Card, Decision, Move, RoundStep } from '../lib/wire';
import type { Lay } from './trace';

/** A decision of a round that is looked at: the table lies as before it. */
export interface Shown {
  readonly round: number;
  readonly decision: Decision;
}

export interface Marks {
  /** The cards that the action is about, by their ids. */
  readonly cards: ReadonlySet<number>;
  readonly stock: boolean;
  /** The meld that it goes to, by number. */
  readonly meld: number | null;
}

export const NO_MARKS: Marks = { cards: new Set(), stock: false, meld: null };

/** The cards of the table before it that a move is about. */
export function marksOf(move: Move | null | undefined, seat: number, lay: Lay): Marks {
  if (!move) return NO_MARKS;
  const hand = lay.hands[seat] ?? [];
  const pile = lay.pile.map((token) => token.card);
  switch (move.type) {
    case 'draw':
      return { ...NO_MARKS, stock: true };
    case 'take':
      return from(lay.pile.slice(placeInPile(pile, move.card, move.nth)));
    case 'meld':
      return from(
        picked(
          hand,
          move.cards.map((placed) => placed.card),
        ),
      );
    case 'lay':
      return from(picked(hand, [move.card.card]), move.meld);
    case 'swap':
      return from(picked(hand, [move.card]), move.meld);
    case 'discard':
      return from(picked(hand, [move.card]));
    case 'call':
      return typeof move.meld === 'number'
        ? from(lay.pile.slice(-1), move.meld)
        : from(lay.pile.slice(placeInPile(pile, move.card, move.nth)));
    case 'pass':
    case 'stand':
      return NO_MARKS;
  }
}

function from(tokens: readonly Token[], meld: number | null = null): Marks {
  return { cards: new Set(tokens.map((token) => token.id)), stock: false, meld };
}

function picked(hand: readonly Token[], cards: readonly Card[]): Token[] {
  const left = [...hand];
  return cards.flatMap((card) => {
    const at = left.findIndex((token) => token.card === card);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** The table of a step, for sentences about it. Nobody is "you" here. */
export function tableAt(names: readonly string[], step: RoundStep): Table {
  return {
    names,
    you: null,
    meld: (number) => step.view.melds[number - 1],
    pile: () => step.view.pile.length,
    pileCards: () => step.view.pile,
  };
}

/** What would have been better, and why. */
export function betterText(decision: Decision, table: Table, tone: Tone): string {
  const better = t('analysis-shown-better', {
    points: Math.max(1, Math.round(decision.loss)),
    move: moveText(decision.better, table, tone),
  });
  return `${better} ${becauseText(decision.because, table, tone)}`.trim();
}
