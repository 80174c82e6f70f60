import { randomBytes } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Random keys of this installation. The first keys the counters of accounts (`users/account-key.ts`); those that held
 * an unkeyed hash of an e-mail go, known addresses among them.
 */
export class InstallationSecrets1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE installation_secrets (
        name varchar(40) NOT NULL,
        value bytea NOT NULL,
        CONSTRAINT installation_secrets_pkey PRIMARY KEY (name),
        CONSTRAINT installation_secrets_value_check CHECK (length(value) >= 32)
      )`);
    await runner.query(`INSERT INTO installation_secrets (name, value) VALUES ('account-keys', $1)`, [
      randomBytes(32),
    ]);
    await runner.query(`
      DELETE FROM rate_limits
      WHERE key ~ '^(held:)?(entered|login-account|login-known|reset-account):'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE installation_secrets');
  }
}
