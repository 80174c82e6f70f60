import { Any, type EntityManager } from 'typeorm';
import { Company } from './company.ts';
import { dropUnusedLogo } from './logos.ts';

/**
 * Removes locked companies with everything that belongs to them and logos that no other company uses. Mails about
 * their messages are removed too, except replies to visitors that are still to be sent.
 */
export async function deleteCompanies(manager: EntityManager, companies: readonly Company[]): Promise<void> {
  const ids = companies.map(({ id }) => id);
  await manager.query(
    `DELETE FROM mails WHERE (kind = 'new-message' OR (kind = 'reply' AND status <> 'queued'))
       AND message_id IN (SELECT id FROM messages WHERE company_id = ANY ($1))`,
    [ids],
  );
  const before = await manager.query<{ hash: string | null }[]>(
    `SELECT before ->> 'logoHash' AS hash FROM company_changes WHERE company_id = ANY ($1)`,
    [ids],
  );
  await manager.delete(Company, { id: Any(ids) });
  // In one order, so that two transactions cannot deadlock.
  const logos = new Set([...companies.map(({ logoHash }) => logoHash), ...before.map(({ hash }) => hash)]);
  for (const logo of [...logos].sort()) await dropUnusedLogo(manager, logo);
}
