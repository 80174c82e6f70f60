import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD, CHECKS } from './checks.mjs';
import { runSteps } from './run-steps.mjs';

// npm test [PART…]: everything, or the tests whose path has the part's words in it (docs/reference/testing.md).
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROJECTS = ['server', 'client'];
const BROWSER_TEST = /\.spec\.ts$/;

/** Runs vitest with these arguments and returns whether the tests passed; `workers` of them give way to other processes. */
function vitest(args, workers) {
  const child = spawn('npx', ['--no', '--', 'vitest', 'run', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(workers && { VITEST_MAX_WORKERS: String(workers) }) },
    shell: process.platform === 'win32',
  });
  // Its workers inherit it.
  if (workers) setPriority(child.pid, 5);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0));
  });
}

function testFiles() {
  const folders = PROJECTS.flatMap((project) => ['src', 'test', 'e2e'].map((name) => `${project}/${name}`));
  return folders
    .filter((folder) => existsSync(`${ROOT}/${folder}`))
    .flatMap((folder) =>
      readdirSync(`${ROOT}/${folder}`, { recursive: true })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((name) => /\.(test|spec)\.tsx?$/.test(name)),
    );
}

/** Returns the tests of a part: `client/ratings` means client/…/ratings…; browser tests only when e2e is named. */
function filesOf(part) {
  const words = part.split('/').map((word) => word.replace(/[^\w-]/g, '\\$&'));
  const path = new RegExp(`(^|/)${words.join('(/|/.*/)')}`);
  return testFiles().filter((file) => path.test(file) && (words.includes('e2e') || !BROWSER_TEST.test(file)));
}

async function testAll() {
  const failed = await runSteps([BUILD, ...CHECKS]);
  const folder = mkdtempSync(join(tmpdir(), 'guia-tests-'));
  process.env.TEST_SUMMARY = join(folder, 'summary');
  writeFileSync(process.env.TEST_SUMMARY, '');
  // What the browser tests leave idle of two cores is enough for a worker of the client's tests.
  const passed = await Promise.all([vitest(['--project', 'browser']), vitest(['--project', 'client'], 1)]);
  passed.push(await vitest(['--project', 'server']));
  if (passed.includes(false)) failed.push('tests');
  process.stdout.write(readFileSync(process.env.TEST_SUMMARY, 'utf8'));
  rmSync(folder, { recursive: true });
  process.stdout.write(failed.length === 0 ? 'Everything passed.\n' : `FAILED: ${failed.join(', ')}\n`);
  return failed.length === 0;
}

function testParts(parts) {
  const files = parts.flatMap(filesOf);
  if (files.length > 0) return vitest(files);
  process.stderr.write(`No test file is called ${parts.join(' or ')}.\n`);
  return false;
}

const parts = process.argv.slice(2);
process.exit((await (parts.length > 0 ? testParts(parts) : testAll())) ? 0 : 1);
