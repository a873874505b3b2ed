// What the key ± does.

/** The text with the sign of its last number turned: "35" and "−35", "60−35" and "60+35". */
export function turned(typed: string): string {
  const [, start = '', sign = '', gap = '', digits = ''] =
    /^(.*?)([-‐‑‒–—−﹣－+＋]?)(\s*)(\d*)\s*$/u.exec(typed) ?? [];
  if (sign === '') return `${start}−${digits}`;
  const minus = sign !== '+' && sign !== '＋';
  if (!minus) return `${start}−${gap}${digits}`;
  // A number that stands alone needs no plus.
  return start.trim() === '' ? `${start}${digits}` : `${start}+${gap}${digits}`;
}
