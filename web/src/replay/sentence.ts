// The steps of a finished round in words. Nobody is "you" here: everybody may be watching.
import { tell, type Table, type Tone } from '../lib/tell';
import type { RoundStep } from '../lib/wire';

function tableOf(names: readonly string[], step: RoundStep): Table {
  return {
    names,
    you: null,
    meld: (number) => step.view.melds[number - 1],
    pile: () => step.view.pile.length,
  };
}

/** What happened in a step, as one text. */
export function sentence(names: readonly string[], step: RoundStep, tone: Tone): string {
  const table = tableOf(names, step);
  return step.events.map((event) => tell(event, table, tone)).join(' ');
}
