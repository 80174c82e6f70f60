import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build-stale.mjs';
import { codegenDrift } from './codegen-drift.mjs';
import { printedSchema } from './printed-schema.mjs';
import { toldFailures } from './told-failures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}
const npx = (...args) => run('npx', ['--no', '--', ...args]);

function build() {
  buildStale();
  return true;
}

function bundleBudget() {
  buildStale();
  return run(process.execPath, ['client/scripts/bundle-budget.mjs']);
}

function schemaDrift() {
  const same = printedSchema() === readFileSync(join(ROOT, 'schema.graphql'), 'utf8');
  if (!same) process.stderr.write('schema.graphql is stale: npm run schema\n');
  return same;
}

function migrationDrift() {
  buildStale();
  const folder = mkdtempSync(join(tmpdir(), 'guia-drift-'));
  try {
    return run(process.execPath, ['server/dist/drift-cli.js'], { DATA_DIR: folder, DATABASE_URL: '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What went wrong in tests, told once more at the end where it is not lost among what passed. */
const told = [];

function tests(half, config) {
  const folder = mkdtempSync(join(tmpdir(), 'guia-report-'));
  const report = join(folder, 'tests.json');
  try {
    const passed = npx(
      ...['vitest', 'run', '--config', `${half}/${config}`, '--root', half],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    );
    if (existsSync(report)) told.push(...toldFailures(report, ROOT));
    return passed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everything that must hold, cheap things first; each step is named in the summary. */
const STEPS = [
  ['format and lint', () => npx('biome', 'ci', '--error-on-warnings', '.')],
  ['types of the server', () => npx('tsc', '--noEmit', '-p', 'server')],
  ['types of the client', () => npx('tsc', '--noEmit', '-p', 'client')],
  [
    'import rules of the server',
    () => npx('depcruise', '--config', 'server/.dependency-cruiser.cjs', 'server/src'),
  ],
  [
    'import rules of the client',
    () => npx('depcruise', '--config', 'client/.dependency-cruiser.cjs', 'client/src'),
  ],
  ['build', build],
  ['bundle budget', bundleBudget],
  ['schema.graphql is of the classes', schemaDrift],
  ['generated client types are of the schema', () => codegenDrift(ROOT)],
  ['every entity has its migration', migrationDrift],
  ['server tests', () => tests('server', 'vitest.config.ts')],
  ['client tests', () => tests('client', 'vitest.config.ts')],
  ['browser tests', () => tests('client', 'vitest.e2e.config.ts')],
];

const wanted = process.argv.slice(2);
const results = [];
for (const [name, step] of STEPS) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  process.stdout.write(`\n── ${name}\n`);
  const begun = Date.now();
  let passed = false;
  try {
    passed = step();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  }
  results.push({ name, passed, seconds: ((Date.now() - begun) / 1000).toFixed(1) });
}

for (const line of told) process.stdout.write(`${line}\n`);
process.stdout.write('\n');
for (const { name, passed, seconds } of results) {
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
}
if (results.length === 0) process.stderr.write(`No step is called ${wanted.join(' or ')}.\n`);
const failed = results.filter(({ passed }) => !passed).length;
process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 && results.length > 0 ? 0 : 1);
