import { errorMessage, failureOf } from '../../lib/apollo/errors.ts';
import type { PlanRequestsQueryVariables } from './plan-requests.gen.ts';

/** What the list is asked with; each part stands in the address. */
export interface PlanRequestFilter {
  status: string;
  /** First and last day, YYYY-MM-DD; empty for none. */
  start: string;
  end: string;
  page: number;
}

/** In the order of the choice; the first is the usual one (SPEC section 9). */
export const STATUSES = [
  { value: 'pending', label: 'Pendente' },
  { value: 'approved', label: 'Aprovada' },
  { value: 'rejected', label: 'Rejeitada' },
  { value: 'all', label: 'Todas' },
] as const;

const dayOf = (text: string | null): string => (text && /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? text : '');

export function readPlanRequestFilter(search: URLSearchParams, page: number): PlanRequestFilter {
  const status = STATUSES.find(({ value }) => value === search.get('status'))?.value ?? 'pending';
  return { status, start: dayOf(search.get('start')), end: dayOf(search.get('end')), page };
}

/** Anything but the usual choice. */
export const isFiltered = ({ status, start, end }: PlanRequestFilter): boolean =>
  status !== 'pending' || start !== '' || end !== '';

/** As the server knows it: nothing for all. */
export const statusOf = ({ status }: PlanRequestFilter): PlanRequestsQueryVariables['status'] =>
  status === 'all' ? null : (status as NonNullable<PlanRequestsQueryVariables['status']>);

/** Two refusals have words of their own, the others the server's (SPEC section 8). */
export function decisionProblem(error: unknown): string {
  const { message, fields } = failureOf(error);
  if (message === 'Request already processed') return 'Esta solicitação já foi processada anteriormente.';
  if (fields.adminNotes) return 'As notas do administrador são obrigatórias para rejeição.';
  return errorMessage(error, 'Não foi possível decidir a solicitação. Tente novamente.');
}
