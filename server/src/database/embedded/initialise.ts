import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, lchown, mkdir, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Cluster, cleanEnvironment, reachable, SUPERUSER } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { statOf } from './run-as.ts';

const DRAFT = 'postgres-novo-';
/** Drafts older than this are of a start that was killed: a draft in use is seconds old. */
const OLD_MS = 60 * 60_000;

async function changeOwner(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await changeOwner(path, { uid, gid });
    else await lchown(path, uid, gid);
  }
  await chown(folder, uid, gid);
}

/** Returns whether a cluster is complete: initdb writes one of these files early, the other late. */
export async function isComplete(folder: string): Promise<boolean> {
  const marks = await Promise.all([
    statOf(join(folder, 'PG_VERSION')),
    statOf(join(folder, 'global/pg_control')),
  ]);
  return marks.every((mark) => mark !== null);
}

async function runInitdb(cluster: Cluster, draft: string): Promise<void> {
  const inside = reachable(draft, cluster.runAs);
  const options = [
    ...['-D', `${inside.path}/data`, '-U', SUPERUSER, `--pwfile=${inside.path}/password`],
    ...['-A', 'scram-sha-256', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
    ...(cluster.settings.fsync === 'off' ? ['--no-sync'] : []),
  ];
  try {
    const child = spawn(cluster.binaries.initdb, options, {
      ...cluster.runAs,
      cwd: cluster.runAs ? '/' : draft,
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', inside.descriptor ?? 'ignore'],
      windowsHide: true,
    });
    const outputs = [child.stdout, child.stderr].map((stream) => text(stream as Readable));
    const [[code], ...output] = await Promise.all([once(child, 'close'), ...outputs]);
    if (code === 0) return;
    throw new EmbeddedError(
      `O banco de dados não pôde ser criado em ${cluster.folder}:\n${output.join('').trim()}`,
    );
  } finally {
    inside.close();
  }
}

/** Makes a rename durable. Windows cannot open folders and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes drafts of starts that were killed; a draft never holds data. */
async function removeOldDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(DRAFT)) continue;
    const draft = join(dataDir, name);
    const stats = await statOf(draft);
    if (stats && stats.mtimeMs < Date.now() - OLD_MS) await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Creates the cluster when there is none and returns whether it did. It is created as a draft and renamed into place, so
 * that it is never seen incomplete and of two concurrent starts the second uses the first one's. Whatever else is in its
 * place is renamed, never deleted.
 */
export async function initialise(cluster: Cluster): Promise<boolean> {
  const { dataDir, folder, runAs, log } = cluster;
  const present = await statOf(folder);
  if (present && (await isComplete(folder))) {
    if (runAs && present.uid !== runAs.uid) await changeOwner(folder, runAs);
    return false;
  }
  if (present && (await readdir(folder)).length > 0) {
    const aside = `${folder}-incompleto-${Date.now()}`;
    await rename(folder, aside);
    log(`A pasta ${folder} estava incompleta e foi guardada em ${aside}.`);
  }
  log(`Criando o banco de dados em ${folder}…`);
  await removeOldDrafts(dataDir);
  const draft = await mkdtemp(join(dataDir, DRAFT));
  await writeFile(join(draft, 'password'), cluster.password, { mode: 0o600 });
  await mkdir(join(draft, 'data'), { mode: 0o700 });
  if (runAs) await changeOwner(draft, runAs);
  try {
    await runInitdb(cluster, draft);
    await rename(join(draft, 'data'), folder);
    await syncFolder(dataDir);
    return true;
  } catch (error) {
    // A concurrent start was quicker.
    if (!(await isComplete(folder))) throw error;
    return false;
  } finally {
    // Of this call, without data.
    await rm(draft, { recursive: true, force: true });
  }
}
