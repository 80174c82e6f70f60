import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Config } from '../../config.ts';
import type { Log } from '../../shared/log.ts';
import type { Connections } from '../connections.ts';
import { DestroyOnTimeout } from '../destroy-on-timeout.ts';
import { type EmbeddedServer, startEmbedded } from '../embedded/embedded-server.ts';
import { poolOptions, type Use } from '../pool-options.ts';
import { poolReader } from '../statement.ts';
import { createDataSource } from './data-source.ts';

export interface Database extends Connections {
  url: string;
  /** TypeORM's own pool; statements by hand share it. */
  pool: pg.Pool;
  /** Ends all connections at once, for a network gone silent: what waits on them fails, the next ones are new. */
  breakConnections(): void;
  /** Of the search alone. */
  searchPool: pg.Pool;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** `program` takes the embedded database for itself; `command` works beside a running program. */
  role: Use;
  /** Where no embedded database is, none is made: EmbeddedError. */
  mustExist?: boolean;
  log: Log;
}

/** The server's address: `DATABASE_URL`, else the embedded one in `DATA_DIR`, started when need be. */
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

/** Connects to a server that is there; throws when it cannot be reached. Makes no tables. */
export async function connect(url: string, config: Config, { role, log }: OpenOptions): Promise<Database> {
  const clients = new DestroyOnTimeout();
  const dataSource: DataSource = createDataSource(url, config.limits, role, log, clients);
  await dataSource.initialize();
  const pool = (dataSource.driver as PostgresDriver).master as pg.Pool;
  const searchPool = new pg.Pool({
    connectionString: url,
    ...poolOptions(config.limits, config.limits.SEARCH_POOL, role, clients),
  });
  searchPool.on('error', (error) => log.warn({ reason: error.message }, 'Uma conexão de busca caiu.'));
  return {
    url,
    pool,
    searchPool,
    dataSource,
    reads: poolReader(pool),
    searches: poolReader(searchPool),
    breakConnections: () => clients.breakAll(),
    async close() {
      await Promise.all([searchPool.end(), dataSource.destroy()]);
    },
  };
}

/** For commands: server and connections in one; `close` gives both back. */
export async function openDatabase(
  config: Config,
  options: OpenOptions,
): Promise<Database & { isNew: boolean }> {
  const server = await openServer(config, options);
  try {
    const database = await connect(server.url, config, options);
    return {
      ...database,
      isNew: server.isNew,
      async close() {
        await database.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
