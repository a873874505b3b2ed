// The house rules in words without a server: what the editor of rules needs, from the catalogues that are here anyway.
import { known, language, presetName, t } from '../lib/words.svelte';
import type { Field, RuleFields } from '../lobby/rulebook';
import { FIELDS, GROUPS, POPULAR, PRESETS, type FieldFacts } from './facts';
import { fullRules } from './fold';

const key = (name: string): string => name.replaceAll('_', '-');

/** What a field's value is called. */
export function valueWords(field: string, text: string): string {
  const id = `value-${key(field)}`;
  if (/^\d+$/.test(text)) return t(id, { count: Number(text) });
  if (FIELDS[field]?.kind === 'switch') return t(`value-${text}`);
  return known(`${id}-${key(text)}`) ? t(`${id}-${key(text)}`) : text;
}

/** What a field is called. */
export function fieldWords(field: string): string {
  return t(`field-${key(field)}`);
}

function lineOf(name: string, facts: FieldFacts): Field {
  return {
    name,
    label: fieldWords(name),
    note: t(`field-${key(name)}-note`),
    kind: facts.kind as Field['kind'],
    default: facts.default,
    choices: facts.choices.map((text) => ({ text, words: valueWords(name, text) })),
    low: facts.low,
    high: facts.high,
    unit: facts.unit === null ? null : t(`unit-${facts.unit}`),
  };
}

/** Every field and preset in the reader's language; the sheet's own preset first. */
export function bookOf(): RuleFields {
  const names = ['sheet', ...Object.keys(PRESETS).filter((name) => name !== 'sheet')];
  return {
    language: language(),
    groups: Object.entries(GROUPS).map(([id, fields]) => ({
      id,
      title: t(`group-${id}`),
      fields: fields.flatMap((name) => {
        const facts = FIELDS[name];
        return facts ? [lineOf(name, facts)] : [];
      }),
    })),
    presets: names.map((name) => ({
      name,
      label: presetName(name),
      note: t(`preset-${key(name)}-note`),
      seats: PRESETS[name]?.seats ?? null,
      rules: fullRules(name, {}),
      differs: '',
    })),
    popular: Object.entries(POPULAR).flatMap(([id, changes]) =>
      'seats' in changes ? [] : [{ id, text: t(`popular-${id}`), changes }],
    ),
    manners: {},
  };
}
