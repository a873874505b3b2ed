// The few requests that are not a table's socket.
import type { CreateTable, Presets, Problem, TableCreated, TableLine, TableList } from './wire';

/** The server's answer that it does not do this, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Opens a table and gives its id; throws Refused where the server says why not. */
export async function openTable(body: CreateTable): Promise<string> {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw problem?.code ? new Refused(problem) : new Error(`tables: ${answer.status}`);
  }
  const { table } = (await answer.json()) as TableCreated;
  return table;
}

/** The presets that a host can start from, and the levels of computers. */
export async function presets(): Promise<Presets> {
  return (await get('/api/presets')) as Presets;
}

/** This guest's tables, newest first. */
export async function tables(): Promise<readonly TableLine[]> {
  return ((await get('/api/tables')) as TableList).tables;
}

async function get(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
