import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { isDatabaseAway } from './database/postgres-errors.ts';
import { connect } from './database/setup/open-database.ts';
import { prepareDatabase } from './database/setup/prepare-database.ts';
import { TABLES } from './database/setup/tables.ts';
import type { Log } from './shared/log.ts';

const RETRY_MS = 500;

interface Waiting {
  config: Config;
  log: Log;
  /** Ends the wait. */
  signal: AbortSignal;
  /** Called at the first attempt that finds the database unreachable. */
  onAway: () => void;
}

/** Brings the database up to date and connects `db`, waiting while it is unreachable; false when `signal` is aborted first. */
export async function waitForDatabase(
  db: Database,
  { config, log, signal, onAway }: Waiting,
): Promise<boolean> {
  for (let isLogged = false; !signal.aborted; await pause(RETRY_MS)) {
    try {
      await prepare(db.url, config, log);
      await db.connect(TABLES);
      return true;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (!isLogged) log.warn({ err: error }, 'O banco de dados ainda não responde; esperando por ele.');
      isLogged = true;
      onAway();
    }
  }
  return false;
}

/** Uses connections of a command: a migration of a million rows takes longer than a request may. */
async function prepare(url: string, config: Config, log: Log): Promise<void> {
  const database = await connect(url, config, { role: 'command', log });
  try {
    const announce = (line: string) => process.stdout.write(`${line}\n`);
    await prepareDatabase(database, config, { announce, log });
  } finally {
    await database.close();
  }
}
