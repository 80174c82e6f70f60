import type { EntityManager } from 'typeorm';
import type { Company } from '../company.ts';
import { dropUnusedLogo } from '../logos.ts';
import { CompanyChange } from './company-change.ts';

/** Deletes the recorded changes of a company, if there are any, and the replaced logo that they kept. */
export async function deleteChanges(manager: EntityManager, companyId: number): Promise<void> {
  const change = await manager.findOneBy(CompanyChange, { companyId });
  if (!change) return;
  await manager.delete(CompanyChange, companyId);
  await dropUnusedLogo(manager, (change.before as Partial<Company>).logoHash ?? null);
}
