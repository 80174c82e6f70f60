import type pg from 'pg';

/** A statement with a name is prepared once a connection. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs hand-written reads and returns plain rows. */
export interface Reader {
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

export function poolReader(pool: pg.Pool): Reader {
  return {
    async query<Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
      const result = await pool.query({ ...statement, values: [...values] });
      return result.rows as Row[];
    },
  };
}
