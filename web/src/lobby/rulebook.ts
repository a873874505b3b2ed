// House rules as the server describes them: fields, presets, and what it says about a choice of them.
import { get, post } from '../lib/api';

export type Texts = Readonly<Record<string, string>>;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly kind: 'switch' | 'choice' | 'number';
  readonly default: string;
  readonly choices: readonly { readonly text: string; readonly words: string }[];
  readonly low: number | null;
  readonly high: number | null;
  readonly unit: string | null;
}
export interface FieldGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Field[];
}
export interface PresetCard {
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly seats: number | null;
  readonly rules: Texts;
  readonly differs: string;
}
export interface Popular {
  readonly id: string;
  readonly text: string;
  readonly changes: Texts;
}
export interface RuleFields {
  readonly language: string;
  readonly groups: readonly FieldGroup[];
  readonly presets: readonly PresetCard[];
  readonly popular: readonly Popular[];
  readonly manners: Texts;
}

export interface Mend {
  readonly changes: Texts;
  readonly text: string;
}
export interface RuleProblem {
  readonly code: string;
  readonly fields: readonly string[];
  readonly text: string;
  readonly mends: readonly Mend[];
}
export interface RuleItem {
  readonly id: string;
  readonly number: string;
  readonly fields: readonly string[];
  readonly text: string;
  readonly changed: boolean;
}
export interface RuleSection {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly items: readonly RuleItem[];
  readonly values: {
    readonly caption: string;
    readonly rows: readonly {
      readonly what: string;
      readonly worth: string;
      readonly fields: readonly string[];
      readonly changed: boolean;
    }[];
  } | null;
}
export interface RulesPage {
  readonly language: string;
  readonly preset: string;
  readonly preset_name: string;
  readonly seats: number;
  readonly differs: string;
  readonly differs_preset: string;
  readonly changes: string | null;
  readonly changed_fields: readonly string[];
  readonly idle: readonly string[];
  readonly sections: readonly RuleSection[];
  readonly refusals: Readonly<Record<string, string>>;
  readonly problems: readonly RuleProblem[];
  readonly share: string;
}
export interface RulesQuestion {
  readonly seats: number;
  readonly preset: string;
  readonly rules: Texts;
  readonly manners: Texts;
  readonly language: string;
  readonly before?: Texts;
}
export interface SharedRules {
  readonly preset: string;
  readonly rules: Texts;
  readonly seats: number | null;
}

/** Every field, preset and popular house rule in words. */
export async function ruleFields(language: string): Promise<RuleFields> {
  return get<RuleFields>(`/api/rules/fields?language=${encodeURIComponent(language)}`);
}

/** What these rules are in words, and what is wrong with them. */
export async function rulesPage(question: RulesQuestion, signal?: AbortSignal): Promise<RulesPage> {
  return post<RulesPage>('/api/rules', question, signal);
}

/** The rules that a link names; throws Refused where it is damaged. */
export async function sharedRules(share: string): Promise<SharedRules> {
  return get<SharedRules>(`/api/rules/share?r=${encodeURIComponent(share)}`);
}
