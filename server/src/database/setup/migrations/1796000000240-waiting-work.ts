import { SqlMigration } from '../../sql-migration.ts';

/** What companies wrote to the administration and nobody has read, for the administrators' list of what waits. */
export class WaitingWork1796000000240 extends SqlMigration {
  protected readonly sql = `
    CREATE INDEX messages_unread_by_administration_idx ON messages (company_id, created_at)
      WHERE NOT is_read AND sender_type = 'company' AND replied_to IS NULL;
  `;
}
