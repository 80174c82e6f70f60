import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { findRunAs, type RunAs, reaches } from './run-as.ts';

/** Where root keeps a cluster whose data folder the server's user cannot reach (a home of mode 700). */
const REACHABLE = '/var/lib/guia-de-empresas';

async function readPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file))
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return (await readFile(file, 'utf8')).trim();
}

/** The folder for initdb: in the data folder, or linked from there to where the server's user can go. */
async function clusterFolder(dataDir: string, runAs: RunAs | null): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const isLink = await lstat(folder).then(
    (stat) => stat.isSymbolicLink(),
    () => false,
  );
  if (isLink) return realpath(folder);
  if (await reaches(runAs, dataDir)) return folder;
  if (existsSync(folder)) {
    throw new EmbeddedError(
      `O usuário do banco de dados não alcança ${folder}. Mude as permissões ou DATA_DIR.`,
    );
  }
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const target = join(REACHABLE, name, 'postgres');
  await mkdir(join(REACHABLE, name), { recursive: true });
  await symlink(target, folder);
  return target;
}

/** Reads or makes what `dataDir` must have before a server can run on it. Call under the folder's lock. */
export async function prepareFolder(dataDir: string, settings: Record<string, string>): Promise<Cluster> {
  const runAs = await findRunAs();
  // The server's user must be able to pass through; what is private in here has a mode of its own.
  if (runAs) await chmod(dataDir, 0o755);
  const folder = await clusterFolder(dataDir, runAs);
  const native = await findBinaries(join(folder, '..', 'postgres-bin'), runAs);
  return { folder, native, password: await readPassword(dataDir), runAs, settings };
}
