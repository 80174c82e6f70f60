import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// node server/scripts/smoke.mjs: starts the built program with the Node that runs this, and asks it for a page, a search and
// an import. For versions of Node that the tests do not run on.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
const port = process.env.PORT ?? '4899';
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PORT: port,
  LOG_LEVEL: 'error',
  DEMO_DATA: 'false',
};
const url = `http://127.0.0.1:${port}`;

function check(isTrue, what) {
  if (!isTrue) throw new Error(`Node ${process.version}: ${what}`);
}

async function textOf(path) {
  const response = await fetch(url + path);
  check(response.ok, `GET ${path} answered ${response.status}`);
  return response.text();
}

/** V8's flags of `npm start`, which another version may not know. */
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'));

const program = spawn(process.execPath, [...flags, join(ROOT, 'server/dist/main.js')], {
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  const until = Date.now() + START_MS;
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    check(program.exitCode === null, `the program ended with ${program.exitCode}`);
    check(Date.now() < until, 'the program did not start');
    await wait(200);
  }
  check((await textOf('/')).includes('<h1'), 'the home page has no heading');
  const file = join(ROOT, 'docs/reference/import-template.csv');
  const report = join(folder, 'report.csv');
  const cli = join(ROOT, 'server/dist/import-cli.js');
  const done = spawnSync(process.execPath, [cli, file, '--report', report], {
    env,
    cwd: folder,
    encoding: 'utf8',
  });
  check(
    done.status === 0 && /Novas: +[1-9]/.test(done.stdout),
    `the import failed: ${done.stdout}${done.stderr}`,
  );
  const found = JSON.parse(await textOf('/api/companies?q=padaria'));
  check(
    found.data?.data?.some(({ name }) => name === 'Padaria Pão da Serra'),
    `the search found nothing: ${JSON.stringify(found).slice(0, 300)}`,
  );
  process.stdout.write(`Node ${process.version}: page, import and search work.\n`);
} finally {
  if (program.exitCode === null) {
    const exited = once(program, 'exit');
    program.kill();
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
}
