import { SqlMigration } from '../../sql-migration.ts';

/** Names what a mail tells of, so that it can be made anew once its texts are erased. */
export class MailsMadeAnew1796000000456 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE mails ADD COLUMN thing_id integer;
  `;
}
