import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  type BackupEnd,
  BackupError,
  type BackupHeader,
  type BackupSummary,
  type BackupTable,
  COPY_SETTINGS,
  END_OF_ROWS,
  FORMAT,
  FORMAT_VERSION,
  quoted,
  summaryOf,
} from './backup-file.ts';
import { readSequences, readTables } from './catalogue.ts';

/** Of TCP keep-alive, which finds a lost host; the system's default is two hours. */
const PROBE_AFTER_MS = 10_000;
const CONNECT_MS = 10_000;

/**
 * Writes all rows of the database at `url`, of one moment, compressed into `out`, and closes it. The program may go on:
 * only changes of table definitions are locked out. Memory does not grow with the data. Throws BackupError when the
 * program has never run on the database, the reason of `signal` when it is aborted, and the driver's error when the
 * database goes away.
 */
export async function writeBackup(url: string, out: Writable, signal?: AbortSignal): Promise<BackupSummary> {
  signal?.throwIfAborted();
  const client = new pg.Client({
    connectionString: url,
    application_name: 'guia-backup',
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    connectionTimeoutMillis: CONNECT_MS,
  });
  // Between statements too; a statement under way rejects by itself.
  const lost = new AbortController();
  client.on('error', (error) => lost.abort(error));
  // Ending the connection ends a COPY that waits for rows.
  signal?.addEventListener('abort', () => client.end().catch((error: unknown) => lost.abort(error)));
  const rows: Record<string, number> = {};
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const setting of COPY_SETTINGS) await client.query(setting);
    const tables = await readTables(client);
    if (!tables.some(({ name }) => name === 'migrations')) {
      throw new BackupError('O banco de dados está vazio: o programa ainda não rodou nele.');
    }
    const stopping = AbortSignal.any(signal ? [signal, lost.signal] : [lost.signal]);
    await pipeline(content(client, tables, rows), createGzip({ level: 6 }), out, { signal: stopping });
    await client.query('COMMIT');
  } catch (error) {
    signal?.throwIfAborted();
    lost.signal.throwIfAborted();
    throw error;
  } finally {
    out.destroy();
    await client.end();
  }
  return summaryOf(rows);
}

const line = (value: BackupHeader | BackupTable | BackupEnd): string => `${JSON.stringify(value)}\n`;

async function* content(
  client: pg.Client,
  tables: BackupTable[],
  counts: Record<string, number>,
): AsyncGenerator<string | Buffer> {
  yield line(await headerOf(client));
  for (const table of tables) {
    yield line(table);
    const columns = table.columns.map(quoted).join(', ');
    const copy = client.query(copyTo(`COPY public.${quoted(table.name)} (${columns}) TO STDOUT`));
    for await (const rows of copy) yield rows as Buffer;
    counts[table.name] = copy.rowCount;
    yield `${END_OF_ROWS}\n`;
  }
  yield line({ end: true, sequences: await readSequences(client), rows: counts });
}

async function headerOf(client: pg.Client): Promise<BackupHeader> {
  const { rows } = await client.query(
    `SELECT current_setting('server_version') AS postgres,
       (SELECT coalesce(json_agg(name ORDER BY timestamp), '[]') FROM migrations) AS migrations`,
  );
  return { format: FORMAT, version: FORMAT_VERSION, madeAt: new Date().toISOString(), ...rows[0] };
}

/**
 * Backs up the database at `url` into a new file that only its owner may read. Until it is complete and on disk its name
 * ends in `.incompleto`; a draft left by a killed run is replaced, and a failure or `signal` leaves none. Throws
 * BackupError when there is a file of that name.
 */
export async function backupToFile(path: string, url: string, signal: AbortSignal): Promise<BackupSummary> {
  requireNew(path);
  const draft = `${path}.incompleto`;
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', 0o600);
  try {
    const { ino } = await file.stat();
    const summary = await writeBackup(url, file.createWriteStream({ flush: true }), signal);
    requireNew(path);
    // A concurrent run to the same name has replaced this one's draft.
    if ((await stat(draft)).ino !== ino) throw new BackupError(`Outra cópia está sendo gravada em ${path}.`);
    await rename(draft, path);
    return summary;
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
}

function requireNew(path: string): void {
  if (existsSync(path)) throw new BackupError(`O arquivo ${path} já existe.`);
}
