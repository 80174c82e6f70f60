import pg from 'pg';
import {
  DataSource,
  type DataSourceOptions,
  DefaultNamingStrategy,
  type NamingStrategyInterface,
  Table,
  type View,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Limits } from '../config.ts';
import type { Log } from '../shared/log.ts';
import type { OpenClients } from './open-clients.ts';
import { requireSessions } from './require-sessions.ts';
import { poolReader, type Reader } from './statement.ts';

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
const nameOf = (table: Table | View | string): string =>
  (typeof table === 'string' ? table : table.name).replace(/^.*\./, '');

/** Columns in snake_case; constraints named as PostgreSQL itself would name them. */
class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, custom ?? property].join('_'));
  }

  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${nameOf(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${nameOf(table)}_${columns.join('_')}_key`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${nameOf(table)}_${columns.join('_')}_fkey`;
  }

  override indexName(table: Table | View | string, columns: string[]): string {
    return `${nameOf(table)}_${columns.join('_')}_idx`;
  }
}

/** Statements of the program have timeouts, those of a command have none. */
export type DatabaseRole = 'program' | 'command';

/** The entities and the migrations that make their tables. */
export type Tables = Pick<DataSourceOptions, 'entities' | 'migrations'>;

/** The connections to the primary: one pool shared by TypeORM and named statements, a small one for searches. */
export interface Pools {
  dataSource: DataSource;
  main: pg.Pool;
  search: pg.Pool;
  reads: Reader;
  searches: Reader;
}

/** Requests are concurrent: parallel workers for one cost the others more than they save. */
const sessionSettings = (limits: Limits): string =>
  `SET max_parallel_workers_per_gather = 0; SET statement_timeout = ${limits.STATEMENT_MS};
   SET idle_in_transaction_session_timeout = ${2 * limits.STATEMENT_MS}`;

/** Returns the options of a pool, with the time limits that all have. */
export function poolOptions(
  limits: Limits,
  max: number,
  role: DatabaseRole,
  clients: OpenClients,
): pg.PoolConfig & { Client: typeof pg.Client } {
  return {
    Client: clients.Client,
    max,
    keepAlive: true,
    connectionTimeoutMillis: limits.CONNECTION_MS,
    // A fresh connection has to plan every statement again.
    idleTimeoutMillis: 10 * 60_000,
    application_name: `guia-${role}`,
    ...(role === 'program' && {
      // Not sent with the connection's start: PgBouncer rejects a start with such settings.
      onConnect: async (client: pg.ClientBase) => {
        await client.query(sessionSettings(limits));
      },
      // For waits that PostgreSQL cannot end, when the network delivers nothing.
      query_timeout: limits.STATEMENT_MS + 500,
    }),
  };
}

/**
 * Connects to a running server; rejects when it cannot be reached. Throws OperatorError behind a pooler in transaction
 * mode. Creates no tables.
 */
export async function openPools(
  url: string,
  tables: Tables,
  { limits, role, clients, log }: { limits: Limits; role: DatabaseRole; clients: OpenClients; log: Log },
): Promise<Pools> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    ...(tables as object),
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    extra: poolOptions(limits, limits.POOL, role, clients),
    poolErrorHandler: (error: Error) =>
      log.warn({ reason: error.message }, 'Uma conexão com o banco de dados caiu.'),
  });
  await dataSource.initialize();
  const main = (dataSource.driver as PostgresDriver).master as pg.Pool;
  const search = new pg.Pool({
    connectionString: url,
    ...poolOptions(limits, limits.SEARCH_POOL, role, clients),
  });
  search.on('error', (error) => log.warn({ reason: error.message }, 'Uma conexão de busca caiu.'));
  try {
    await requireSessions('DATABASE_URL', main, search);
  } catch (error) {
    await Promise.all([search.end(), dataSource.destroy()]);
    throw error;
  }
  return { dataSource, main, search, reads: poolReader(main), searches: poolReader(search) };
}

/** Runs `work` in a transaction of its own. A connection whose transaction failed is closed, which rolls back. */
export async function poolTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}
