// Hints and the coach in words: where to look, what to do, why. The catalogues are those of the server.
import { cardText, meldName, nameOf, placedText, type Table, type Tone } from './tell';
import { list, t, type Args } from './words.svelte';
import type { CardText as Card, Look, Move, Reason } from './wire';

function cardsText(cards: readonly Card[], tone: Tone): string {
  const texts = cards.map((card) => cardText(card, tone));
  return tone === 'say' ? list(texts) : texts.join(' ');
}

function words(of: Look | Reason, table: Table, tone: Tone): Args {
  const { card, cards, seat, meld } = of;
  return {
    cards: cardsText(cards ?? [], tone),
    ...(card ? { card: cardText(card, tone) } : {}),
    ...(typeof seat === 'number' ? { name: nameOf(table, seat) } : {}),
    ...(typeof meld === 'number' ? { meld: meldName(table, meld, tone, seat ?? null) } : {}),
  };
}

/** Where to look before the move is told. */
export function lookText(look: Look, table: Table, tone: Tone): string {
  return t(`look-${look.kind}`, words(look, table, tone));
}

/** One reason as a sentence. */
export function reasonText(reason: Reason, table: Table, tone: Tone): string {
  const { left = 0, points = 0, cost = 0, count = 0, share = 0, against = 0 } = reason;
  return t(`reason-${reason.kind}`, {
    ...words(reason, table, tone),
    left,
    points,
    cost,
    count,
    share,
    against,
  });
}

/** Several reasons, one after the other. */
export function becauseText(reasons: readonly Reason[], table: Table, tone: Tone): string {
  return reasons.map((reason) => reasonText(reason, table, tone)).join(' ');
}

/** The place of a pile card that a move names; of two equal ones `nth` says which, from the bottom. */
export function placeInPile(pile: readonly Card[], card: Card, nth: number | null | undefined): number {
  const places = pile.flatMap((one, place) => (one === card ? [place] : []));
  return places[(nth ?? places.length) - 1] ?? -1;
}

/** What is done, standing alone as on a button; null is keeping silent. */
export function moveText(move: Move | null, table: Table, tone: Tone): string {
  const pile = table.pileCards?.() ?? [];
  if (move === null) return t('move-silent');
  switch (move.type) {
    case 'draw':
    case 'pass':
    case 'stand':
      return t(`move-${move.type}`);
    case 'take':
      return t('move-take', {
        card: cardText(move.card, tone),
        more: pile.length - 1 - placeInPile(pile, move.card, move.nth),
      });
    case 'meld': {
      const texts = move.cards.map((card) => placedText(card, tone));
      return t('move-meld', { cards: tone === 'say' ? list(texts) : texts.join(' ') });
    }
    case 'lay':
      return t(move.end ? `move-lay-${move.end}` : 'move-lay', {
        card: placedText(move.card, tone),
        meld: meldName(table, move.meld, tone),
      });
    case 'swap':
      return t('move-swap', {
        card: cardText(move.card, tone),
        meld: meldName(table, move.meld, tone),
      });
    case 'discard':
      return t('move-discard', { card: cardText(move.card, tone) });
    case 'call':
      return typeof move.meld === 'number'
        ? t('move-call-lay', {
            card: placedText({ card: move.card, as: move.as ?? move.card }, tone),
            meld: meldName(table, move.meld, tone),
          })
        : t('move-call', { card: cardText(move.card, tone) });
  }
}
