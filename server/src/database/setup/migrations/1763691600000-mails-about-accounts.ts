import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an administrator decided; each is looked for when an administrator's account is removed. */
const DECIDED = ['plan_requests', 'company_claims', 'company_rejections'];

/**
 * Whose name, address or words a mail to somebody else holds: it goes with the account. And the indexes of
 * the foreign keys that the removal of an account walks along.
 */
export class MailsAboutAccounts1763691600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails ADD COLUMN about_user_id integer
        CONSTRAINT mails_about_user_id_fkey REFERENCES users (id) ON DELETE CASCADE`);
    await runner.query(
      'CREATE INDEX mails_about_user_id_idx ON mails (about_user_id) WHERE about_user_id IS NOT NULL',
    );
    for (const table of DECIDED)
      await runner.query(
        `CREATE INDEX ${table}_decided_by_idx ON ${table} (decided_by) WHERE decided_by IS NOT NULL`,
      );
    await runner.query('CREATE INDEX company_rejections_company_id_idx ON company_rejections (company_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX company_rejections_company_id_idx');
    for (const table of DECIDED) await runner.query(`DROP INDEX ${table}_decided_by_idx`);
    await runner.query('ALTER TABLE mails DROP COLUMN about_user_id');
  }
}
