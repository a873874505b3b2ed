// Every event as a sentence, for the log (signs) and for the voice (words).
import { rankOf } from './card';
import { tellHappening } from './happenings';
import { letter, list, num, short, signed, spoken, t, type Args } from './words.svelte';
import type { CardText as Card, GameEvent, TableMeld, Placed, PublicView, ScoreLine } from './wire';

/** Signs for the eye, words for the voice; a label is for the eye and has little room. */
export type Tone = 'see' | 'say' | 'label';

export interface Table {
  names: readonly string[];
  you: number | null;
  /** The melds by number, as they were when the event is told; missing ones are named by number only. */
  meld: (number: number) => TableMeld | undefined;
  /** How many cards lie on the pile. */
  pile: () => number;
  /** The pile, bottom to top, where it is known. */
  pileCards?: () => readonly Card[];
}

export function nameOf(table: Table, seat: number): string {
  return table.names[seat] ?? t('seat-number', { number: seat + 1 });
}

/** A name short enough for a button. */
export function brief(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].map((one) => one.segment);
  return letters.length > 13 ? `${letters.slice(0, 11).join('')}…` : name;
}

/** Arguments that name a player: `who` is "you" or "other", `name` the name. */
export function who(table: Table, seat: number): Args {
  return { who: seat === table.you ? 'you' : 'other', name: nameOf(table, seat) };
}

export function cardText(card: Card, tone: Tone): string {
  return tone === 'say' ? spoken(card) : short(card);
}

/** A card with what it stands for: "★ as 5♥". */
export function placedText(placed: Placed, tone: Tone): string {
  if (placed.card === placed.as || placed.as === 'JK') return cardText(placed.card, tone);
  return t('card-as', { card: cardText(placed.card, tone), as: cardText(placed.as, tone) });
}

/** What a meld is made of: "kings", "♥ run 5–8". */
export function meldWhat(meld: TableMeld, tone: Tone): string {
  const first = meld.cards[0];
  const last = meld.cards.at(-1);
  if (!first || !last) return t('meld-number', { number: meld.number });
  if (meld.kind === 'set') return t(`ranks-${rankOf(first.as) ?? 'JK'}`);
  if (tone === 'say') return t('run-what', { from: spoken(first.as), to: spoken(last.as) });
  return t('run-see', { from: letter(rankOf(first.as) ?? ''), to: short(last.as) });
}

/** A meld named by its owner: "Ada's kings"; "their own kings" where it is `actor` who plays on it. */
export function meldName(table: Table, number: number, tone: Tone, actor: number | null = null): string {
  const meld = table.meld(number);
  if (!meld) return t('meld-number', { number });
  const owner = who(table, meld.owner);
  const name = nameOf(table, meld.owner);
  const own = meld.owner === actor && actor !== table.you;
  return t('meld-name', {
    ...owner,
    ...(own ? { who: 'own' } : {}),
    kind: meld.kind,
    name: tone === 'label' ? brief(name) : name,
    what: meldWhat(meld, tone),
  });
}

function points(value: number): Args {
  return { n: Math.abs(value), points: num(value) };
}

function scoreSentence(table: Table, line: ScoreLine): string {
  return t('tell-score', {
    ...who(table, line.seat),
    laid: num(line.laid),
    caught: num(line.caught),
    bonus: line.out_bonus + line.stand_bonus,
    round: signed(line.round),
    total: num(line.total),
  });
}

