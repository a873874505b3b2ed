// The sheet that a set of operations makes: players, rounds, totals, who has won. The twin of rummy500.sheet.fold.
import { FIELDS, PRESETS } from './facts';
import { cellKey, Counting } from './counting';
import type { Entry, Operation, Texts } from './operations';
import { entryPoints } from './points';
import type { Cell, Clash, Match, Player, Round, Sheet, Statistic } from './state';
import { nextDealer, owed, totalsAfter, winnersOf } from './winning';

/** Every field of a rule set as text. */
export function fullRules(preset: string, changes: Texts): Texts {
  const given = Object.entries(FIELDS).map(([name, field]) => [name, field.default]);
  return { ...Object.fromEntries(given), ...PRESETS[preset]?.changes, ...changes };
}

/** The rules without teams where so many players do not make equal teams of two or more. */
export function playedRules(rules: Texts, players: number): Texts {
  const teams = Number(rules['teams']);
  const fit = teams > 0 && players % teams === 0 && players / teams >= 2;
  return fit ? rules : { ...rules, teams: '0' };
}

/** The sheet of a set of operations, whatever order they come in. */
export function fold(operations: readonly Operation[]): Sheet {
  const counting = new Counting(operations);
  const listed = [...counting.players.values()].sort(
    (one, other) => one.place - other.place || (one.player < other.player ? -1 : 1),
  );
  const players = listed.map(({ player, name, place, present = true }): Player => {
    return { player, name, place, present };
  });
  const matches = counting.matches.map((_, at) => new Reckoning(counting, at, players).match());
  return {
    title: counting.title,
    players,
    locked: counting.locked,
    matches,
    statistics: players.map(({ player }) => statisticOf(player, matches)),
    clashes: clashesOf(matches, players),
    undone: counting.ordered.flatMap((one) => (counting.undone.has(one.id) ? [one.id] : [])),
    uncounted: counting.uncounted,
  };
}

/** Adds up one match; `seats` are those who count in it, `atTable` those who still play. */
class Reckoning {
  private readonly name: string;
  private readonly preset: string;
  private readonly changes: Texts;
  private readonly rules: Texts;
  private readonly shown: readonly string[];
  private readonly every: readonly string[];
  private readonly seats: readonly string[];
  private readonly atTable: readonly string[];
  private readonly totals: Record<string, number>;
  private decidedBy: string | null = null;
  private winners: readonly string[] = [];
  private owes: Readonly<Record<string, number>> = {};
  private readonly dealer: string | null;
  private deals: string | null;

  constructor(
    private readonly counting: Counting,
    private readonly at: number,
    players: readonly Player[],
  ) {
    this.name = counting.matches[at] ?? '';
    ({ preset: this.preset, changes: this.changes } = counting.rules(this.name));
    ({ shown: this.shown, every: this.every } = counting.rounds(this.name));
    const isLast = at === counting.matches.length - 1;
    const present = players.filter((one) => one.present).map((one) => one.player);
    const seats = players.filter((one) => this.wrote(one.player) || (isLast && one.present));
    this.seats = seats.length > 0 ? seats.map((one) => one.player) : present;
    this.atTable = isLast && present.length > 0 ? present : this.seats;
    this.rules = playedRules(fullRules(this.preset, this.changes), this.seats.length);
    this.totals = Object.fromEntries(players.map((one) => [one.player, 0]));
    const first = counting.dealers.get(this.name);
    this.dealer = first !== undefined && this.atTable.includes(first) ? first : (this.atTable[0] ?? null);
    this.deals = this.dealer;
  }

  /** Whether anything stands in a cell of the player's. */
  private wrote(player: string): boolean {
    return this.shown.some((round) => {
      const entries = this.counting.entries.get(cellKey(round, player));
      return entries !== undefined && (this.counting.standing(entries).at(-1)?.value ?? null) !== null;
    });
  }

  match(): Match {
    const rounds = this.shown.map((name, at) => this.round(name, at + 1));
    const next = this.nextName();
    const played = rounds.some((one) => Object.values(one.cells).some((cell) => cell.points !== null));
    if (rounds.length === 0) rounds.push(this.emptyRound(next));
    const best = Math.max(...this.seats.map((player) => this.total(player)));
    const wanted = Number(this.rules['target']) + (this.rules['target_rule'] === 'exceed' ? 1 : 0);
    const most = this.rules['rounds'];
    return {
      match: this.name,
      number: this.at + 1,
      preset: this.preset,
      changes: this.changes,
      seats: this.seats,
      teams: Number(this.rules['teams']),
      dealer: this.dealer,
      rounds,
      next_round: next,
      tail: this.every.at(-1) ?? null,
      next_dealer: this.deals,
      totals: { ...this.totals },
      leaders: this.seats.filter((player) => played && this.total(player) === best),
      to_target: Object.fromEntries(
        this.seats.map((player) => [player, Math.max(0, wanted - this.total(player))]),
      ),
      rounds_left: most === 'none' ? null : Math.max(0, Number(most) - this.shown.length),
      over: this.decidedBy !== null,
      decided_by: this.decidedBy,
      winners: this.winners,
      owes: this.owes,
    };
  }

