import type pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rewriting a million companies takes minutes. */
const MOST_MS = 6 * 3_600_000;

/** A migration that is one SQL script. There is no way down: an upgrade is undone by restoring the backup made before it. */
export abstract class SqlMigration implements MigrationInterface {
  protected abstract readonly sql: string;

  /** Without the time limit of the program's statements. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = ${MOST_MS}`);
    const client = (await runner.connect()) as pg.PoolClient;
    const query: pg.QueryConfig & { query_timeout: number } = { text: this.sql, query_timeout: MOST_MS };
    await client.query(query);
  }

  async down(): Promise<void> {
    throw new Error('A migration is not undone: restore the backup made before it.');
  }
}
