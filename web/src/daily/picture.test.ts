import { describe, expect, it } from 'vitest';
import { boxesOf } from './picture';

describe('the squares of the picture', () => {
  it('all lie in their field and never over each other, however long the round was', () => {
    for (const turns of [1, 9, 10, 23, 60, 200]) {
      const boxes = boxesOf(turns, 888, 300);
      expect(boxes).toHaveLength(turns);
      for (const { x, y, size } of boxes) {
        expect(size).toBeGreaterThan(8);
        expect(x + size).toBeLessThanOrEqual(888);
        expect(y + size).toBeLessThanOrEqual(300);
      }
      boxes.forEach((one, at) => {
        for (const other of boxes.slice(at + 1))
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(one.size);
      });
    }
  });
  it('stay large in a short round', () => {
    expect(boxesOf(5)[0]?.size).toBe(boxesOf(20)[0]?.size);
    expect(boxesOf(80)[0]?.size).toBeLessThan(boxesOf(20)[0]?.size ?? 0);
  });
  it('are none where there were no turns', () => {
    expect(boxesOf(0)).toEqual([]);
  });
});
