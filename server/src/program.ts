import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { refreshDictionaries } from './companies/search/refresh-dictionaries.ts';
import type { Config } from './config.ts';
import { cleanUp } from './db/clean-up.ts';
import { LateDatabase } from './db/late-database.ts';
import { connect, type Database, openServer } from './db/open-database.ts';
import { prepareDatabase } from './db/prepare-database.ts';
import { Changes } from './lib/changes.ts';
import type { Log } from './lib/log.ts';
import { Passwords } from './lib/passwords.ts';
import { isDatabaseAway } from './lib/postgres-errors.ts';
import { repeat } from './lib/repeat.ts';

const RETRY_MS = 500;
const CLEANING_EVERY_MS = 15 * 60_000;
const DICTIONARIES_EVERY_MS = 10 * 60_000;

export interface Program {
  app: FastifyInstance;
  /** Finishes what is under way, then lets the embedded database stop cleanly. */
  stop(): Promise<void>;
}

/**
 * Starts everything: the server of the database, the port, the tables. A database that is away is waited
 * for, until `giveUp`; the program is then there to be stopped.
 */
export async function startProgram(
  config: Config,
  log: Log,
  clientDir: string | null,
  giveUp: AbortSignal,
): Promise<Program> {
  const options = { role: 'program', log } as const;
  const server = await openServer(config, options);
  const db = new LateDatabase();
  const changes = new Changes(server.url, log);
  const passwords = new Passwords(config.limits.PASSWORD_HASHES);
  const app = await createApp({ config, db, changes, passwords, log, startedAt: new Date() }, { clientDir });
  const stopping = new AbortController();

  const stop = async () => {
    stopping.abort();
    await app.close();
    await changes.close();
    await db.close();
    await server.stop();
  };

  try {
    await app.listen({ port: config.port, host: config.host });
    const database = await openPatiently(server.url, config, passwords, log, giveUp);
    if (!database) return { app, stop };
    db.set(database);
    await changes.start();
    repeat(CLEANING_EVERY_MS, stopping.signal, log, () => cleanUp(database.reads));
    repeat(DICTIONARIES_EVERY_MS, stopping.signal, log, () => refreshDictionaries(database.reads));
    log.info(`No ar: http://localhost:${config.port}  (Ctrl-C encerra)`);
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Brings the database up to date and connects; null when the program is to be stopped before it has come. */
async function openPatiently(
  url: string,
  config: Config,
  passwords: Passwords,
  log: Log,
  signal: AbortSignal,
): Promise<Database | null> {
  for (let told = false; !signal.aborted; ) {
    try {
      await prepare(url, config, passwords, log);
      return await connect(url, config, { role: 'program', log });
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (!told) log.warn({ err: error }, 'O banco de dados ainda não responde; esperando por ele.');
      told = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return null;
}

/** Over connections of a command: a migration of a million rows takes longer than people may wait. */
async function prepare(url: string, config: Config, passwords: Passwords, log: Log): Promise<void> {
  const database = await connect(url, config, { role: 'command', log });
  try {
    await prepareDatabase(database, config, passwords, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await database.close();
  }
}
