// Players that use only what is on the screen: which cards are in the hand, and which buttons the page offers.
import { movedOn, ready, state } from './lib.mjs';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Groups of hand cards that might be a meld, as a person would see them: three of a rank, three in a row. */
export function likelyMelds(cards) {
  const found = [];
  for (const rank of RANKS) {
    const same = cards.filter((card) => card.slice(0, -1) === rank);
    const suits = new Map(same.map((card) => [card.slice(-1), card]));
    if (suits.size >= 3) found.push([...suits.values()]);
  }
  for (const suit of 'SHDC') {
    let run = [];
    for (const rank of [...RANKS, 'end']) {
      if (cards.includes(rank + suit)) run.push(rank + suit);
      else {
        if (run.length >= 3) found.push(run);
        run = [];
      }
    }
  }
  if (cards.includes('JK')) found.push(...withJoker(cards));
  return found.sort((a, b) => b.length - a.length);
}

/** Pairs that a joker would complete. */
function withJoker(cards) {
  const found = [];
  const natural = cards.filter((card) => card !== 'JK');
  natural.forEach((one, index) => {
    for (const other of natural.slice(index + 1)) {
      const [rank, suit] = [one.slice(0, -1), one.slice(-1)];
      const [rank2, suit2] = [other.slice(0, -1), other.slice(-1)];
      const apart = Math.abs(RANKS.indexOf(rank) - RANKS.indexOf(rank2));
      if ((rank === rank2 && suit !== suit2) || (suit === suit2 && apart > 0 && apart <= 2))
        found.push([one, other, 'JK']);
    }
  });
  return found;
}

export const handCards = (page) =>
  page.$$eval('[data-hand]', (cards) =>
    cards.map((card) => ({ id: card.dataset.hand, card: card.dataset.card })),
  );

/** A hand of a player: `tap` presses a selector by mouse or finger. */
export class Screen {
  constructor(page, tap) {
    this.page = page;
    this.tap = tap;
    this.melds = 0;
    this.layOffs = 0;
    this.takes = 0;
    this.rounds = 0;
  }

  async press(selector) {
    // Cards overlap: what is free of each is its left edge.
    const card = /^\[data-(hand|pile)=/.test(selector);
    await this.tap(selector, card ? { position: { x: 10, y: 14 } } : {});
  }

  async act(kind) {
    const { seq } = await state(this.page);
    await this.press(`[data-zone="bar"] [data-act="${kind}"]`);
    if (await this.page.$('.choice')) await this.press('.choice button.main');
    await movedOn(this.page, seq);
  }

  /** Calls "Rummy!"; where the window closes in that moment, the chance is gone and the round goes on. */
  async call() {
    try {
      await this.act('call');
    } catch (error) {
      if (await this.offers('call')) throw error;
    }
  }

  async clear() {
    for (const card of await this.page.$$('[data-hand][aria-pressed="true"]')) {
      await this.press(`[data-hand="${await card.getAttribute('data-hand')}"]`);
    }
  }

  async choose(cards) {
    const hand = await handCards(this.page);
    for (const wanted of cards) {
      const at = hand.findIndex((one) => one.card === wanted);
      const [one] = hand.splice(at, 1);
      await this.press(`[data-hand="${one.id}"]`);
    }
  }

  offers(kind) {
    return this.page.$(`[data-zone="bar"] [data-act="${kind}"]`);
  }

  async draw() {
    const reachable = await this.page.$$('[data-pile].can');
    // Every third time the pile, where it offers something.
    const last = reachable.at(-1);
    if (last && this.takes * 3 < this.rounds * 4 + 2) {
      this.takes++;
      await this.press(`[data-pile="${await last.getAttribute('data-pile')}"]`);
      await this.act('take');
      return;
    }
    if (await this.offers('draw')) {
      const { seq } = await state(this.page);
      await this.press('[data-zone="stock"]');
      await movedOn(this.page, seq);
    } else await this.act('pass');
  }

  async meldAll() {
    for (;;) {
      const hand = await handCards(this.page);
      let done = false;
      for (const cards of likelyMelds(hand.map((one) => one.card))) {
        await this.clear();
        await this.choose(cards);
        if (await this.offers('meld')) {
          await this.act('meld');
          this.melds++;
          done = true;
          break;
        }
      }
      if (!done || !(await this.stillPlaying())) return;
    }
  }

  async layOffAll() {
    for (const one of await handCards(this.page)) {
      if (!(await this.stillPlaying())) return;
      if (!(await this.page.$(`[data-hand="${one.id}"]`))) continue;
      await this.clear();
      await this.press(`[data-hand="${one.id}"]`);
      if (await this.offers('lay')) {
        await this.act('lay');
        this.layOffs++;
      }
    }
  }

  async discard() {
    for (const one of (await handCards(this.page)).reverse()) {
      await this.clear();
      await this.press(`[data-hand="${one.id}"]`);
      if (await this.offers('discard')) {
        await this.act('discard');
        return;
      }
    }
    throw new Error('no card can be discarded');
  }

  /** Cuts the pack where the slider stands. */
  async cut() {
    await this.press('[data-act="cut"]');
    await this.page.waitForSelector('[data-act="cut"]', { state: 'detached' });
  }

  async stillPlaying() {
    const now = await state(this.page);
    return now.mine && now.phase === 'play' && now.ended === null;
  }

  /** Plays until the match is over or `until` says enough. */
  async match(until = () => false) {
    // A card that was taken may have to be played first, and may fit only after a lay-off: then once more around.
    let tries = 0;
    for (;;) {
      const now = await ready(this.page);
      if (now.ended === 'match') return;
      if (await until(now)) return;
      if (now.cut) await this.cut();
      else if (now.ended === 'round') {
        this.rounds++;
        await this.press('.sheet [data-act="next"]');
        // With several people the sheet stays until all have looked at it.
        await this.page.waitForSelector('.sheet', { state: 'detached', timeout: 60_000 });
      } else if (now.phase === 'call' || (await this.offers('call'))) await this.call();
      else if (now.phase === 'draw') await this.draw();
      else {
        await this.meldAll();
        if (await this.stillPlaying()) await this.layOffAll();
        if (!(await this.stillPlaying())) continue;
        try {
          await this.discard();
          tries = 0;
        } catch (error) {
          if (++tries > 2) throw error;
        }
      }
    }
  }
}
