import type { EntityManager } from 'typeorm';

/**
 * Removes the mails that hold what was written to companies, which the caller has locked and removes next: a message
 * that comes at the same moment is here already or finds no company. Those to owners go whatever address they went to
 * and whether sent or not, since they tell of what is gone. Of the answers to visitors go those that were sent or could
 * not be; one that still waits is owed to whoever asked, and goes by itself in time (docs/operating.md).
 */
export async function removeMessageMails(manager: EntityManager, companyIds: number[]): Promise<void> {
  await manager.query(
    `DELETE FROM mails WHERE (kind = 'new-message' OR (kind = 'reply' AND status <> 'queued'))
       AND message_id IN (SELECT id FROM messages WHERE company_id = ANY ($1))`,
    [companyIds],
  );
}
