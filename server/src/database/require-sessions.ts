import type pg from 'pg';
import { OperatorError } from '../shared/operator-error.ts';

/** Other clients of a pooler may take a connection between two of these statements. */
const ROUNDS = 5;

async function backendOf(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}

/** Returns whether two open connections have a PostgreSQL process each, and keep it. */
async function haveSessions(one: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  const ofOne = new Set<number | undefined>();
  const ofOther = new Set<number | undefined>();
  for (let round = 0; round < ROUNDS; round++) {
    ofOne.add(await backendOf(one));
    ofOther.add(await backendOf(other));
  }
  return ofOne.size === 1 && ofOther.size === 1 && new Set([...ofOne, ...ofOther]).size === 2;
}

/**
 * Throws OperatorError behind a pooler in transaction mode, where connections share sessions of PostgreSQL: prepared
 * statements, LISTEN and advisory locks of a session fail there. Takes two pools of the same server; `variable` is the
 * setting with their address.
 */
export async function requireSessions(
  variable: 'DATABASE_URL' | 'DATABASE_READ_URL',
  pool: Pick<pg.Pool, 'connect'>,
  otherPool: Pick<pg.Pool, 'connect'>,
): Promise<void> {
  const one = await pool.connect();
  try {
    const other = await otherPool.connect();
    try {
      if (await haveSessions(one, other)) return;
    } finally {
      other.release();
    }
  } finally {
    one.release();
  }
  throw new OperatorError(
    `${variable} leva a um pooler em modo de transação, com que o programa não funciona. Ponha o pooler em modo de ` +
      'sessão (PgBouncer: pool_mode = session), ou indique o próprio PostgreSQL: o programa já reutiliza suas conexões.',
  );
}
