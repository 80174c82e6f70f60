import { SqlMigration } from '../../sql-migration.ts';

/**
 * The second factor of accounts: the secret of an authenticator app, the last accepted time step, so that a code is
 * accepted once, and the hashes of unused recovery codes. `users.second_factor_at` is null until a code was confirmed.
 */
export class SecondFactor1796000000803 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE users ADD COLUMN second_factor_at timestamptz;
    CREATE TABLE second_factors (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      secret varchar(64) NOT NULL,
      last_step integer NOT NULL DEFAULT 0
    );
    CREATE TABLE recovery_codes (
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      code_hash bytea NOT NULL,
      PRIMARY KEY (user_id, code_hash)
    );
    ALTER TABLE settings ADD COLUMN require_second_factor boolean NOT NULL DEFAULT false;
  `;
}
