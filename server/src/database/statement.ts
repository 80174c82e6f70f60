import type pg from 'pg';
import type { EntityManager } from 'typeorm';

/** A statement with a name is prepared once per connection. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs named statements and returns plain rows. */
export interface Reader {
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

/** Runs named statements on any connection of a pool, or on the one given. */
export function poolReader(connection: Pick<pg.Pool, 'query'>): Reader {
  return {
    async query<Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
      const result = await connection.query({ ...statement, values: [...values] });
      return result.rows as Row[];
    },
  };
}

/** Runs named statements inside the transaction of `manager`. Throws when it is in none. */
export function transactionReader(manager: EntityManager): Reader {
  const runner = manager.queryRunner;
  if (!runner) throw new Error('This manager is in no transaction.');
  return {
    query: async (statement, values) =>
      poolReader((await runner.connect()) as pg.PoolClient).query(statement, values),
  };
}

/** Returns the row of a statement that always has one, such as a count. */
export async function oneRow<Row>(
  reader: Reader,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<Row> {
  const [row] = await reader.query<Row>(statement, values);
  if (row === undefined) throw new Error(`The statement ${statement.name} gave no row.`);
  return row;
}
