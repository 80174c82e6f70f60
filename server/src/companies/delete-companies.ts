import type { EntityManager } from 'typeorm';
import { dropUnusedLogo } from './logos.ts';

/**
 * Removes companies, which the caller has locked, with all that hangs on them and logos that nobody else has; gives how
 * many there were. The mails that hold what was written to them go along: those to owners whatever address they went to
 * and whether sent or not, since they tell of what is gone; of the answers to visitors those that were sent or could not
 * be. An answer that still waits is owed to whoever asked, and goes by itself in time (docs/operating.md).
 */
export async function deleteCompanies(manager: EntityManager, ids: readonly number[]): Promise<number> {
  await manager.query(
    `DELETE FROM mails WHERE (kind = 'new-message' OR (kind = 'reply' AND status <> 'queued'))
       AND message_id IN (SELECT id FROM messages WHERE company_id = ANY ($1))`,
    [ids],
  );
  const [gone]: Array<{ count: number; logos: string[] | null }> = await manager.query(
    `WITH gone AS (DELETE FROM companies WHERE id = ANY ($1) RETURNING logo_hash)
     SELECT count(*)::int AS count, array_agg(DISTINCT logo_hash ORDER BY logo_hash) FILTER (WHERE logo_hash IS NOT NULL) AS logos
     FROM gone`,
    [ids],
  );
  for (const logo of gone?.logos ?? []) await dropUnusedLogo(manager, logo);
  return gone?.count ?? 0;
}
