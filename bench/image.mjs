import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeFaults, imageFaults, nginxFaults } from './image/check.mjs';
import { runSteps } from './image/run-steps.mjs';
import { freePort, until } from './kill/program.mjs';

/**
 * node bench/image.mjs [--check]
 *
 * Shows without an engine that the image would build and run: the steps of server/deploy/Dockerfile in their
 * order in an empty folder (minutes: npm ci twice, and the build), then its command as its user (needs root
 * for that), its health check, its answer to SIGTERM. With --check only what can be said at once, and
 * docker-compose.yml by the compose specification's schema, and nginx.conf's words; the tests do that. Exits with 1 for any fault.
 */
const faults = [...imageFaults(), ...composeFaults(), ...nginxFaults()];
for (const fault of faults) console.log(`FAULT ${fault}`);
if (process.argv.includes('--check') || faults.length > 0) {
  console.log(faults.length > 0 ? 'FAIL' : 'PASS');
  process.exit(faults.length > 0 ? 1 : 0);
}

const folder = await mkdtemp(join(tmpdir(), 'guia-image-'));
let child = null;
let failed = false;
try {
  await chmod(folder, 0o755);
  const begun = performance.now();
  const { cwd, env, user, command, health } = runSteps(folder, console.log);
  console.log(`Built in ${Math.round((performance.now() - begun) / 1000)} s.`);
  const { stdout } = spawnSync('du', ['-sm', cwd], { encoding: 'utf8' });
  console.log(`The last stage holds ${stdout.split('\t')[0]} MB beside its base image.`);

  const port = await freePort();
  const whole = { PATH: process.env.PATH, HOME: '/', ...env, PORT: String(port) };
  const [uid, gid] = user;
  const as = process.getuid?.() === 0 ? { uid, gid } : {};
  if (!('uid' in as)) console.log(`Not root: runs as this user instead of ${uid}.`);
  child = spawn(command[0], command.slice(1), {
    cwd,
    env: whole,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...as,
  });
  const exit = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  const healthy = () => spawnSync(health[0], health.slice(1), { cwd, env: whole, ...as }).status === 0;
  await until('the program is ready', async () => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok;
  });
  const check = (holds, what) => {
    console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`);
    failed ||= !holds;
  };
  check(healthy(), 'its health check finds it well');
  check(
    (await (await fetch(`http://127.0.0.1:${port}/`)).text()).includes('<main'),
    'it serves its first page',
  );
  check((await fetch(`http://127.0.0.1:${port}/api/companies`)).ok, 'it serves the catalogue');
  child.kill('SIGTERM');
  check((await exit) === 0, 'SIGTERM ends it cleanly');
  check(!healthy(), 'its health check finds it gone');
} catch (error) {
  console.error(error);
  failed = true;
} finally {
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}
console.log(failed ? 'FAIL' : 'PASS');
process.exit(failed ? 1 : 0);
