import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which message a mail tells of: whoever erases the message erases the mails that hold its text, and no others. */
export class MailsOfMessages1763690750000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD COLUMN message_id integer');
    await runner.query(
      'CREATE INDEX mails_message_id_idx ON mails (message_id) WHERE message_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN message_id');
  }
}
