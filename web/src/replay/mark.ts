// The place in a match that an address names: "#2.17" is round 2, step 17; step 0 is the deal.

export interface Mark {
  readonly round: number;
  readonly step: number;
}

/** Reads the part of an address after the number sign; null where it names no place. */
export function readMark(hash: string): Mark | null {
  const found = /^#(\d{1,4})(?:\.(\d{1,6}))?$/.exec(hash);
  if (!found?.[1]) return null;
  return { round: Number(found[1]), step: Number(found[2] ?? 0) };
}

export function writeMark({ round, step }: Mark): string {
  return `#${round}.${step}`;
}

/** The nearest place that a match has; `steps` counts those of each round. Null where no round is finished. */
export function within(mark: Mark | null, steps: readonly number[]): Mark | null {
  if (steps.length === 0) return null;
  const round = Math.min(Math.max(mark?.round ?? 1, 1), steps.length);
  const last = (steps[round - 1] ?? 1) - 1;
  return { round, step: mark?.round === round ? Math.min(Math.max(mark.step, 0), last) : 0 };
}
