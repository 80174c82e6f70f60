import type { Capability } from '../../../src/graphql/admin-roles.ts';
import { CALLERS, routeOf } from '../rest-fixtures.ts';
import type { Case } from './admin-cases.ts';
import { expectedStatus, fieldOf, isAllowed } from './field-access.ts';

/** Rows for owners too, with what an administrator's role must allow; the others are rows of their field. */
const NEEDED: Record<string, Capability> = {
  'PUT /companies/{id}': 'editCompanies',
  'DELETE /companies/{id}': 'removeCompanies',
  'GET /messages/company/{id}': 'answerMessages',
  'GET /company/messages': 'answerMessages',
};

/** Returns the status for a caller of `CALLERS`: a case has those of the first four. */
export function statusFor({ row, expected }: Case, index: number): number {
  const caller = CALLERS[index] as (typeof CALLERS)[number];
  if (caller !== 'a moderator' && caller !== 'a reader') return expected[index] as number;
  const needed = NEEDED[row];
  const denied = needed && !isAllowed(caller, needed) ? 403 : expectedStatus(fieldOf(routeOf(row)), caller);
  return denied ?? (expected[3] as number);
}
