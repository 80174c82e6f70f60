import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs beside a test run. When that ends in any way, which closes stdin, stops the database in the folder
 * and removes the folder. Ctrl-C and kill -9 run no teardown.
 */
const [folder] = process.argv.slice(2);
const pidFile = join(folder, 'postgres', 'postmaster.pid');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

process.stdin.resume();
process.stdin.on('error', () => {});
process.stdin.on('close', async () => {
  if (existsSync(pidFile)) {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    // Its data is not needed any more.
    if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
    for (let tries = 0; tries < 500 && isAlive(pid); tries++) await pause(20);
  }
  rmSync(folder, { recursive: true, force: true });
});
