// What the start page says about the sheet that was written on last. Kept apart: that page needs nothing else of it.

export interface Newest {
  readonly id: string;
  /** Names of who has the most; nobody before the first points. */
  readonly leaders: readonly string[];
  readonly rounds: number;
  readonly over: boolean;
}

export const NEWEST = 'rummy500.sheets';

/** The sheet that was written on last; null where there is none. */
export function newestSheet(storage: Pick<Storage, 'getItem'> | null): Newest | null {
  try {
    const found = JSON.parse(storage?.getItem(NEWEST) ?? 'null') as Newest | null;
    return found && /^[0-9a-z]{16}$/.test(found.id) && Array.isArray(found.leaders) ? found : null;
  } catch {
    return null;
  }
}

/** This browser's own storage; null where it has none. */
export function ownStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
