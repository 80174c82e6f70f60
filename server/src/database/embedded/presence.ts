import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, urlOf } from './cluster.ts';
import { type PidFile, parsePidFile } from './pid-file.ts';

/** Advisory locks in the database `postgres`: every process that uses the server holds USERS shared, the program holds PROGRAM. */
const LOCKS = 7_240_120;
const USERS = 1;
const PROGRAM = 2;
/** The lock of a program that was just killed lasts until PostgreSQL sees its connection closed. */
const HELD_MS = 1_500;
const CONNECT_MS = 2_000;

/**
 * A connection that marks this process as a user of the embedded server, by advisory locks. PostgreSQL releases them
 * however the process ends; the end of the connection means that the server ended.
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

  /** Connects and acquires the locks. `isProgram` is false when another instance holds that lock. Throws what pg throws. */
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
      const isProgram = wantsProgram && (await waitForProgramLock(client));
      return new Presence(client, server, isProgram);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Releases the locks. Returns true when no other process uses the server; none can join it after that. */
  async leave(): Promise<boolean> {
    await this.#client.query('SELECT pg_advisory_unlock_all()');
    return tryLock(this.#client, USERS);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}

/** Throws unless the server's own postmaster.pid is the file that named it. */
async function checkIdentity(client: pg.Client, { pid, startedAt }: PidFile): Promise<void> {
  const { rows } = await client.query<{ text: string }>(`SELECT pg_read_file('postmaster.pid') AS text`);
  const own = parsePidFile(rows[0]?.text ?? '');
  if (own?.pid !== pid || own.startedAt !== startedAt)
    throw new Error('outro PostgreSQL responde nessa porta');
}

async function tryLock(client: pg.Client, key: number): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS held', [LOCKS, key]);
  return rows[0].held;
}

async function waitForProgramLock(client: pg.Client): Promise<boolean> {
  const giveUpAt = Date.now() + HELD_MS;
  while (!(await tryLock(client, PROGRAM))) {
    if (Date.now() >= giveUpAt) return false;
    await pause(50);
  }
  return true;
}
