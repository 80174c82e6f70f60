import type { EntityManager } from 'typeorm';
import { CompanyChange } from './company-change.ts';

/** `sourceName` follows from the name; confirming a guess changes nothing that is shown. */
const NOT_SHOWN = ['sourceName', 'kindsAreGuessed'];
/** Where they become empty they follow from the address. */
const POINT = ['latitude', 'longitude'];

/** Stores the columns of an approved company before its owner's change; of each the earliest unseen value stays. */
export async function markChanged(
  manager: EntityManager,
  companyId: number,
  columns: Record<string, unknown>,
  after: { latitude?: number | null },
): Promise<void> {
  const hidden = after.latitude == null ? [...NOT_SHOWN, ...POINT] : NOT_SHOWN;
  const fields = Object.entries(columns).filter(([name]) => !hidden.includes(name));
  if (fields.length === 0) return;
  const lock = { mode: 'pessimistic_write' } as const;
  const change = await manager.findOne(CompanyChange, { where: { companyId }, lock });
  const before: object = { ...Object.fromEntries(fields), ...change?.before };
  // Not now(), the start of the transaction: it may be before the change whose lock was waited for.
  await manager.upsert(CompanyChange, { companyId, before, changedAt: () => 'clock_timestamp()' }, [
    'companyId',
  ]);
}
