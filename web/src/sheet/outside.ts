// What a shared sheet needs of the browser: a socket, requests, storage, a clock.
import type { Keys } from './codes';
import type { Operation } from './operations';

export interface Wire {
  send(text: string): void;
  close(): void;
}
export interface WireEvents {
  open(): void;
  text(text: string): void;
  closed(code: number): void;
}
/** What a live sheet needs of the browser. */
export interface Outside {
  readonly storage: Keys | null;
  dial(sheet: string, events: WireEvents): Wire;
  /** Makes a request with a code; `body` is JSON. Throws where there is no network. */
  ask(
    method: string,
    path: string,
    code: string | null,
    body?: unknown,
  ): Promise<{ status: number; body: unknown }>;
  now(): number;
}

/** So many operations are sent at once. */
export const AT_ONCE = 400;
/** Well below what the server reads at once, counted as if every letter took three bytes. */
const MOST_BYTES = 200_000;
/** As many of these as go into one request. */
export function batch(operations: readonly Operation[]): readonly Operation[] {
  let bytes = 0;
  const fits = operations.findIndex((one, at) => {
    bytes += 3 * JSON.stringify(one).length;
    return at >= AT_ONCE || (at > 0 && bytes > MOST_BYTES);
  });
  return fits < 0 ? operations : operations.slice(0, fits);
}

/** What a browser gives. */
export function browser(storage: Keys | null): Outside {
  return {
    storage,
    now: () => performance.now(),
    dial: (sheet, events) => {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      const socket = new WebSocket(`${scheme}://${location.host}/sheets/${sheet}/socket`);
      socket.addEventListener('open', () => events.open());
      socket.addEventListener('message', (event) => {
        if (typeof event.data === 'string') events.text(event.data);
      });
      socket.addEventListener('close', (event) => events.closed(event.code));
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
    ask: async (method, path, code, body) => {
      const answer = await fetch(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(code === null ? {} : { authorization: `Bearer ${code}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return {
        status: answer.status,
        body: answer.status === 204 ? null : await answer.json().catch(() => null),
      };
    },
  };
}
