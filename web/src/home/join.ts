// What somebody pastes or types to come to a table: a link of ours, or a table's code in any spelling.
import { routeOf } from '../route';

/** A table's code: the end of its address. */
const CODE = /^[2-9a-z]{16}$/;
const LEADS = new Set(['table', 'shown', 'new', 'device']);

/** The address on this site that a text means; null where it means none. */
export function wayOf(text: string): string | null {
  const trimmed = text.trim();
  // A link often comes with words around it.
  const link = /(?:https?:\/\/[^\s/]+)?(\/(?:t|r|new|device)\b[^\s<>"']*)/i.exec(trimmed)?.[1];
  if (link !== undefined) {
    const { pathname, search } = new URL(link.replace(/[.,;:!?)]+$/, ''), 'http://here');
    const path = pathname.toLowerCase();
    return LEADS.has(routeOf(path, search).page) ? path + search : null;
  }
  const code = trimmed.toLowerCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? `/t/${code}` : null;
}
