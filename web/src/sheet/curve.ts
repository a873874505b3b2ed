// The scale of a curve of totals.

const STEPS = [10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000, 25_000, 50_000];

/** Lines at round numbers from below the least to above the most; the target is in sight once it is near. */
export function ticks(
  values: readonly number[],
  target: number | null,
): { readonly low: number; readonly high: number; readonly lines: readonly number[] } {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const top = target !== null && most > target / 2 ? Math.max(most, target) : most;
  const gap = STEPS.find((step) => top - least <= 5 * step) ?? 100_000;
  const low = Math.floor(least / gap) * gap;
  const high = Math.max(Math.ceil(top / gap) * gap, low + gap);
  return { low, high, lines: Array.from({ length: (high - low) / gap + 1 }, (_, at) => low + at * gap) };
}
