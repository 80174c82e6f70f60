import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Reader } from './statement.ts';

/** How long it may lie idle, waiting for whoever reads slowly. */
const IDLE = '60s';

/** The database as it was at one moment, on a connection of its own. */
export interface Snapshot {
  reader: Reader;
  /** Gives the connection back; to be called in every case. */
  close(): Promise<void>;
}

/** Opens a snapshot: whatever is read through it in many steps, rows neither come nor go meanwhile. */
export async function openSnapshot(dataSource: DataSource): Promise<Snapshot> {
  const runner = dataSource.createQueryRunner();
  const close = async () => {
    // Nothing was written: ending it by a rollback is as good, and works after a fault as well.
    try {
      if (runner.isTransactionActive && !runner.isReleased) await runner.rollbackTransaction();
    } finally {
      await runner.release();
    }
  };
  try {
    const client = (await runner.connect()) as pg.PoolClient;
    await runner.startTransaction('REPEATABLE READ');
    await client.query('SET TRANSACTION READ ONLY');
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = '${IDLE}'`);
    // One statement at a time, though a list may ask several at once.
    let last: Promise<unknown> = Promise.resolve();
    const reader: Reader = {
      query<Row>(statement: Parameters<Reader['query']>[0], values: readonly unknown[] = []): Promise<Row[]> {
        const ask = async () => (await client.query({ ...statement, values: [...values] })).rows as Row[];
        const answer = last.then(ask, ask);
        last = answer;
        return answer;
      },
    };
    return { reader, close };
  } catch (error) {
    await close();
    throw error;
  }
}
