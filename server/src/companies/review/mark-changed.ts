import type { EntityManager } from 'typeorm';
import { CompanyChange } from './company-change.ts';

/** The position follows from the address, `sourceName` from the name; confirming a guess changes nothing that is shown. */
const NOT_SHOWN = ['latitude', 'longitude', 'sourceName', 'kindsAreGuessed'];

/** Stores the columns of an approved company before its owner's change; of each the earliest unseen value stays. */
export async function markChanged(
  manager: EntityManager,
  companyId: number,
  columns: Record<string, unknown>,
): Promise<void> {
  const shown = Object.entries(columns).filter(([name]) => !NOT_SHOWN.includes(name));
  if (shown.length === 0) return;
  const lock = { mode: 'pessimistic_write' } as const;
  const known = await manager.findOne(CompanyChange, { where: { companyId }, lock });
  const before: object = { ...Object.fromEntries(shown), ...known?.before };
  await manager.upsert(CompanyChange, { companyId, before, changedAt: () => 'now()' }, ['companyId']);
}
