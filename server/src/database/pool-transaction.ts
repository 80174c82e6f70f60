import type pg from 'pg';

/** Runs `work` in a transaction of its own. A connection whose transaction failed is closed, which rolls back. */
export async function poolTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let fault: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    fault = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(fault);
  }
}
