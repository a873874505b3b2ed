// Why something was not done: the sentence of a code, and the paragraph of the rules that says so.
import { cardText, type Tone } from './tell';
import { known, list, t, type Args } from './words.svelte';
import type { CardText } from './wire';

const CARD = /^(?:(?:[2-9]|10|[AJQK])[SHDC]|JK)$/;
const isCard = (value: unknown): value is CardText => typeof value === 'string' && CARD.test(value);

/** Codes by the paragraph of docs/rules.md that they come from. */
const PARAGRAPHS: Readonly<Record<number, string>> = {
  2: 'draw_first already_drawn card_not_held',
  3: `no_such_meld not_a_meld ace_not_there identical_off run_order jokers_apart which_meld which_card which_end
    sets_off set_too_large run_too_short needs_natural too_many_jokers does_not_fit layoff_off not_own_side not_opened
    joker_layoff_off holds_natural swap_off no_joker_there joker_pending joker_stuck opening_pending opening_stuck`,
  4: `pile_empty not_in_pile which_copy only_top top_or_whole reached_first reached_pending reached_stuck taken_card
    taken_stuck`,
  5: 'call_off call_closed call_own_discard call_not_possible call_floating call_stuck call_window no_window',
  6: 'floating_draws_stock stand_off not_first_turn stand_stuck last_discard stand_discard',
  7: 'stock_empty pass_needs_empty_stock restock_first',
};
const PARAGRAPH_OF = new Map(
  Object.entries(PARAGRAPHS).flatMap(([paragraph, codes]) =>
    codes.split(/\s+/).map((code) => [code, Number(paragraph)] as const),
  ),
);

/** The name of a house rule in the reader's language. */
export function fieldName(field: string): string {
  const id = `field-${field.replaceAll('_', '-')}`;
  return known(id) ? t(id) : field;
}

/** The paragraph of the rules that a refusal comes from, null where it is none of the rules. */
export function refusalParagraph(code: string): number | null {
  return PARAGRAPH_OF.get(code) ?? null;
}

/** Why the server refused, in a sentence that names the paragraph of the rules. */
export function refusalText(code: string, args: Readonly<Record<string, unknown>>, tone: Tone): string {
  const sentence = refusalSentence(code, args, tone);
  const paragraph = refusalParagraph(code);
  return paragraph === null ? sentence : t('refusal-with-rule', { sentence, paragraph });
}

/** The same without the paragraph. */
export function refusalSentence(code: string, args: Readonly<Record<string, unknown>>, tone: Tone): string {
  const id = `error-${code.replaceAll('_', '-').replaceAll('.', '-')}`;
  const words: Args = {};
  const word = (value: unknown): string => (isCard(value) ? cardText(value, tone) : String(value));
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') words[name] = value;
    else if (name === 'field') words[name] = fieldName(String(value));
    else words[name] = Array.isArray(value) ? list(value.map(word)) : word(value);
  }
  return known(id) ? t(id, words) : t('error-other', { code });
}
