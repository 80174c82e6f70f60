import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ifThere, withLock } from './build-lock.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The sources of each half, and the file with the hash of those that it was last built from. */
const HALVES = [
  {
    name: 'client',
    sources: [
      'client/src',
      'client/public',
      'client/playground',
      'client/api-docs',
      'client/index.html',
      'client/scripts',
      'client/vite.config.ts',
      'client/vite.playground.config.ts',
      'client/vite.api-docs.config.ts',
      'client/package.json',
    ],
    stamp: 'client/dist/.built-from',
  },
  {
    name: 'server',
    sources: ['server/src', 'server/vite.config.ts', 'server/tsconfig.json', 'server/package.json'],
    stamp: 'server/dist/.built-from',
  },
];

function addTo(hash, path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return;
  const entries = readdirSync(full, { withFileTypes: true, recursive: false });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) addTo(hash, inner);
    else if (!/\.test\.tsx?$/.test(entry.name)) hash.update(inner).update(readFileSync(join(ROOT, inner)));
  }
}

function stateOf(sources) {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const source of sources) {
    if (/\.\w+$/.test(source)) {
      if (existsSync(join(ROOT, source))) hash.update(source).update(readFileSync(join(ROOT, source)));
    } else addTo(hash, source);
  }
  return hash.digest('hex');
}

/** Returns the hash of a half's sources; undefined when it was built from them. */
function staleState({ sources, stamp }) {
  const state = stateOf(sources);
  const built = ifThere(() => readFileSync(join(ROOT, stamp), 'utf8'));
  return built === state ? undefined : state;
}

function build(half) {
  const { name, stamp } = half;
  // Another process may have built it meanwhile.
  const state = staleState(half);
  if (state === undefined) return;
  process.stdout.write(`Construindo ${name}…\n`);
  const { status } = spawnSync('npm', ['run', 'build', '--silent', '-w', name], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The caller's NODE_ENV may differ: React's development code is larger, and mixed with the other it fails.
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`A construção de ${name} falhou.`);
  writeFileSync(join(ROOT, stamp), state);
}

/**
 * Returns the commit that is checked out in `root`, with `-dirty` where files differ from it; '' without Git. The variable
 * COMMIT overrides it, for builds without the repository.
 */
export function commitOf(root, { COMMIT } = process.env) {
  if (COMMIT) return COMMIT;
  if (!existsSync(join(root, '.git'))) return '';
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'],
    { cwd: root, encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : '';
}

/** Writes the commit beside the built server, also where nothing was stale: it may have other documents and tests. */
function writeCommit() {
  const file = join(ROOT, 'server/dist/commit');
  const text = commitOf(ROOT);
  if (ifThere(() => readFileSync(file, 'utf8')) !== text) writeFileSync(file, text);
}

/**
 * Builds the halves (or the named one) whose sources changed since their last build; throws when one fails. Waits for
 * another process that is building the same half.
 */
export function buildStale(only) {
  for (const half of HALVES) {
    const { name } = half;
    if ((only !== undefined && name !== only) || staleState(half) === undefined) continue;
    withLock(
      join(ROOT, name, '.building'),
      () => build(half),
      (other) => process.stdout.write(`Esperando a construção de ${name} pelo processo ${other}…\n`),
    );
  }
  if (only !== 'client') writeCommit();
}
