// The few requests that are not a table's socket.
import type {
  CreateTable,
  DeviceCode,
  Presets,
  Problem,
  PublicLine,
  PublicTables,
  SeatTaken,
  SitDown,
  TableCreated,
  TableDoor,
  TableLine,
  TableList,
} from './wire';

/** The server's answer that it does not do this, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Opens a table and gives its id; throws Refused where the server says why not. */
export async function openTable(body: CreateTable): Promise<string> {
  return (await post<TableCreated>('/api/tables', body)).table;
}

/** The presets that a host can start from, and the levels of computers. */
export async function presets(): Promise<Presets> {
  return get<Presets>('/api/presets');
}

/** This guest's tables, newest first. */
export async function tables(): Promise<readonly TableLine[]> {
  return (await get<TableList>('/api/tables')).tables;
}

/** The tables that their hosts list for everybody. */
export async function publicTables(): Promise<readonly PublicLine[]> {
  return (await get<PublicTables>('/api/public-tables')).tables;
}

/** What somebody with the link sees of a table; throws Refused where there is none. */
export async function door(id: string): Promise<TableDoor> {
  return get<TableDoor>(`/api/tables/${id}`);
}

/** Takes a seat and gives its number; throws Refused where it cannot be had. */
export async function sitDown(id: string, wish: SitDown): Promise<number> {
  return (await post<SeatTaken>(`/api/tables/${id}/seat`, wish)).seat;
}

/** Asks to look on; throws Refused where the host does not allow it. */
export async function watch(id: string): Promise<void> {
  await post<unknown>(`/api/tables/${id}/watch`, {});
}

/** A one-time code that makes another browser the same guest. */
export async function deviceCode(): Promise<DeviceCode> {
  return post<DeviceCode>('/api/device', {});
}

/** Makes this browser the guest who was given the code. */
export async function claimDevice(code: string): Promise<void> {
  await post<unknown>('/api/device/claim', { code });
}

/** Asks for JSON; throws Refused where the server says why not, Error where it says nothing. */
export async function get<Answer>(path: string): Promise<Answer> {
  return answerOf<Answer>(path, await fetch(path));
}

/** Sends JSON and gives the answer; throws as `get` does. */
export async function post<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  return answerOf<Answer>(path, answer);
}

async function answerOf<Answer>(path: string, answer: Response): Promise<Answer> {
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw problem?.code ? new Refused(problem) : new Error(`${path}: ${answer.status}`);
}
