import { scaleOf, type Scale } from '../lib/scale';

/** The scale of a curve of totals: from zero on, and the target is in sight once somebody is half way there. */
export function scaleTo(totals: readonly number[], target: number | null): Scale {
  const shown = [0, ...totals];
  return scaleOf(target !== null && Math.max(...shown) > target / 2 ? [...shown, target] : shown);
}
