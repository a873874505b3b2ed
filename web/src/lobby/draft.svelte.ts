// Rules that somebody is putting together: a preset, what is different from it, and the table manners.
import type { Field, FieldGroup, PresetCard, RuleFields, Texts } from './rulebook';

interface Kept {
  readonly preset: string;
  readonly rules: Texts;
  readonly manners: Texts;
}

export class Draft {
  preset = $state('standard');
  /** Fields that differ from the preset. */
  rules = $state.raw<Texts>({});
  /** Table manners that differ from the usual ones. */
  manners = $state.raw<Texts>({});
  /** How many sit at the table; not every place where a draft is changed decides that. */
  seats = $state(4);
  /** What another preset swept away, to bring it back. */
  swept = $state.raw<Kept | null>(null);

  constructor(private readonly book: () => RuleFields | null) {}

  readonly card = $derived.by(
    (): PresetCard | null => this.book()?.presets.find((one) => one.name === this.preset) ?? null,
  );
  /** Every rule of the game as it would be played. */
  readonly full = $derived.by((): Texts => ({ ...(this.card?.rules ?? {}), ...this.rules }));
  readonly changes = $derived.by(() => Object.keys(this.rules).length);
  readonly unmannered = $derived.by(() => Object.keys(this.manners).length);

  isManner(field: string): boolean {
    return field in (this.book()?.manners ?? {});
  }

  /** What a field is in the preset, or by default where it is a table manner. */
  given(field: string): string {
    const book = this.book();
    return book?.manners[field] ?? this.card?.rules[field] ?? defaultOf(book, field);
  }
  value(field: string): string {
    if (field === 'seats') return String(this.seats);
    return this.manners[field] ?? this.rules[field] ?? this.given(field);
  }
  changed(field: string): boolean {
    return field !== 'seats' && (field in this.manners || field in this.rules);
  }
  changedIn(group: FieldGroup): number {
    return group.fields.filter((field) => this.changed(field.name)).length;
  }

  set(field: string, text: string): void {
    this.swept = null;
    if (field === 'seats') {
      this.seats = Number(text);
    } else if (this.isManner(field)) {
      this.manners = differing({ ...this.manners, [field]: text }, (name) => this.given(name));
    } else {
      this.rules = differing({ ...this.rules, [field]: text }, (name) => this.given(name));
    }
  }
  reset(field: string): void {
    this.swept = null;
    this.rules = omit(this.rules, field);
    this.manners = omit(this.manners, field);
  }
  resetAll(): void {
    this.keep();
    this.rules = {};
    this.manners = {};
  }
  /** Applies a set of changes, as a mend or a popular house rule has; an empty text drops a field. */
  apply(changes: Texts): void {
    for (const [field, text] of Object.entries(changes)) {
      if (text === '') this.reset(field);
      else this.set(field, text);
    }
  }
  /** Whether a set of changes is in force already. */
  has(changes: Texts): boolean {
    return Object.entries(changes).every(([field, text]) => this.value(field) === text);
  }

  /** Starts again from a preset, with some changes. */
  start(preset: string, rules: Texts = {}, manners: Texts | null = null): void {
    if (Object.keys(this.rules).length > 0) this.keep();
    this.preset = preset;
    // Where the fields are not known yet, what was asked for stays as it is.
    this.rules = this.card ? differing(rules, (name) => this.given(name)) : rules;
    if (manners) this.manners = manners;
  }
  bringBack(): void {
    if (!this.swept) return;
    const { preset, rules, manners } = this.swept;
    this.preset = preset;
    this.rules = rules;
    this.manners = manners;
    this.swept = null;
  }
  private keep(): void {
    this.swept = { preset: this.preset, rules: this.rules, manners: this.manners };
  }
}

function differing(texts: Texts, given: (field: string) => string): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([field, text]) => text !== given(field)));
}
function omit(texts: Texts, field: string): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name !== field));
}
function defaultOf(book: RuleFields | null, name: string): string {
  const fields = book?.groups.flatMap((group) => group.fields) ?? [];
  return fields.find((field) => field.name === name)?.default ?? '';
}

/** What somebody typed into a number field, as the field's text; null where it is no number that the field takes. */
export function numberText(field: Field, typed: string): string | null {
  const text = typed.trim().replace(/[\s.,'’]/gu, '');
  if (!/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  if ((field.low !== null && value < field.low) || (field.high !== null && value > field.high)) return null;
  return String(value);
}

/** The groups with only those fields in which every word that is searched for occurs. */
export function searched(groups: readonly FieldGroup[], wanted: string): readonly FieldGroup[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const matches = (group: FieldGroup, field: Field): boolean => {
    const text = [group.title, field.label, field.note, ...field.choices.map((choice) => choice.words)]
      .join(' ')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, fields: group.fields.filter((field) => matches(group, field)) }))
    .filter((group) => group.fields.length > 0);
}

/** What a field's value is called. */
export function wordsOf(field: Field, text: string): string {
  const known = field.choices.find((choice) => choice.text === text)?.words;
  if (known !== undefined) return known;
  return field.unit === null ? text : `${text} ${field.unit}`;
}
