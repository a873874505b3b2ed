// Figures as people read them: a true minus, and one place after the point where it is not whole.

/** A mean with at most one place. */
export function decimal(value: number, locale: string): string {
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }).format(value);
  return text.replace(/^-0$/, '0').replace('-', '−');
}
