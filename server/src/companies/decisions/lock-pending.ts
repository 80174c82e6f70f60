import type { EntityManager } from 'typeorm';
import { transactionReader } from '../../database/statement.ts';
import { alreadyDecided } from '../../decisions/who-decided.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { Company } from '../company.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';

const CHANGED = 'Esta empresa mudou enquanto isso. Confira de novo antes de decidir.';
const ALREADY_DECIDED = 'Esta empresa já foi aprovada ou rejeitada.';

/** Which state of a pending company the decider knows, as ISO 8601 texts; without either, any. */
export interface SeenCompany {
  /** Its `updatedAt` as shown. */
  changedAt?: string | null;
  /** It must not have changed after this time. */
  unchangedSince?: string | null;
}

function hasChanged({ updatedAt }: Company, { changedAt, unchangedSince }: SeenCompany): boolean {
  // Not a comparison of which is later: undoing an import writes an earlier time back.
  if (changedAt && updatedAt.getTime() !== Date.parse(changedAt)) return true;
  return Boolean(unchangedSince) && updatedAt.getTime() > Date.parse(unchangedSince as string);
}

/**
 * Locks a pending company; CONFLICT when it was decided before or is not as it was seen, NOT_FOUND when there is none.
 */
export async function lockPending(
  ctx: Context,
  manager: EntityManager,
  companyId: string,
  seenVersion: SeenCompany,
): Promise<Company> {
  const id = parseId(companyId, COMPANY_NOT_FOUND);
  const company = await manager.findOne(Company, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!company) throw notFound(COMPANY_NOT_FOUND);
  if (company.isApproved || company.rejectedAt)
    throw await alreadyDecided(ctx, transactionReader(manager), { kind: 'newCompany', id }, ALREADY_DECIDED);
  if (hasChanged(company, seenVersion)) throw conflict(CHANGED, 'CHANGED_MEANWHILE');
  return company;
}
