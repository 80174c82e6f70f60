import type pg from 'pg';

/**
 * Cancels whatever `client` is at, through another connection of the pool, once `signal` is aborted. To be called
 * inside a transaction; the function that it gives is to be called behind it, before the client is given back: it waits
 * for a cancelling under way, and throws what the database threw at that.
 */
export async function cancelOnAbort(
  pool: pg.Pool,
  client: pg.ClientBase,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  let cancelling: Promise<unknown> | undefined;
  const cancel = () => {
    cancelling = pool.query('SELECT pg_cancel_backend($1)', [rows[0]?.pid]);
    // It is waited for, and its error thrown, only behind the transaction.
    cancelling.catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  return async () => {
    signal.removeEventListener('abort', cancel);
    await cancelling;
  };
}
