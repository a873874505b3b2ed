// Why a request before the play was not done, in words of the page.
import { Refused } from '../lib/api';
import { refusalText } from '../lib/refusal';
import { t } from '../lib/words.svelte';

/** Codes that mean something simpler here than elsewhere. */
const HERE: Readonly<Record<string, string>> = { bad_name: 'join-bad-name', match_over: 'join-over' };

/** The sentence for what a request threw; `otherwise` where the server said nothing. */
export function whyNot(error: unknown, otherwise = 'join-failed'): string {
  if (!(error instanceof Refused)) return t(otherwise);
  const { code, args } = error.problem;
  const here = HERE[code];
  return here === undefined ? refusalText(code, args, 'see') : t(here);
}
