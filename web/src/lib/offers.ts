// What the view allows for what is selected. Nothing here knows the rules: it only searches the options of the view.
import type {
  Call,
  CardText as Card,
  End,
  LayOption,
  MeldChoice,
  Move,
  Options,
  SwapOption,
  TakeOption,
} from './wire';

export type Offer =
  | { kind: 'draw' }
  | { kind: 'pass' }
  | { kind: 'stand' }
  | { kind: 'take'; option: TakeOption }
  | { kind: 'meld'; option: MeldChoice }
  | { kind: 'lay'; option: LayOption }
  | { kind: 'swap'; option: SwapOption }
  | { kind: 'discard'; card: Card }
  | { kind: 'call'; call: Call };

/** The move that takes an offer up. */
export function moveOf(offer: Offer): Move {
  switch (offer.kind) {
    case 'draw':
    case 'pass':
    case 'stand':
      return { type: offer.kind };
    case 'take':
      return withoutNull({ type: 'take', card: offer.option.card, nth: offer.option.nth });
    case 'meld':
      return { type: 'meld', cards: offer.option.cards };
    case 'lay':
      return withoutNull({
        type: 'lay',
        card: offer.option.card,
        meld: offer.option.meld,
        end: offer.option.end,
      });
    case 'swap':
      return { type: 'swap', card: offer.option.card, meld: offer.option.meld };
    case 'discard':
      return { type: 'discard', card: offer.card };
    case 'call':
      return withoutNull(offer.call);
  }
}

function withoutNull<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== null && one !== undefined),
  ) as T;
}

const key = (cards: readonly Card[]): string => [...cards].sort().join(' ');

/** The melds made of exactly these hand cards. */
export function meldsOf(options: readonly MeldChoice[], cards: readonly Card[]): MeldChoice[] {
  const wanted = key(cards);
  return options.filter((option) => key(option.cards.map((entry) => entry.card)) === wanted);
}

/** Whether the view may lack melds of this selection, so that the server must be asked. */
export function mustAsk(options: Options | null, cards: readonly Card[]): boolean {
  return options !== null && !options.melds_complete && cards.length >= 3;
}

export interface Chosen {
  cards: readonly Card[];
  /** Index into the pile of the card that is being reached for. */
  reach: number | null;
  /** Melds that the server gave for exactly these cards, where the view has not all. */
  asked: readonly MeldChoice[] | null;
}

/** All that can be done with the selection now; what one most likely wants comes first. */
export function offers(options: Options | null, chosen: Chosen): Offer[] {
  if (!options) return [];
  const found: Offer[] = options.calls.map((call) => ({ kind: 'call', call }));
  const take = options.takes.find((option) => option.index === chosen.reach);
  if (take) found.push({ kind: 'take', option: take });
  found.push(...forCards(options, chosen));
  if (options.draw) found.push({ kind: 'draw' });
  if (options.stand) found.push({ kind: 'stand' });
  if (options.pass) found.push({ kind: 'pass' });
  return found;
}

function forCards(options: Options, chosen: Chosen): Offer[] {
  const { cards } = chosen;
  const [only] = cards;
  if (only === undefined) return [];
  const melds = meldsOf(chosen.asked ?? options.melds, cards);
  const found: Offer[] = melds.map((option) => ({ kind: 'meld', option }));
  if (cards.length > 1) return found;
  for (const option of options.lay_offs) if (option.card.card === only) found.push({ kind: 'lay', option });
  for (const option of options.swaps) if (option.card === only) found.push({ kind: 'swap', option });
  if (options.discards.includes(only)) found.push({ kind: 'discard', card: only });
  return found;
}

/** What the selected card can do on one meld. */
export function onMeld(found: readonly Offer[], meld: number): Offer[] {
  return found.filter(
    (offer) => (offer.kind === 'lay' || offer.kind === 'swap') && offer.option.meld === meld,
  );
}

/** The end an offer names, where both are open. */
export function endOf(offer: Offer): End | null {
  return offer.kind === 'lay' ? (offer.option.end ?? null) : null;
}

/** Points that an offer puts on the table, null where it puts none. */
export function valueOf(offer: Offer): number | null {
  return offer.kind === 'meld' || offer.kind === 'lay' || offer.kind === 'swap' ? offer.option.value : null;
}

/** Offers that one button stands for, because they differ only in what the rules leave open. */
export function gathered(found: readonly Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of found) {
    const name = offer.kind === 'swap' ? 'lay' : offer.kind;
    const group = groups.get(name);
    if (group) group.push(offer);
    else groups.set(name, [offer]);
  }
  return [...groups.values()];
}
