import { execFile } from 'node:child_process';
import { chown, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded/embedded-server.ts';
import { type DataDir, makeDataDir } from './embedded/folder.ts';
import { migrateTemplate } from './migrate-template.ts';

export interface ReplicatedDatabase {
  /** Migrated and seeded. */
  url: string;
  replicaUrl: string;
  /** Of the replica; can pause its replay. */
  replicaSuperuserUrl: string;
  close(): Promise<void>;
}

const QUICK = { fsync: 'off', shared_buffers: '32MB' };

/** Copies a running server's files as a base backup; the copy becomes its replica. */
async function copyRunning(url: string, from: DataDir): Promise<DataDir> {
  const to = await makeDataDir();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`SELECT pg_backup_start('replica', true)`);
  await promisify(execFile)('cp', ['-a', `${from.path}/.`, to.path]);
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  await client.end();
  const folder = join(to.path, 'postgres');
  const { uid, gid } = await stat(folder);
  await rm(join(folder, 'postmaster.pid'));
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(folder, name), text, { mode: 0o600 });
    await chown(join(folder, name), uid, gid);
  }
  return to;
}

/** Starts two PostgreSQL servers, the second a streaming replica of the first. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const primaryDir = await makeDataDir();
  const start = (folder: DataDir, settings = {}) =>
    startEmbedded({
      dataDir: folder.path,
      exclusive: true,
      log: () => {},
      settings: { ...QUICK, ...settings },
    });
  const primary = await start(primaryDir);
  await migrateTemplate(primary.url);
  const replicaDir = await copyRunning(primary.superuserUrl, primaryDir);
  const { port, username, password } = new URL(primary.superuserUrl);
  const conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  // Its files name the primary's port; that is in use, so it chooses another one.
  const replica = await start(replicaDir, {
    primary_conninfo: conninfo,
    wal_retrieve_retry_interval: '100ms',
  });
  return {
    url: primary.url,
    replicaUrl: replica.url,
    replicaSuperuserUrl: replica.superuserUrl,
    async close() {
      await replica.stop();
      await primary.stop();
      await replicaDir.remove();
      await primaryDir.remove();
    },
  };
}
