import { SqlMigration } from '../../sql-migration.ts';

/** How often administrators receive one mail about what waits; without a row each thing is a mail of its own. */
export class ApprovalDigests1796000000992 extends SqlMigration {
  protected readonly sql = `
    CREATE TABLE approval_digests (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      every varchar(10) NOT NULL CONSTRAINT approval_digests_every_check CHECK (every IN ('hourly', 'daily')),
      told_until timestamptz NOT NULL
    );
  `;
}
