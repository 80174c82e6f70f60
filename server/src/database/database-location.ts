import pg from 'pg';
import type { Config } from '../config.ts';

/** Returns where the database is, for people: the folder of the embedded one, else server and name, without user and password. */
export function databaseLocation({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return dataDir;
  // Not connected: the driver parses the address.
  const { host, port, database } = new pg.Client({ connectionString: databaseUrl });
  return `${host}:${port}/${database}`;
}
