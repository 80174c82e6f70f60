import type pg from 'pg';

/**
 * Runs `work` in the transaction of `client`. Once `signal` is aborted, cancels the running statement through another
 * connection of the pool, and throws the reason of the signal whatever `work` did: the connection has to be closed.
 */
export async function cancelledBy<T>(
  signal: AbortSignal,
  pool: pg.Pool,
  client: pg.ClientBase,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  let cancellation: Promise<unknown> | undefined;
  const cancel = () => {
    cancellation = pool.query('SELECT pg_cancel_backend($1)', [rows[0]?.pid]);
    // Awaited below; an error before that is not unhandled.
    cancellation.catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await work();
  } finally {
    signal.removeEventListener('abort', cancel);
    await cancellation;
    signal.throwIfAborted();
  }
}
