// Who plays, while it is being arranged.
import type { Act } from './operations';
import type { Sheet } from './state';

export const FEWEST = 2;
export const MOST = 8;

export interface Person {
  readonly player: string;
  readonly name: string;
}

/** Those who play now. */
export function peopleOf(sheet: Sheet): readonly Person[] {
  return sheet.players.filter((one) => one.present).map(({ player, name }) => ({ player, name }));
}

/** Every one with a name: who has none is called by the place, and of two alike the later one by the place too. */
export function named(people: readonly Person[], call: (place: number) => string): readonly Person[] {
  const taken = new Set<string>();
  return people.map(({ player, name }, at) => {
    let found = name.trim().replace(/\s+/gu, ' ');
    if (found === '') found = call(at + 1);
    if (taken.has(found)) found = `${found} ${at + 1}`;
    taken.add(found);
    return { player, name: found };
  });
}

/** Says who deals first, where that is somebody else than until now. */
export function dealActs(match: string, now: string | null, wanted: string): readonly Act[] {
  return now === wanted ? [] : [{ kind: 'dealer', match, player: wanted }];
}
