// Whether a day's key belongs to the commitment that was shown before (docs/fair-deal.md).
import { commitment } from '../lib/fair';
import { fromHex } from '../lib/sha256';
import type { Day } from './dates';

/** The name that stands in the place of a table's id. */
export const TABLE = 'daily';

/** Works the commitment out again from the key. */
export function fits(day: Day, shown: string, key: string, table = TABLE): boolean {
  return /^[0-9a-f]{64}$/.test(key) && commitment(table, day, fromHex(key)) === shown;
}
