// How an open choice is put into words: the question, and each answer by what sets it apart from the others.
import { offerText } from './label';
import type { Offer } from './offers';
import { placedText, type Table } from './tell';
import { num, short, t } from './words.svelte';
import type { Placed } from './wire';

const jokersOf = (offer: Offer): readonly Placed[] => {
  if (offer.kind === 'meld') return offer.option.cards.filter((one) => one.card === 'JK' && one.as !== 'JK');
  if (offer.kind === 'lay' && offer.option.card.card === 'JK') return [offer.option.card];
  return [];
};
const meldOf = (offer: Offer): number | null =>
  offer.kind === 'lay' || offer.kind === 'swap' ? offer.option.meld : null;
const endOf = (offer: Offer): 'high' | 'low' | null =>
  offer.kind === 'lay' ? (offer.option.end ?? null) : null;

/** What the rules leave open between these offers. */
export function questionOf(offers: readonly Offer[]): string {
  const kinds = new Set(offers.map((offer) => offer.kind));
  const melds = new Set(offers.map(meldOf));
  if (kinds.has('call')) return t('ask-call');
  if (kinds.size > 1) return t('ask-which');
  if (kinds.has('lay') && melds.size > 1) return t('ask-meld');
  if (offers.every((offer) => jokersOf(offer).length > 0)) return t('ask-joker');
  if (offers.some((offer) => endOf(offer) !== null)) return t('ask-end');
  return kinds.has('meld') ? t('ask-meld-value') : t('ask-which');
}

/** The answer of one offer, as short as the others allow. */
export function answerOf(offer: Offer, offers: readonly Offer[], table: Table): string {
  const melds = new Set(offers.map(meldOf));
  const alone = melds.size === 1 && offers.every((one) => one.kind === offer.kind);
  if (alone && offer.kind === 'lay') {
    const end = endOf(offer);
    const meld = table.meld(offer.option.meld);
    const next = end === 'low' ? meld?.cards[0]?.as : meld?.cards.at(-1)?.as;
    if (end && next) {
      return t(end === 'low' ? 'choose-end-low' : 'choose-end-high', {
        card: placedText(offer.option.card, 'see'),
        next: short(next),
        points: num(offer.option.value),
      });
    }
  }
  const jokers = jokersOf(offer);
  if (alone && jokers.length > 0 && offers.every((one) => jokersOf(one).length > 0) && 'option' in offer) {
    return t('choose-joker', {
      as: jokers.map((one) => short(one.as)).join(' '),
      points: num('value' in offer.option ? offer.option.value : 0),
    });
  }
  return offerText(offer, table);
}

/** The cards that an offer puts down, for a small picture of it. */
export function pictureOf(offer: Offer): readonly Placed[] {
  return offer.kind === 'meld' ? offer.option.cards : [];
}
