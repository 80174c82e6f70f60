import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const LOCK = 7_240_117;
/** A program killed just now has its lock until PostgreSQL notices. */
const WAIT_MS = 2_000;
const EACH_MS = 50;

/** The one running program's mark: a session lock, so it ends with the program however that ends. */
export interface ProgramLock {
  /** Resolves when the connection ends that holds it: the server is gone. */
  lost: Promise<void>;
  release(): Promise<void>;
}

/** Null when another program has it. */
export async function takeProgramLock(url: string, waitMs = WAIT_MS): Promise<ProgramLock | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'guia-lock', keepAlive: true });
  const lost = new Promise<void>((resolve) => {
    client.on('end', () => resolve());
    client.on('error', () => resolve());
  });
  await client.connect();
  for (const until = Date.now() + waitMs; ; ) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return { lost, release: () => client.end() };
    if (Date.now() >= until) {
      await client.end();
      return null;
    }
    await pause(EACH_MS);
  }
}
