import type { WorkRowFragment } from '../work.gen.ts';

type Sorted = Pick<WorkRowFragment, 'waitingSince' | 'kind' | 'id'>;

/** Whether a matter stands after another in the list, which the server sorts by time, kind and id. */
export function isAfter(one: Sorted, other: Sorted): boolean {
  if (one.waitingSince !== other.waitingSince) return one.waitingSince > other.waitingSince;
  return one.kind === other.kind ? Number(one.id) > Number(other.id) : one.kind > other.kind;
}
