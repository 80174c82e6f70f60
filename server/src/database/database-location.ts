import pg from 'pg';
import type { Config } from '../config.ts';

/** Which database it is, for people: the folder of the embedded one, else server and name, without user and password. */
export function databaseLocation({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return dataDir;
  // Not connected: the driver reads the address as it will when it is.
  const { host, port, database } = new pg.Client({ connectionString: databaseUrl });
  return `${host}:${port}/${database}`;
}
