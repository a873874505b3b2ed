// The codes of a shared sheet, and where this browser keeps them. A link holds its code in the fragment, which no
// browser sends anywhere; docs/protocol.md says how the code to look is made from the one to write.
import { sha256, utf8 } from '../lib/sha256';

const LETTERS = '23456789abcdefghjkmnopqrstuvwxyz';
const LENGTH = 16;
const TO_LOOK = 'rummy500 sheet to look at: ';
const KEPT = 'rummy500.sheet-codes/';

/** What a browser knows of a sheet's sharing. */
export interface Codes {
  /** Null for who may only look. */
  readonly write: string | null;
  readonly read: string;
  /** A code to write that is about to take the place of the others: nobody knows whether the server has heard. */
  readonly next?: string;
  /** Whether somebody has shared the sheet under these codes; else this browser has only tried to. */
  readonly made?: boolean;
  /** Whether these codes have stopped working. */
  readonly ended?: boolean;
  /** How many operations of each author the server has, as far as that is known. */
  readonly seen?: Readonly<Record<string, number>>;
}
export type Keys = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const lettersOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** A new code to write. */
export const newCode = (): string => lettersOf(crypto.getRandomValues(new Uint8Array(LENGTH)));

/** The code to look that belongs to a code to write. */
export const readCode = (write: string): string => lettersOf(sha256(utf8(TO_LOOK + write)));

/** The codes of who may write. */
export const writing = (write: string): Codes => ({ write, read: readCode(write) });

/** The code in a link's fragment; null where there is none. */
export function codesOf(fragment: string): Codes | null {
  const [, kind, typed = ''] = /^#([rw])=([\w-]{16,40})$/.exec(fragment) ?? [];
  const code = typed.toLowerCase().replaceAll('-', '').replaceAll('0', 'o');
  const good = code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter));
  if (!good) return null;
  return { ...(kind === 'w' ? writing(code) : { write: null, read: code }), made: true };
}

/** The link to a sheet: to write, or to look. */
export function linkTo(
  sheet: string,
  codes: Codes,
  what: 'write' | 'look',
  origin = location.origin,
): string {
  const write = what === 'write' ? codes.write : null;
  return `${origin}/sheet/${sheet}${write === null ? `#r=${codes.read}` : `#w=${write}`}`;
}

/** The codes that this browser has for a sheet; null where it is not shared from here. */
export function keptCodes(storage: Keys | null, sheet: string): Codes | null {
  try {
    const found = JSON.parse(storage?.getItem(KEPT + sheet) ?? 'null') as Codes | null;
    const good = found && typeof found.read === 'string' && ['string', 'object'].includes(typeof found.write);
    return good ? found : null;
  } catch {
    return null;
  }
}

/** Keeps codes, or forgets them; says whether the browser could. */
export function keepCodes(storage: Keys | null, sheet: string, codes: Codes | null): boolean {
  try {
    if (codes === null) storage?.removeItem(KEPT + sheet);
    else storage?.setItem(KEPT + sheet, JSON.stringify(codes));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Takes a link's code in: one to write is not given up for one to look at the same sheet. Gives what is known then. */
export function takeLink(storage: Keys | null, sheet: string, fragment: string): Codes | null {
  const known = keptCodes(storage, sheet);
  const brought = codesOf(fragment);
  if (!brought || (known && known.read === brought.read && (known.write ?? brought.write) === known.write)) {
    if (brought && known?.ended) return revived(storage, sheet, known);
    return known;
  }
  keepCodes(storage, sheet, brought);
  return brought;
}

/** Who opens a link again wants to know whether it works now. */
function revived(storage: Keys | null, sheet: string, known: Codes): Codes {
  const codes: Codes = { ...known, ended: false };
  keepCodes(storage, sheet, codes);
  return codes;
}
