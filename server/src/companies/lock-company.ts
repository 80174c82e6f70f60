import type { EntityManager } from 'typeorm';
import { notFound } from '../shared/errors.ts';
import { Company } from './company.ts';
import { COMPANY_NOT_FOUND } from './read-companies.ts';

/** Locks a company until the transaction ends; NOT_FOUND when there is none. */
export async function lockCompany(manager: EntityManager, id: number): Promise<Company> {
  const company = await manager.findOne(Company, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!company) throw notFound(COMPANY_NOT_FOUND);
  return company;
}
