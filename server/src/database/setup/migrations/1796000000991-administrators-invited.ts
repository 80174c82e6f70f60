import { SqlMigration } from '../../sql-migration.ts';

/** Links by which invited administrators choose their first password; until then the hash of their password is empty. */
export class AdministratorsInvited1796000000991 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check,
      ADD CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN ('admin-invitation', 'confirm-email', 'reset-password'));
  `;
}
