// What buttons say: each names what will happen and what it brings.
import { short, num, t, type Args } from './words.svelte';
import { endOf, valueOf, type Offer } from './offers';
import { meldName, placedText, type Table } from './tell';
import type { Call } from './wire';

/** The label of an offer. */
export function offerText(offer: Offer, table: Table): string {
  const value = valueOf(offer);
  const args: Args = value === null ? {} : { points: num(value), n: value };
  switch (offer.kind) {
    case 'draw':
    case 'pass':
    case 'stand':
      return t(`do-${offer.kind}`);
    case 'take':
      return t('do-take', { card: short(offer.option.card), more: table.pile() - offer.option.index - 1 });
    case 'meld':
      return t('do-meld', {
        ...args,
        cards: offer.option.cards.map((card) => placedText(card, 'see')).join(' '),
      });
    case 'lay': {
      const end = endOf(offer);
      return t(end ? `do-lay-${end}` : 'do-lay', {
        ...args,
        card: placedText(offer.option.card, 'see'),
        meld: meldName(table, offer.option.meld, 'label'),
      });
    }
    case 'swap':
      return t('do-swap', {
        ...args,
        card: short(offer.option.card),
        meld: meldName(table, offer.option.meld, 'label'),
      });
    case 'discard':
      return t('do-discard', { card: short(offer.card) });
    case 'call':
      return offer.call.meld
        ? t('do-call-lay', {
            card: short(offer.call.card),
            meld: meldName(table, offer.call.meld, 'label'),
          })
        : t('do-call', { card: short(offer.call.card), more: above(offer.call, table) });
  }
}

/** How many pile cards come along with a called one. */
function above(call: Call, table: Table): number {
  const pile = table.pileCards?.() ?? [];
  const copies = pile.flatMap((card, index) => (card === call.card ? [index] : []));
  const at = copies[(call.nth ?? 1) - 1] ?? pile.length - 1;
  return Math.max(0, pile.length - 1 - at);
}

/** The label of a group: the offer itself, or what there is to choose. */
export function groupText(group: readonly Offer[], table: Table): string {
  const [first] = group;
  if (!first) return '';
  if (group.length === 1) return offerText(first, table);
  if (first.kind === 'meld') {
    return t('do-meld-choose', { cards: first.option.cards.map((card) => short(card.card)).join(' ') });
  }
  if (first.kind === 'lay' || first.kind === 'swap') {
    const card = first.kind === 'lay' ? first.option.card.card : first.option.card;
    return t('do-lay-choose', { card: short(card) });
  }
  if (first.kind === 'call') return t('do-call-choose');
  return offerText(first, table);
}
