// SHA-256 and HMAC (FIPS 180-4, RFC 2104) in plain TypeScript: browsers keep their own from pages without https,
// and that is how a game on a home network is served.

/** The numbers of the standard: first bits behind the point of the cube and square roots of the first primes. */
const ROUND = new DataView(new ArrayBuffer(256));
const START = new DataView(new ArrayBuffer(32));
{
  const behindPoint = (root: number): number => (root % 1) * 2 ** 32;
  for (let n = 2, count = 0; count < 64; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (count < 8) START.setUint32(4 * count, behindPoint(Math.sqrt(n)));
    ROUND.setUint32(4 * count, behindPoint(Math.cbrt(n)));
    count += 1;
  }
}

const schedule = new DataView(new ArrayBuffer(256));
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Mixes one block of 64 bytes into the eight words of the state. */
function mix(state: DataView, message: DataView, from: number): void {
  for (let i = 0; i < 64; i += 4) schedule.setInt32(i, message.getInt32(from + i));
  for (let i = 64; i < 256; i += 4) {
    const x = schedule.getInt32(i - 60);
    const y = schedule.getInt32(i - 8);
    const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    schedule.setInt32(i, schedule.getInt32(i - 64) + low + schedule.getInt32(i - 28) + high);
  }
  let [a, b, c, d] = [state.getInt32(0), state.getInt32(4), state.getInt32(8), state.getInt32(12)];
  let [e, f, g, h] = [state.getInt32(16), state.getInt32(20), state.getInt32(24), state.getInt32(28)];
  for (let i = 0; i < 256; i += 4) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND.getInt32(i) + schedule.getInt32(i)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => state.setInt32(4 * i, state.getInt32(4 * i) + word));
}

/** Goes on from a state after `before` bytes, and ends with what is left of the message. */
function digest(start: ArrayBuffer, before: number, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  const bytes = before + message.length;
  view.setUint32(padded.length - 8, Math.floor(bytes / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes << 3) >>> 0);
  const state = new Uint8Array(start.slice(0));
  for (let from = 0; from < padded.length; from += 64) mix(new DataView(state.buffer), view, from);
  return state;
}

/** The SHA-256 of a message: 32 bytes. */
export const sha256 = (message: Uint8Array): Uint8Array<ArrayBuffer> => digest(START.buffer, 0, message);

/** HMAC-SHA256 under one key, for any number of messages: 32 bytes each. */
export function hmacUnder(key: Uint8Array): (message: Uint8Array) => Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const after = (pad: number): ArrayBuffer => {
    const state = START.buffer.slice(0);
    mix(new DataView(state), new DataView(block.map((byte) => byte ^ pad).buffer), 0);
    return state;
  };
  const [inner, outer] = [after(0x36), after(0x5c)];
  return (message) => digest(outer, 64, digest(inner, 64, message));
}

/** The HMAC-SHA256 of a message under a key: 32 bytes. */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> =>
  hmacUnder(key)(message);

/** Several byte strings, one behind the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The bytes of a text in UTF-8. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Bytes as lower-case hexadecimal digits. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of hexadecimal digits; throws where the text is something else. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new Error(`not hexadecimal: ${text.slice(0, 20)}`);
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
