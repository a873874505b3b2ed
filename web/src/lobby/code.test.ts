import { describe, expect, it } from 'vitest';
import { codeOf } from './code';

/** The dark squares that a path draws. */
function squares(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x = '0', y = '0', width = '0'] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let i = 0; i < Number(width); i++) dark.add(`${Number(x) + i} ${y}`);
  }
  return dark;
}

describe('codeOf', () => {
  const { size, path } = codeOf('https://example.org/t/kn44fjnz66rwnhps');
  const dark = squares(path);
  it('has a quiet border of four squares and the size of a code', () => {
    expect((size - 8 - 17) % 4).toBe(0);
    for (const square of dark) {
      const [x = 0, y = 0] = square.split(' ').map(Number);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x, y)).toBeLessThan(size - 4);
    }
  });
  it('has its three finders in the corners', () => {
    const finder = (left: number, top: number): string[] =>
      Array.from({ length: 7 }, (_, y) =>
        Array.from({ length: 7 }, (_, x) => (dark.has(`${left + x} ${top + y}`) ? '#' : '.')).join(''),
      );
    const wanted = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    expect(finder(4, 4)).toEqual(wanted);
    expect(finder(size - 11, 4)).toEqual(wanted);
    expect(finder(4, size - 11)).toEqual(wanted);
  });
  it('is another for another text', () => {
    expect(codeOf('https://example.org/t/kn44fjnz66rwnhpt').path).not.toBe(path);
  });
});
