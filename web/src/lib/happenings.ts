// What happens at a table beside the game, as sentences: people, cuts, deals, manners, moves taken back.
import { cardText, meldName, placedText, who, type Table, type Tone } from './tell';
import { known, list, t } from './words.svelte';
import type {
  BecameHost,
  DealerCut,
  DealOpened,
  Left,
  MannersChanged,
  PackCut,
  PlayedFor,
  Removed,
  Returned,
  Sat,
  TakenBack,
  TimedOut,
} from './wire';

export type Happening =
  | BecameHost
  | DealerCut
  | DealOpened
  | Left
  | MannersChanged
  | PackCut
  | PlayedFor
  | Removed
  | Returned
  | Sat
  | TakenBack
  | TimedOut;

/** The sentence of something that is no part of the game itself. */
export function tellHappening(event: Happening, table: Table, tone: Tone): string {
  switch (event.type) {
    case 'dealer_cut':
      return cutText(event, table, tone);
    case 'pack_cut':
      return t('tell-pack-cut', { ...who(table, event.seat), depth: event.depth });
    case 'deal_opened':
      return t('tell-deal-opened', { round: event.round });
    case 'sat':
      return t('tell-sat', { ...who(table, event.seat), name: event.name });
    case 'left':
    case 'removed':
      return t(`tell-${event.type}`, { name: event.name });
    case 'became_host':
    case 'played_for':
    case 'returned':
    case 'timed_out':
      return t(`tell-${event.type.replace('_', '-')}`, who(table, event.seat));
    case 'manners_changed':
      return t('tell-manners-changed', { changes: mannersText(event.manners) });
    case 'taken_back':
      return backText(event, table, tone);
  }
}

function cutText(event: DealerCut, table: Table, tone: Tone): string {
  const rounds = event.cuts.map((cuts, index) => {
    const cards = list(
      cuts.map((cut) =>
        t('tell-cut-card', { ...who(table, cut.seat), card: cardText(cut.card, tone) }).trim(),
      ),
    );
    return index === 0 ? t('tell-dealer-cut', { cards }) : t('tell-dealer-cut-again', { cards });
  });
  return [...rounds, t('tell-dealer-cut-lowest', who(table, event.dealer))].join(' ');
}

/** Changed manners in words: "moves are not taken back and 90 seconds for a turn". */
export function mannersText(manners: Readonly<Record<string, string>>): string {
  return list(
    Object.entries(manners).map(([field, value]) => {
      const id = `changed-${field.replaceAll('_', '-')}`;
      return known(id) ? t(id, { value }) : t('changed-other', { field, value });
    }),
  );
}

function backText(event: TakenBack, table: Table, tone: Tone): string {
  const actor = who(table, event.seat);
  const { move } = event;
  switch (move.type) {
    case 'meld': {
      const cards = move.cards.map((card) => placedText(card, tone));
      return t('tell-back-meld', { ...actor, cards: tone === 'see' ? cards.join(' ') : list(cards) });
    }
    case 'lay':
      return t('tell-back-lay', {
        ...actor,
        card: placedText(move.card, tone),
        meld: meldName(table, move.meld, tone, event.seat),
      });
    case 'swap':
      return t('tell-back-swap', { ...actor, card: cardText(move.card, tone) });
    case 'take':
      return t('tell-back-take', { ...actor, card: cardText(move.card, tone) });
    default:
      return t('tell-back-other', actor);
  }
}
