// A sheet as JSON text: what this browser keeps, a download and the wire hold.
import {
  isRecord,
  MOST_OPERATIONS,
  readOperation,
  union,
  Unreadable,
  VERSION,
  type Operation,
} from './operations';

const MOST_LENGTH = 4 * 1024 * 1024;
const MOST_MEGABYTES = 4;
export const SHEET_ID = /^[0-9a-z]{16}$/;

export interface SheetFile {
  readonly id: string;
  readonly operations: readonly Operation[];
}

/** Reads a sheet's text; throws Unreadable where it is damaged or newer than this program. */
export function readSheet(raw: string): SheetFile {
  if (raw.length > MOST_LENGTH) throw new Unreadable('sheet_too_long', { most: MOST_MEGABYTES });
  const found = parsed(raw.replace(/^\ufeff/, ''));
  const version = isRecord(found) ? found['rummy500_sheet'] : undefined;
  if (!isRecord(found) || typeof version !== 'number' || !Number.isInteger(version)) {
    throw new Unreadable('sheet_damaged');
  }
  if (version > VERSION) throw new Unreadable('sheet_newer', { version, known: VERSION });
  const { id, operations } = found;
  const whole = version >= 1 && typeof id === 'string' && SHEET_ID.test(id) && Array.isArray(operations);
  if (!whole || Object.keys(found).length !== 3) throw new Unreadable('sheet_damaged');
  if (operations.length > MOST_OPERATIONS) throw new Unreadable('sheet_full', { most: MOST_OPERATIONS });
  const read = (operation: unknown, at: number): Operation => {
    try {
      return readOperation(operation);
    } catch (error) {
      if (error instanceof Unreadable) throw new Unreadable(error.code, { ...error.args, number: at + 1 });
      throw error;
    }
  };
  return { id, operations: union(operations.map(read)) };
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw new Unreadable('sheet_damaged');
  }
}

/** Writes a sheet, one operation a line. */
export function writeSheet(id: string, operations: readonly Operation[]): string {
  const lines = union(operations).map((operation) => JSON.stringify(operation));
  return `{"rummy500_sheet":${VERSION},"id":"${id}","operations":[\n${lines.join(',\n')}\n]}\n`;
}
