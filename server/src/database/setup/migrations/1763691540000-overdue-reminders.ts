import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which pending companies the administration has been told that their time is over: of each once. */
export class OverdueReminders1763691540000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE overdue_reminders (
        company_id integer NOT NULL,
        told_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT overdue_reminders_pkey PRIMARY KEY (company_id),
        CONSTRAINT overdue_reminders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE overdue_reminders');
  }
}
