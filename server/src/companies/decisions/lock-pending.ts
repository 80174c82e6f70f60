import type { EntityManager } from 'typeorm';
import { transactionReader } from '../../database/statement.ts';
import { requireUndecided } from '../../decisions/undecided.ts';
import { alreadyDecided } from '../../decisions/who-decided.ts';
import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { Company } from '../company.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';
import { CompanyRejection } from './company-rejection.ts';

const ALREADY_DECIDED = 'Esta empresa já foi aprovada ou rejeitada.';

/** Locks a pending company; CONFLICT when it was decided before, NOT_FOUND when there is none. */
export async function lockPending(ctx: Context, manager: EntityManager, companyId: string): Promise<Company> {
  const id = parseId(companyId, COMPANY_NOT_FOUND);
  await requireUndecided(ctx, manager, 'newCompany', id);
  const company = await manager.findOne(Company, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (company && !company.isApproved) return company;
  if (!company && !(await manager.existsBy(CompanyRejection, { companyId: id })))
    throw notFound(COMPANY_NOT_FOUND);
  throw await alreadyDecided(ctx, transactionReader(manager), { kind: 'newCompany', id }, ALREADY_DECIDED);
}
