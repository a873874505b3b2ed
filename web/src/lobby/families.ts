// Ways to play that many families know, each a preset with some changes. Their words stand in the catalogues as
// family-NAME and family-NAME-note.
import type { Texts } from './rulebook';

export interface Family {
  readonly name: string;
  readonly preset: string;
  readonly rules: Texts;
  readonly seats?: number;
}

export const FAMILIES: readonly Family[] = [
  {
    name: 'first-game',
    preset: 'standard',
    rules: { hand_size: '10', pile_depth: 'top', pile_duty: 'none', target: '200' },
  },
  {
    name: 'kitchen-table',
    preset: 'joker_table',
    rules: { cut: 'off', joker_swap: 'same_turn', queen_of_spades: '40' },
  },
  {
    name: 'opening',
    preset: 'standard',
    rules: { jokers_per_deck: '2', opening_minimum: '30', layoff_needs_opening: 'on', going_out: 'discard' },
  },
  {
    name: 'loud',
    preset: 'standard',
    rules: { rummy_call: 'full', going_out: 'float', stock_out: 'reshuffle' },
  },
  {
    name: 'evening-of-six',
    preset: 'standard',
    rules: { decks: '2', jokers_per_deck: '2', max_wild: '2', identical_in_set: 'on', rounds: '6' },
    seats: 6,
  },
  {
    name: 'strict',
    preset: 'classic',
    rules: { pile_duty: 'always', pile_duty_by: 'new_meld', joker_layoff: 'unless_held' },
  },
];
