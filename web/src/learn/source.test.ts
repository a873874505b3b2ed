import { describe, expect, it } from 'vitest';
import type { Exercise } from '../lib/wire';
import { exerciseIn, freshSeed, hashOf, Questions } from './source';

/** An exercise whose question depends on its seed alone, as a short series repeats itself. */
function made(seed: number, cards: readonly string[]): Exercise {
  return {
    kind: 'ace',
    seed,
    cards,
    meld: null,
    options: [{ id: 'low', text: 'One' }],
  } as unknown as Exercise;
}

describe('exercises', () => {
  it('ask nothing that was asked among the nine before', async () => {
    const questions = new Questions();
    let seed = 0;
    const asked: string[] = [];
    for (let nth = 0; nth < 40; nth++) {
      const next = await questions.next(
        (one) => Promise.resolve(made(one, [`${Math.floor(one / 2) % 15}`])),
        () => seed++,
      );
      asked.push(next.cards.join());
    }
    for (const [at, cards] of asked.entries())
      expect(asked.slice(Math.max(0, at - 9), at)).not.toContain(cards);
    expect(seed).toBeGreaterThan(asked.length);
  });

  it('are named in the address, and only such as there can be', () => {
    const seed = freshSeed();
    expect(exerciseIn(hashOf('reach', seed))).toEqual({ kind: 'reach', seed });
    for (const other of [
      '',
      '#3',
      '#exercises',
      '#exercises/reach',
      '#exercises/reach/4294967296',
      '#exercises/../1',
    ])
      expect(exerciseIn(other)).toBeNull();
  });

  it('ask again when nothing else is there to be asked', async () => {
    const questions = new Questions();
    const only = () => questions.next((one) => Promise.resolve(made(one, ['AS'])));
    await only();
    expect((await only()).cards).toEqual(['AS']);
  });
});
