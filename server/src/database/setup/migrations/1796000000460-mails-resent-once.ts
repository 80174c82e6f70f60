import { SqlMigration } from '../../sql-migration.ts';

/** Names the mail that was made anew of a sent one, which is done once. */
export class MailsResentOnce1796000000460 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE mails ADD COLUMN resent_as integer;
  `;
}
