import type { EntityManager } from 'typeorm';
import { lockRow } from '../database/lock-row.ts';
import { conflict } from '../shared/errors.ts';
import { Company } from './company.ts';
import { COMPANY_NOT_FOUND } from './read-companies.ts';

/** Throws CONFLICT for a rejected company, which nobody reads or changes but by `rejections`. */
export function requireNotRejected({ rejectedAt }: Pick<Company, 'rejectedAt'>): void {
  if (rejectedAt) throw conflict('Esta empresa foi rejeitada e não pode ser alterada.', 'COMPANY_REJECTED');
}

/** Locks a company until the transaction ends; NOT_FOUND when there is none, CONFLICT for a rejected one. */
export async function lockCompany(manager: EntityManager, id: string | number): Promise<Company> {
  const company = await lockRow(manager, Company, id, COMPANY_NOT_FOUND);
  requireNotRejected(company);
  return company;
}
