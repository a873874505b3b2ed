// Which page an address names.
import type { Day } from './daily/dates';
import { LANGUAGES } from './lib/wire';

export type Route =
  | { readonly page: 'home' | 'learn' | 'replay' | 'history' | 'fair' | 'me' | 'none' }
  | { readonly page: 'new'; readonly share: string | null; readonly seats: number | null }
  | { readonly page: 'table'; readonly id: string; readonly code: string | null }
  | { readonly page: 'shown'; readonly id: string }
  | { readonly page: 'device'; readonly code: string }
  | { readonly page: 'daily'; readonly date: Day | null }
  | { readonly page: 'boards' }
  | { readonly page: 'profile'; readonly code: string }
  | { readonly page: 'sheet'; readonly id: string | null };

const PLAIN: Readonly<Record<string, Route>> = {
  '/': { page: 'home' },
  '/learn': { page: 'learn' },
  '/replay': { page: 'replay' },
  '/history': { page: 'history' },
  '/fair': { page: 'fair' },
  '/me': { page: 'me' },
  '/daily': { page: 'daily', date: null },
  '/daily/boards': { page: 'boards' },
  '/sheet': { page: 'sheet', id: null },
};

/** Pages that have an address in each language beside the one in the reader's. */
const IN_EACH: ReadonlySet<string> = new Set(['/', '/learn', '/daily', '/sheet']);

/** A path taken apart: the language that it names, null where it names none, and the rest. */
export function tongueOf(path: string): { readonly language: string | null; readonly rest: string } {
  const trimmed = path.replace(/\/+$/, '') || '/';
  const [, first = '', tail = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(trimmed) ?? [];
  const rest = tail || '/';
  const named = (LANGUAGES as readonly string[]).includes(first) && IN_EACH.has(rest);
  return named ? { language: first, rest } : { language: null, rest: trimmed };
}

/** The same page in another language; null where its address does not name one. */
export function inTongue(path: string, language: string): string | null {
  const { language: named, rest } = tongueOf(path);
  return named === null ? null : `/${language}${rest === '/' ? '' : rest}`;
}

/** Whether the calendar has a date. */
function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(`${text}T`);
}

/** The page of a path and its query; `none` where there is no such page. */
export function routeOf(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  const trimmed = tongueOf(path).rest;
  const table = /^\/t\/([\w-]+)$/.exec(trimmed)?.[1];
  if (table !== undefined) return { page: 'table', id: table, code: query.get('seat') };
  const replay = /^\/r\/([\w-]+)$/.exec(trimmed)?.[1];
  if (replay !== undefined) return { page: 'shown', id: replay };
  const sheet = /^\/sheet\/([0-9a-z]{16})$/.exec(trimmed)?.[1];
  if (sheet !== undefined) return { page: 'sheet', id: sheet };
  const profile = /^\/p\/([\w-]+)$/.exec(trimmed)?.[1];
  if (profile !== undefined) return { page: 'profile', code: profile };
  const date = /^\/daily\/(\d{4}-\d\d-\d\d)$/.exec(trimmed)?.[1];
  if (date !== undefined && isDay(date)) return { page: 'daily', date };
  if (trimmed === '/new') {
    const seats = /^[2-8]$/.exec(query.get('seats') ?? '');
    return { page: 'new', share: query.get('r'), seats: seats && Number(seats[0]) };
  }
  if (trimmed === '/device') return { page: 'device', code: query.get('code') ?? '' };
  return PLAIN[trimmed] ?? { page: 'none' };
}
