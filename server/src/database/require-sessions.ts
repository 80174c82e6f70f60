import type pg from 'pg';
import { OperatorError } from '../shared/errors.ts';

/** Other clients of a pooler may take a connection between two of these statements. */
const ROUNDS = 5;

async function backendOf(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}

/** Returns whether each connection keeps a server process of its own. */
async function haveSessions(firstClient: pg.ClientBase, secondClient: pg.ClientBase): Promise<boolean> {
  const firstPids = new Set<number | undefined>();
  const secondPids = new Set<number | undefined>();
  for (let round = 0; round < ROUNDS; round++) {
    firstPids.add(await backendOf(firstClient));
    secondPids.add(await backendOf(secondClient));
  }
  return firstPids.size === 1 && secondPids.size === 1 && new Set([...firstPids, ...secondPids]).size === 2;
}

/**
 * Throws OperatorError behind a pooler in transaction mode, where connections share sessions of PostgreSQL: prepared
 * statements, LISTEN and advisory locks of a session fail there. Takes two pools of the same server; `variable` is the
 * setting with their address.
 */
export async function requireSessions(
  variable: 'DATABASE_URL' | 'DATABASE_READ_URL',
  pool: Pick<pg.Pool, 'connect'>,
  secondPool: Pick<pg.Pool, 'connect'>,
): Promise<void> {
  const firstClient = await pool.connect();
  try {
    const secondClient = await secondPool.connect();
    try {
      if (await haveSessions(firstClient, secondClient)) return;
    } finally {
      secondClient.release();
    }
  } finally {
    firstClient.release();
  }
  throw new OperatorError(
    `${variable} leva a um pooler em modo de transação, com que o programa não funciona. Ponha o pooler em modo de ` +
      'sessão (PgBouncer: pool_mode = session), ou indique o próprio PostgreSQL: o programa já reutiliza suas conexões.',
  );
}
