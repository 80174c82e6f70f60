import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BUILD, CHECKS } from './checks.mjs';
import { runSteps } from './run-steps.mjs';

// npm test [PART…]: everything, or the tests whose path has the part's words in it (docs/reference/testing.md).
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROJECTS = ['server', 'client'];
const BROWSER_TEST = /\.spec\.ts$/;

/** Runs tests of the given files, or all of them; returns whether they passed. */
function vitest(files) {
  const { status } = spawnSync('npx', ['--no', '--', 'vitest', 'run', ...files], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
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
  if (!vitest([])) failed.push('tests');
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
process.exit((parts.length === 0 ? await testAll() : testParts(parts)) ? 0 : 1);
