// A sheet that is brought as a file.
import { csvActs, readCsvBytes } from './csv';
import { readSheet } from './file';
import type { Shelf } from './kept';
import { drawn, OpenSheet, startSheet } from './open.svelte';

/**
 * Keeps a sheet that somebody brings, and gives its id: one of ours is joined with what this browser has of it, a CSV
 * becomes a new one. Throws Unreadable or CsvFaults where it cannot be read, Error where the browser has no room.
 */
export function bring(bytes: Uint8Array, shelf: Shelf): string {
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  if (!start.startsWith('{') && !start.startsWith('[')) {
    const table = readCsvBytes(bytes);
    return startSheet((author) => csvActs(table, author), shelf);
  }
  const { id, operations } = readSheet(new TextDecoder().decode(bytes));
  const sheet = new OpenSheet(id, shelf, drawn(12));
  sheet.add(operations);
  if (!sheet.kept) throw new Error('nothing is kept');
  return id;
}
