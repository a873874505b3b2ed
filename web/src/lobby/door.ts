// What somebody at the door of a table can do.
import type { TableDoor } from '../lib/wire';

/**
 * `sit`: a seat is free; `take_over`: a computer's seat can be had; `full`: nothing is free now; `over`: the match has
 * ended; `removed`: the host does not want this guest here.
 */
export type DoorState = 'sit' | 'take_over' | 'full' | 'over' | 'removed';

export function doorState(
  door: Pick<TableDoor, 'phase' | 'open_seats' | 'removed' | 'computers'>,
): DoorState {
  if (door.removed) return 'removed';
  if (door.phase === 'over') return 'over';
  const [first] = door.open_seats;
  if (first === undefined) return 'full';
  return door.computers[first] === null ? 'sit' : 'take_over';
}
