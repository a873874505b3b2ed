// SHA-256 against the examples of FIPS 180-4 and Node's own, HMAC against RFC 4231.
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromHex, hex, hmacSha256, joined, sha256, utf8 } from './sha256';

const pattern = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * 131 + 7) & 255);

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %.10s', (text, digest) => expect(hex(sha256(utf8(text)))).toBe(digest));

  it('agrees with Node at every length around the ends of blocks', () => {
    for (let length = 0; length < 300; length += 1) {
      const message = pattern(length);
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('HMAC-SHA256', () => {
  it.each([
    [
      '0b'.repeat(20),
      hex(utf8('Hi There')),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      hex(utf8('Jefe')),
      hex(utf8('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      'aa'.repeat(131),
      hex(utf8('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('under %.8s', (key, message, digest) =>
    expect(hex(hmacSha256(fromHex(key), fromHex(message)))).toBe(digest),
  );

  it('agrees with Node for keys and messages of many lengths', () => {
    for (let length = 0; length < 150; length += 1) {
      const [key, message] = [pattern(length), pattern(200 - length)];
      expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  });
});

describe('bytes', () => {
  it('go to hexadecimal digits and back', () => {
    expect(hex(Uint8Array.of(0, 10, 255))).toBe('000aff');
    expect([...fromHex('000aff')]).toEqual([0, 10, 255]);
    expect([...joined([Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3)])]).toEqual([1, 2, 3]);
  });
  it.each(['0', 'AA', 'zz', ' 00', '00\n'])('are not read from %j', (text) => {
    expect(() => fromHex(text)).toThrow('hexadecimal');
  });
});