/** The sentence of an event. */
export function tell(event: GameEvent, table: Table, tone: Tone): string {
  switch (event.type) {
    case 'round_started': {
      const text = t('tell-round-started', {
        round: event.round,
        dealer: nameOf(table, event.dealer),
        dealing: event.dealer === table.you ? 'you' : 'other',
        first: nameOf(table, event.first),
        starting: event.first === table.you ? 'you' : 'other',
      });
      return event.upcard ? `${text} ${t('tell-upcard', { card: cardText(event.upcard, tone) })}` : text;
    }
    case 'drew':
      return event.card
        ? t('tell-drew-card', { ...who(table, event.seat), card: cardText(event.card, tone) })
        : t('tell-drew', who(table, event.seat));
    case 'took': {
      const [first = 'JK', ...more] = event.cards;
      return t('tell-took', { ...who(table, event.seat), card: cardText(first, tone), more: more.length });
    }
    case 'melded':
      return t('tell-melded', {
        ...who(table, event.seat),
        cards:
          tone === 'see'
            ? event.cards.map((card) => placedText(card, tone)).join(' ')
            : list(event.cards.map((card) => placedText(card, tone))),
        ...points(event.value),
      });
    case 'laid_off':
      return t('tell-laid-off', {
        ...who(table, event.seat),
        card: placedText(event.card, tone),
        meld: meldName(table, event.meld, tone, event.seat),
        ...points(event.value),
      });
    case 'swapped':
      return t('tell-swapped', {
        ...who(table, event.seat),
        card: cardText(event.card, tone),
        meld: meldName(table, event.meld, tone, event.seat),
        ...points(event.value),
        loser: nameOf(table, event.loser),
        losing: event.loser === table.you ? 'you' : 'other',
        lost: event.lost,
      });
    case 'discarded':
      return t('tell-discarded', { ...who(table, event.seat), card: cardText(event.card, tone) });
    case 'called':
      return t('tell-called', { ...who(table, event.seat), card: cardText(event.card, tone) });
    case 'passed':
    case 'stood':
    case 'floated':
      return t(`tell-${event.type}`, who(table, event.seat));
    case 'restocked':
      return t('tell-restocked', { count: event.count });
    case 'pot_taken':
      return t('tell-pot-taken', {
        ...who(table, event.seat),
        card: cardText(event.card, tone),
        chips: event.chips,
      });
    case 'round_ended': {
      const how =
        event.out === null
          ? t('tell-round-ended-stock', { round: event.round })
          : t('tell-round-ended', { round: event.round, ...who(table, event.out) });
      if (tone === 'see') return how;
      return [how, ...event.scores.map((line) => scoreSentence(table, line))].join(' ');
    }
    case 'match_ended':
      return winnersText(table, event.winners);
    default:
      return tellHappening(event, table, tone);
  }
}

/** Who won, in a sentence. */
export function winnersText(table: Table, winners: readonly number[]): string {
  const mine = table.you !== null && winners.includes(table.you);
  const others = winners.filter((seat) => seat !== table.you).map((seat) => nameOf(table, seat));
  if (mine && others.length === 0) return t('tell-you-won');
  if (mine) return t('tell-you-won-with', { names: list(others) });
  return t('tell-won', { names: list(others), count: others.length });
}

/** Where things stand, for the key that asks for it. */
export function standing(table: Table, view: PublicView): string {
  const parts = [turnText(table, view)];
  parts.push(t('say-stock', { count: view.stock }));
  const top = view.pile.at(-1);
  parts.push(top ? t('say-pile', { count: view.pile.length, card: spoken(top) }) : t('say-pile-empty'));
  view.counts.forEach((count, seat) => {
    parts.push(t('say-seat', { ...who(table, seat), count, total: num(view.totals[seat] ?? 0) }));
  });
  return parts.join(' ');
}

/** Whose turn it is and for what. */
export function turnText(table: Table, view: PublicView): string {
  if (view.turn === null || view.phase === 'over') return t('turn-over');
  const mine = view.turn === table.you;
  if (mine && view.stock === 0 && view.phase !== 'play')
    return t('turn-you-no-stock', { floating: view.floating[view.turn] ? 'yes' : 'no' });
  const phase = view.phase === 'call' ? 'draw' : view.phase;
  return mine ? t(`turn-you-${phase}`) : t('turn-other', { name: nameOf(table, view.turn) });
}

/** The same, short enough for the head of a phone. */
export function statusText(table: Table, view: PublicView): string {
  if (view.phase === 'call') return t('status-call');
  if (view.turn === null || view.phase === 'over') return t('turn-over');
  if (view.turn !== table.you) return t('turn-other', { name: nameOf(table, view.turn) });
  return t(`status-you-${view.phase}`);
}
