import { describe, expect, it } from 'vitest';
import { commitment } from '../lib/fair';
import { fromHex } from '../lib/sha256';
import { fits } from './check';

const KEY = '00'.repeat(31) + '2a';
const shown = commitment('daily', '2026-12-01', fromHex(KEY));

describe('a day’s key', () => {
  it('gives the commitment that any other program works out', () => {
    expect(shown).toBe('13c310525dc644fbf8ae3c9f81558d51f2d33a19066018df57f03bf7ffc05d79');
  });
  it('fits the commitment of its own day only', () => {
    expect(fits('2026-12-01', shown, KEY)).toBe(true);
    expect(fits('2026-12-02', shown, KEY)).toBe(false);
    expect(fits('2026-12-01', shown, '00'.repeat(31) + '2b')).toBe(false);
    expect(
      fits(
        '2026-12-01',
        shown.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
        KEY,
      ),
    ).toBe(false);
  });
  it('is nothing where it is no key', () => {
    for (const key of ['', 'xx', KEY.slice(2), KEY.toUpperCase()])
      expect(fits('2026-12-01', shown, key)).toBe(key === KEY);
  });
});
