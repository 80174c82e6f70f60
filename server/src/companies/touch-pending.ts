import type { EntityManager } from 'typeorm';

/**
 * Writes that what a pending company shows has changed, so that nobody approves what was not seen; nothing for an approved
 * one. Locks the company. Not now(), the start of the transaction: it may be before a decision that was waited for.
 */
export async function touchPending(manager: EntityManager, companyId: number): Promise<void> {
  await manager.query(
    'UPDATE companies SET updated_at = clock_timestamp() WHERE id = $1 AND NOT is_approved',
    [companyId],
  );
}
