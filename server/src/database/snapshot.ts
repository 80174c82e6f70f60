import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { poolReader, type Reader, type Statement } from './statement.ts';

/** How long it may wait between statements for a slow consumer. */
const IDLE = '60s';

/** The database as it was at one moment, on a connection reserved for it. */
export interface Snapshot {
  reader: Reader;
  /** Releases the connection; must be called in every case. */
  close(): Promise<void>;
}

/** Opens a snapshot in a read-only transaction. */
export async function openSnapshot(dataSource: DataSource): Promise<Snapshot> {
  const runner = dataSource.createQueryRunner();
  const close = async () => {
    // A rollback, since nothing was written and it works after an error too.
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
    // One statement at a time, though a list may run several concurrently.
    let last: Promise<unknown> = Promise.resolve();
    const statements = poolReader(client);
    const reader: Reader = {
      query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]> {
        const ask = () => statements.query<Row>(statement, values);
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
