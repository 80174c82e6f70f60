import type pg from 'pg';
import type { EntityManager } from 'typeorm';
import type { Reader, Statement } from './statement.ts';

/** Hand-written statements inside TypeORM's transaction, prepared by name as outside of it. */
export function transactionReader(manager: EntityManager): Reader {
  const runner = manager.queryRunner;
  if (!runner) throw new Error('This manager is in no transaction.');
  return {
    async query<Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
      const client = (await runner.connect()) as pg.PoolClient;
      const result = await client.query({ ...statement, values: [...values] });
      return result.rows as Row[];
    },
  };
}
