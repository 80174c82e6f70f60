import type { ApprovalRowFragment, WorkOrder } from '../approvals.gen.ts';

export const ORDERS = [
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'newest', label: 'Mais recentes' },
] as const;

type Sorted = Pick<ApprovalRowFragment, 'waitingSince' | 'kind' | 'id'>;

/** Whether an approval stands after another in the list, which the server sorts by time, kind and id. */
export type IsAfter = (a: Sorted, b: Sorted) => boolean;

const isLater: IsAfter = (a, b) => {
  if (a.waitingSince !== b.waitingSince) return a.waitingSince > b.waitingSince;
  return a.kind === b.kind ? Number(a.id) > Number(b.id) : a.kind > b.kind;
};

/** Returns what compares the approvals of a list in an order. */
export const isAfterBy = (order: WorkOrder): IsAfter =>
  order === 'newest' ? (a, b) => isLater(b, a) : isLater;
