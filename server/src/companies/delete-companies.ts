import type { EntityManager } from 'typeorm';
import { dropUnusedLogo } from './logos.ts';

/**
 * Removes locked companies with everything that belongs to them and logos that no other company uses; returns how
 * many there were. Mails about their messages are removed too, except replies to visitors that are still to be
 * sent.
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
