import type { EntityManager } from 'typeorm';
import { lockRow } from '../database/lock-row.ts';
import { Company } from './company.ts';
import { COMPANY_NOT_FOUND } from './read-companies.ts';

/** Locks a company until the transaction ends; NOT_FOUND when there is none. */
export const lockCompany = (manager: EntityManager, id: string | number): Promise<Company> =>
  lockRow(manager, Company, id, COMPANY_NOT_FOUND);
