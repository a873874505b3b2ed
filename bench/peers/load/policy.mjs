/**
 * Chooses a move from what the server's own view offers: melds the most, lays off, now and then takes from the pile at
 * any depth, discards by lot. So rounds are short and full of every kind of move.
 */
export function choose(options, random) {
  const any = (list) => list[Math.floor(random() * list.length)];
  if (options.takes.length && (!options.draw || random() < 0.3)) {
    const { card, nth } = any(options.takes);
    return { type: 'take', card, ...(nth == null ? {} : { nth }) };
  }
  if (options.draw) return { type: 'draw' };
  if (options.melds.length) {
    const best = options.melds.reduce((left, right) => (right.value > left.value ? right : left));
    return { type: 'meld', cards: best.cards };
  }
  if (options.lay_offs.length && (!options.discards.length || random() < 0.9)) {
    const { card, meld, end } = any(options.lay_offs);
    return { type: 'lay', card, meld, ...(end == null ? {} : { end }) };
  }
  if (options.discards.length) return { type: 'discard', card: any(options.discards) };
  if (options.swaps.length) return { type: 'swap', card: options.swaps[0].card, meld: options.swaps[0].meld };
  return { type: options.pass ? 'pass' : 'stand' };
}
