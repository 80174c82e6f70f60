import type { EntityManager } from 'typeorm';
import { CompanyChange } from './company-change.ts';

/** Stores the columns of an approved company before its owner's change; of each the earliest unseen value stays. */
export async function markChanged(
  manager: EntityManager,
  companyId: number,
  // The position follows from the address; confirming a guess is no change.
  { latitude: _, longitude: __, kindsAreGuessed: ___, ...changed }: Record<string, unknown>,
): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  const lock = { mode: 'pessimistic_write' } as const;
  const known = await manager.findOne(CompanyChange, { where: { companyId }, lock });
  const before: object = { ...changed, ...known?.before };
  await manager.upsert(CompanyChange, { companyId, before, changedAt: () => 'now()' }, ['companyId']);
}
