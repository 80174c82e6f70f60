import type { Config } from '../../config.ts';
import type { Log } from '../../shared/log.ts';
import { Database, type DatabaseOptions } from '../database.ts';
import { type EmbeddedServer, startEmbedded } from '../embedded/embedded-server.ts';
import type { DatabaseRole } from '../pools.ts';
import { TABLES } from './tables.ts';

export interface OpenOptions {
  /** `program` takes the embedded database for itself; `command` works beside a running program. */
  role: DatabaseRole;
  /** Throws EmbeddedError instead of creating an embedded database where there is none. */
  mustExist?: boolean;
  log: Log;
}

/** Returns the server at `DATABASE_URL`, else the embedded one in `DATA_DIR`, started when it does not run. */
export async function openServer(
  config: Config,
  { role, mustExist = false, log }: OpenOptions,
): Promise<Pick<EmbeddedServer, 'url' | 'isNew' | 'stop'>> {
  if (config.databaseUrl) return { url: config.databaseUrl, isNew: false, stop: async () => {} };
  return startEmbedded({
    dataDir: config.dataDir,
    exclusive: role === 'program',
    mustExist,
    log: (message) => log.info(message),
  });
}

/** Connects to a running server; rejects when it cannot be reached. Creates no tables. */
export const connect = (
  url: string,
  config: Config,
  options: Pick<DatabaseOptions, 'role' | 'log' | 'changeFeed'>,
): Promise<Database> => new Database({ url, config, ...options }).connect(TABLES);

/** Runs a command's `work` on the database of the configuration; connections and server are closed after it. */
export async function withDatabase<T>(
  config: Config,
  options: OpenOptions,
  work: (database: Database, server: { isNew: boolean }) => Promise<T>,
): Promise<T> {
  const server = await openServer(config, options);
  try {
    const database = await connect(server.url, config, options);
    try {
      return await work(database, server);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}
