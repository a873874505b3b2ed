// Which page an address names.

export type Route =
  | { readonly page: 'home' | 'replay' | 'history' | 'fair' | 'none' }
  | { readonly page: 'new'; readonly share: string | null; readonly seats: number | null }
  | { readonly page: 'table'; readonly id: string; readonly code: string | null }
  | { readonly page: 'shown'; readonly id: string }
  | { readonly page: 'device'; readonly code: string };

const PLAIN: Readonly<Record<string, Route>> = {
  '/': { page: 'home' },
  '/replay': { page: 'replay' },
  '/history': { page: 'history' },
  '/fair': { page: 'fair' },
};

/** The page of a path and its query; `none` where there is no such page. */
export function routeOf(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const table = /^\/t\/([\w-]+)$/.exec(trimmed)?.[1];
  if (table !== undefined) return { page: 'table', id: table, code: query.get('seat') };
  const replay = /^\/r\/([\w-]+)$/.exec(trimmed)?.[1];
  if (replay !== undefined) return { page: 'shown', id: replay };
  if (trimmed === '/new') {
    const seats = /^[2-8]$/.exec(query.get('seats') ?? '');
    return { page: 'new', share: query.get('r'), seats: seats && Number(seats[0]) };
  }
  if (trimmed === '/device') return { page: 'device', code: query.get('code') ?? '' };
  return PLAIN[trimmed] ?? { page: 'none' };
}
