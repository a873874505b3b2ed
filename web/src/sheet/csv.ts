// A sheet as CSV: written so that a spreadsheet runs nothing and shifts nothing, read back line by line. The twin of
// rummy500.sheet.csv_text.
import { FIRST_MATCH, LONGEST_NAME, LONGEST_TYPED, type Act } from './operations';
import { typedPoints } from './points';
import type { Sheet } from './state';

/** What the first three columns are called, by language; a reader knows them all. */
export const HEADINGS: Readonly<Record<string, readonly [string, string, string]>> = {
  en: ['Match', 'Round', 'Dealer'],
  de: ['Partie', 'Runde', 'Geber'],
  nl: ['Partij', 'Ronde', 'Deler'],
  da: ['Kamp', 'Runde', 'Kortgiver'],
};
const COLUMNS = new Map(
  Object.values(HEADINGS).flatMap((words) =>
    words.map((word, column) => [word.toLowerCase(), column] as const),
  ),
);
const MOST_BYTES = 1024 * 1024;
const MOST_ROWS = 2_000;
const MOST_FAULTS = 20;
const MOST_PLAYERS = 8;
const BOM = '\ufeff';
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

export interface Fault {
  readonly code: string;
  readonly line: number;
  readonly args: Readonly<Record<string, string | number>>;
}
/** What is wrong with a CSV: at most twenty faults with their lines. */
export class CsvFaults extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults[0]?.code);
  }
}
export interface CsvMatch {
  readonly dealer: string | null;
  readonly rounds: readonly (readonly (string | null)[])[];
}
export interface CsvTable {
  readonly players: readonly string[];
  readonly matches: readonly CsvMatch[];
}

/** A text that no spreadsheet takes for a formula: an apostrophe stands before one that it might take so. */
export function neutral(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
/** The text that `neutral` was given. */
export function restored(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** Writes all rounds of all matches: every cell quoted, whole numbers, lines ended by CR and LF (RFC 4180). */
export function writeCsv(
  sheet: Sheet,
  {
    separator = ',',
    bom = false,
    language = 'en',
  }: { separator?: string; bom?: boolean; language?: string } = {},
): string {
  const names = distinct(sheet.players.map((one) => one.name));
  const nameOf = new Map(sheet.players.map((one, at) => [one.player, names[at] ?? '']));
  const lines = [[...(HEADINGS[language] ?? HEADINGS['en'] ?? []), ...names.map(neutral)]];
  for (const match of sheet.matches) {
    for (const round of match.rounds) {
      if (!round.made) continue;
      const dealer = neutral(nameOf.get(round.dealer ?? '') ?? '');
      const points = sheet.players.map(({ player }) => String(round.cells[player]?.points ?? ''));
      lines.push([String(match.number), String(round.number), dealer, ...points]);
    }
  }
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  return (bom ? BOM : '') + lines.map((line) => `${line.map(quoted).join(separator)}\r\n`).join('');
}

/** The names with a number behind each that another has already. */
function distinct(names: readonly string[]): readonly string[] {
  const taken: string[] = [];
  for (const name of names) {
    let told = name;
    for (let number = 2; taken.includes(told); number++) told = `${name} (${number})`;
    taken.push(told);
  }
  return taken;
}

/** Reads a CSV with commas, semicolons or tabs from a file's bytes; throws CsvFaults. */
export function readCsvBytes(bytes: Uint8Array): CsvTable {
  if (bytes.length > MOST_BYTES) {
    throw new CsvFaults([{ code: 'csv_too_long', line: 0, args: { most: 1 } }]);
  }
  try {
    return readCsv(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const line = firstBroken(bytes);
    throw new CsvFaults([{ code: 'csv_not_text', line, args: {} }]);
  }
}
/** The first line that is no UTF-8. */
function firstBroken(bytes: Uint8Array): number {
  let start = 0;
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(10, start);
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end < 0 ? undefined : end));
    } catch {
      return line;
    }
    if (end < 0) return line;
    start = end + 1;
  }
}

