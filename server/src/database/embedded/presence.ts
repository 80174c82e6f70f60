import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, urlOf } from './cluster.ts';
import type { PidFile } from './pid-file.ts';

/** Advisory locks in the database `postgres`: everybody holds USERS shared, the program holds PROGRAM. */
const LOCKS = 7_240_120;
const USERS = 1;
const PROGRAM = 2;
/** The lock of a program that was just killed lasts until PostgreSQL sees its connection closed. */
const HELD_MS = 1_500;
const CONNECT_MS = 2_000;

/** A server that answers on that port, but is not the one of our folder. */
export class ForeignServerError extends Error {}

/**
 * A connection of its own that says who uses the database, and whose end says that the database ended.
 * Its locks end with it, however this process ends.
 */
export class Presence {
  readonly server: PidFile;
  readonly isProgram: boolean;
  readonly lost: Promise<void>;
  readonly #client: pg.Client;

  private constructor(client: pg.Client, server: PidFile, isProgram: boolean) {
    this.#client = client;
    this.server = server;
    this.isProgram = isProgram;
    this.lost = new Promise((resolve) => {
      client.once('end', resolve);
      // Without a listener an error would end the process; 'end' follows it.
      client.on('error', () => {});
    });
  }

  /** Connects and takes the locks. `isProgram` is false when another program holds that lock. Throws what pg throws. */
  static async join(cluster: Cluster, server: PidFile, wantsProgram: boolean): Promise<Presence> {
    const client = new pg.Client({
      connectionString: urlOf(cluster, server.port, 'postgres'),
      connectionTimeoutMillis: CONNECT_MS,
      application_name: wantsProgram ? 'guia-program-lock' : 'guia-command-lock',
      keepAlive: true,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await checkIdentity(client, server);
      await client.query('SELECT pg_advisory_lock_shared($1, $2)', [LOCKS, USERS]);
      const isProgram = wantsProgram && (await tryProgramLock(client));
      return new Presence(client, server, isProgram);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Gives the locks back. True when nobody else uses the database; then nobody can come any more. */
  async leave(): Promise<boolean> {
    await this.#client.query('SELECT pg_advisory_unlock_all()');
    const { rows } = await this.#client.query<{ last: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS last',
      [LOCKS, USERS],
    );
    return rows[0]?.last === true;
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}

/** The server must be able to show the very file that told us of it. */
async function checkIdentity(client: pg.Client, { pid, startedAt }: PidFile): Promise<void> {
  const { rows } = await client.query<{ text: string }>(`SELECT pg_read_file('postmaster.pid') AS text`);
  const lines = rows[0]?.text.split('\n').map((line) => line.trim()) ?? [];
  if (Number(lines[0]) !== pid || lines[2] !== startedAt) throw new ForeignServerError();
}

async function tryProgramLock(client: pg.Client): Promise<boolean> {
  const giveUpAt = Date.now() + HELD_MS;
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', [
      LOCKS,
      PROGRAM,
    ]);
    if (rows[0]?.held) return true;
    if (Date.now() >= giveUpAt) return false;
    await pause(50);
  }
}
