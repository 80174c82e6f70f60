import type { ApprovalRowFragment, WorkOrder } from '../approvals.gen.ts';

export const ORDERS = [
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'newest', label: 'Mais recentes' },
] as const;

type Sorted = Pick<ApprovalRowFragment, 'waitingSince' | 'kind' | 'id'>;

/** Whether an approval stands after another in the list, which the server sorts by time, kind and id. */
export type IsAfter = (one: Sorted, other: Sorted) => boolean;

const isLater: IsAfter = (one, other) => {
  if (one.waitingSince !== other.waitingSince) return one.waitingSince > other.waitingSince;
  return one.kind === other.kind ? Number(one.id) > Number(other.id) : one.kind > other.kind;
};

/** Returns what compares the approvals of a list in an order. */
export const isAfterBy = (order: WorkOrder): IsAfter =>
  order === 'newest' ? (one, other) => isLater(other, one) : isLater;