  private total(player: string): number {
    return this.totals[player] ?? 0;
  }
  private nextName(): string {
    let number = this.every.length + 1;
    while (this.counting.isRound(`${this.name}.${number}`)) number++;
    return `${this.name}.${number}`;
  }
  private emptyRound(name: string): Round {
    const totals = { ...this.totals };
    return { round: name, number: 1, made: false, dealer: this.deals, cells: {}, open: true, totals };
  }

  private round(name: string, number: number): Round {
    const cells = this.cells(name);
    const points = (player: string): number => cells[player]?.points ?? 0;
    const after = totalsAfter(
      this.rules,
      this.seats.map((player) => this.total(player)),
      this.seats.map(points),
    );
    this.seats.forEach((player, seat) => (this.totals[player] = after[seat] ?? 0));
    const open = this.atTable.some((player) => (cells[player]?.points ?? null) === null);
    const out = this.seats.find((player) => cells[player]?.out) ?? null;
    const dealer = this.deals;
    if (!open && this.seats.length > 0 && this.decidedBy === null) this.decide(name, number, after, out);
    if (this.deals !== null) {
      const next = nextDealer(
        this.rules,
        this.atTable.indexOf(this.deals),
        out === null ? -1 : this.atTable.indexOf(out),
        open,
        this.atTable.map(points),
      );
      this.deals = this.atTable[next] ?? null;
    }
    return { round: name, number, made: true, dealer, cells, open, totals: { ...this.totals } };
  }

  private decide(name: string, number: number, after: readonly number[], out: string | null): void {
    const won = winnersOf(this.rules, after, number, out === null ? -1 : this.seats.indexOf(out));
    if (won.length === 0) return;
    this.decidedBy = name;
    this.winners = won.map((seat) => this.seats[seat] ?? '');
    if (this.rules['settlement'] === 'on') {
      const debts = owed(after, won).map(([seat, points]) => [this.seats[seat] ?? '', points] as const);
      this.owes = Object.fromEntries(debts);
    }
  }

  private cells(round: string): Readonly<Record<string, Cell>> {
    const standing = Object.keys(this.totals).flatMap((player) => {
      const entries = this.counting.entries.get(cellKey(round, player));
      return entries ? [[player, this.counting.standing(entries)] as const] : [];
    });
    const out = standing.some(([, heads]) => heads.at(-1)?.out);
    return Object.fromEntries(
      standing.flatMap(([player, heads]) => {
        const cell = this.cell(heads, out);
        return cell ? [[player, cell]] : [];
      }),
    );
  }

  private cell(heads: readonly Entry[], somebodyOut: boolean): Cell | null {
    const top = heads.at(-1);
    if (!top) return null;
    const differ = heads.some((head) => said(head) !== said(top));
    return {
      op: top.id,
      value: top.value,
      ...entryPoints(top, this.rules, somebodyOut),
      out: top.out ?? false,
      stood: top.stood ?? false,
      clash: differ ? heads.map((head) => head.id) : [],
    };
  }
}

/** What an entry says, to be compared with another. */
function said({ value, out, stood }: Entry): string {
  if (value === null || 'typed' in value) return JSON.stringify([value, out ?? false, stood ?? false]);
  const { laid = [], laid_low = [], laid_double = [], caught = [] } = value.cards;
  return JSON.stringify([laid, laid_low, laid_double, caught, out ?? false, stood ?? false]);
}

function statisticOf(player: string, matches: readonly Match[]): Statistic {
  const points = matches.flatMap((match) =>
    match.rounds.flatMap((round) => round.cells[player]?.points ?? []),
  );
  const part = matches.filter((match) => match.over && match.seats.includes(player));
  return {
    player,
    matches: part.length,
    won: part.filter((match) => match.winners.includes(player)).length,
    rounds: points.length,
    sum: points.reduce((sum, one) => sum + one, 0),
    best: points.length > 0 ? Math.max(...points) : null,
    worst: points.length > 0 ? Math.min(...points) : null,
  };
}

function clashesOf(matches: readonly Match[], players: readonly Player[]): readonly Clash[] {
  return matches.flatMap((match) =>
    match.rounds.flatMap((round) =>
      players.flatMap(({ player }) => {
        const ops = round.cells[player]?.clash ?? [];
        return ops.length > 0 ? [{ match: match.match, round: round.round, player, ops }] : [];
      }),
    ),
  );
}
