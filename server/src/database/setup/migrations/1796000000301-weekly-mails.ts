import { SqlMigration } from '../../sql-migration.ts';

/** The weekly mail of owners, and the address by which a mail is ended. */
export class WeeklyMails1796000000301 extends SqlMigration {
  protected readonly sql = `
    CREATE TABLE weekly_mails (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      is_on boolean NOT NULL DEFAULT true,
      last_week date
    );
    ALTER TABLE mails ADD COLUMN unsubscribe_url varchar(500);
  `;
}