/** Reads a CSV's text; throws CsvFaults. */
export function readCsv(text: string): CsvTable {
  const reading = new Reading();
  let rows = 0;
  for (const row of rowsOf(text.replace(new RegExp(`^${BOM}`), ''))) {
    if (row.cells === null) {
      reading.fault('csv_quotes', row.line);
      break;
    }
    if (!row.cells.some((cell) => cell.trim() !== '')) continue;
    if (++rows > MOST_ROWS + 1) {
      reading.fault('csv_rows', row.line, { most: MOST_ROWS });
      break;
    }
    reading.take(row.line, row.cells);
    if (reading.faults.length >= MOST_FAULTS) break;
  }
  return reading.table();
}

interface Row {
  /** The number of its first line. */
  readonly line: number;
  /** Null where its quotation marks do not fit. */
  readonly cells: readonly string[] | null;
}
function* rowsOf(text: string): Generator<Row> {
  const declared = /^sep=.[^\S\r\n]*(?:\r\n|\r|\n|$)/i.exec(text)?.[0] ?? '';
  const body = text.slice(declared.length);
  const separator = separatorOf(/^[^\r\n]*/.exec(body)?.[0] ?? '');
  let line = declared === '' ? 1 : 2;
  for (let at = 0; at < body.length;) {
    const first = line;
    const cells: string[] = [];
    for (;;) {
      const cell = cellAt(body, at, separator);
      if (cell === null) {
        yield { line: first, cells: null };
        return;
      }
      cells.push(cell.text);
      line += cell.text.match(/\r\n|\r|\n/g)?.length ?? 0;
      at = cell.end;
      if (body[at] !== separator) break;
      at++;
    }
    if (body[at] === '\r') at++;
    if (body[at] === '\n') at++;
    line++;
    yield { line: first, cells };
  }
}
/** The cell that begins at a place, and where it ends; null where a quotation mark is missing or one too many. */
function cellAt(body: string, at: number, separator: string): { text: string; end: number } | null {
  if (body[at] !== '"') {
    let end = at;
    while (end < body.length && body[end] !== separator && body[end] !== '\r' && body[end] !== '\n') end++;
    return { text: body.slice(at, end), end };
  }
  let text = '';
  for (let next = at + 1; ;) {
    const quote = body.indexOf('"', next);
    if (quote < 0) return null;
    text += body.slice(next, quote);
    if (body[quote + 1] !== '"') {
      const after = body[quote + 1];
      const ends = after === undefined || after === separator || after === '\r' || after === '\n';
      return ends ? { text, end: quote + 1 } : null;
    }
    text += '"';
    next = quote + 2;
  }
}
function separatorOf(line: string): string {
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  const count = (one: string): number => bare.split(one).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Takes row after row and keeps what is wrong with each. */
class Reading {
  readonly faults: Fault[] = [];
  private columns: number[] | null = null;
  private players: readonly string[] = [];
  private readonly matches: { dealer: string | null; rounds: (readonly (string | null)[])[] }[] = [];
  private number = 0;

  table(): CsvTable {
    if (this.columns === null && this.faults.length === 0) {
      this.fault('csv_players', 1, { most: MOST_PLAYERS });
    }
    if (this.faults.length > 0) throw new CsvFaults(this.faults);
    return { players: this.players, matches: this.matches };
  }
  fault(code: string, line: number, args: Fault['args'] = {}): void {
    this.faults.push({ code, line, args });
  }

  take(line: number, row: readonly string[]): void {
    if (this.columns === null) {
      this.head(line, row);
      return;
    }
    const width = this.columns.length + this.players.length;
    const cells = [...row];
    while (cells.length > width && cells.at(-1)?.trim() === '') cells.pop();
    if (cells.length !== width) {
      this.fault('csv_cells', line, { cells: cells.length, wanted: width });
      return;
    }
    const head = new Map(this.columns.map((column, at) => [column, cells[at] ?? '']));
    const own = cells.slice(this.columns.length);
    const points = this.players.map((name, at) => this.points(line, name, own[at] ?? ''));
    const dealer = this.name(head.get(2) ?? '') || null;
    if (dealer !== null && !this.players.includes(dealer)) this.fault('csv_dealer', line, { name: dealer });
    const round = head.get(1);
    if (round !== undefined) this.whole(line, round);
    this.place(line, head.get(0), dealer);
    this.matches.at(-1)?.rounds.push(points);
  }

  private head(line: number, row: readonly string[]): void {
    const cells = [...row];
    while (cells.at(-1)?.trim() === '') cells.pop();
    this.columns = [];
    for (const cell of cells) {
      const column = COLUMNS.get(cell.trim().toLowerCase());
      if (column === undefined || this.columns.includes(column)) break;
      this.columns.push(column);
    }
    const names = cells.slice(this.columns.length).map((cell) => this.name(cell));
    this.players = names;
    if (names.length < 1 || names.length > MOST_PLAYERS) {
      this.fault('csv_players', line, { most: MOST_PLAYERS });
    }
    names.forEach((name, place) => {
      if (name.trim() === '' || [...name].length > LONGEST_NAME || name.includes('\0')) {
        this.fault('csv_name', line, { name: name.slice(0, LONGEST_NAME), most: LONGEST_NAME });
      } else if (names.indexOf(name) < place) this.fault('csv_same_name', line, { name });
    });
  }
  /** A name as it was; where the columns are not ours, without the spaces behind a separator. */
  private name(cell: string): string {
    const ours = this.columns?.join() === '0,1,2';
    return restored(ours ? cell : cell.replace(/^ +| +$/g, ''));
  }
  private points(line: number, name: string, cell: string): string | null {
    const text = restored(cell).trim();
    if (text === '') return null;
    if (text.length <= LONGEST_TYPED && typedPoints(text).error === null) return text;
    this.fault('csv_not_whole', line, { name, text: text.slice(0, LONGEST_TYPED) });
    return null;
  }
  private whole(line: number, cell: string): number | null {
    const text = cell.trim();
    if (/^\d{1,6}$/.test(text)) return Number(text);
    this.fault('csv_number', line, { text: text.slice(0, LONGEST_TYPED) });
    return null;
  }
  /** Begins another match where the row's number says so. */
  private place(line: number, cell: string | undefined, dealer: string | null): void {
    const number = cell === undefined ? 1 : (this.whole(line, cell) ?? this.number);
    if (this.matches.length > 0 && number < this.number) this.fault('csv_match', line, { number });
    if (this.matches.length === 0 || number > this.number) this.matches.push({ dealer, rounds: [] });
    this.number = number;
  }
}

/** What a new sheet begins with that holds what a CSV holds. */
export function csvActs(table: CsvTable, author: string): readonly Act[] {
  const ids = new Map(table.players.map((name, place) => [name, `p${author}${place + 1}`]));
  const acts: Act[] = [...ids].map(([name, player], place) => ({ kind: 'player', player, name, place }));
  table.matches.forEach((one, at) => {
    const match = `m${at + 1}`;
    if (match !== FIRST_MATCH) acts.push({ kind: 'match', match });
    const dealer = one.dealer === null ? undefined : ids.get(one.dealer);
    if (dealer !== undefined) acts.push({ kind: 'dealer', match, player: dealer });
    let after: string | null = null;
    one.rounds.forEach((cells, row) => {
      const round = `${match}.${row + 1}`;
      acts.push({ kind: 'round', round, match, after });
      after = round;
      [...ids.values()].forEach((player, place) => {
        const typed = cells[place];
        if (typed != null) acts.push({ kind: 'entry', round, player, value: { typed } });
      });
    });
  });
  return acts;
}
