import { fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openClient } from './http-client.mjs';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Node's options of `npm start`. */
const { scripts } = JSON.parse(readFileSync(path('../package.json'), 'utf8'));
export const FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** All requests of a measurement come from one address. */
const NO_REQUEST_LIMITS = {
  LIMIT_REQUESTS_ANONYMOUS: '2000000000',
  LIMIT_REQUESTS_SIGNED_IN: '2000000000',
  LIMIT_LOOK_UPS_IN_VAIN: '2000000000',
};

/** Starts a Node program and waits until `probe` is answered with 200. */
export async function startServer(file, port, env, probe) {
  const child = spawn(process.execPath, [...FLAGS, path(file)], {
    env: { ...NO_REQUEST_LIMITS, ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let tries = 0; tries < 600; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}.`);
    try {
      const client = openClient(port, {});
      const { status } = await client.get(probe);
      client.close();
      if (status === 200) return { port, child, stop: () => stop(child) };
    } catch {
      // Not listening yet.
    }
  }
  await stop(child);
  throw new Error(`${file} does not answer.`);
}

const stop = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

/** Returns a process's resident memory, now and at most, in MB; null where /proc is missing. */
export function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    return { now: read('VmRSS'), most: read('VmHWM') };
  } catch {
    return null;
  }
}

/** Runs a load; throws when a response was a failure. */
export function runLoad(message) {
  const child = fork(path('load.mjs'));
  return new Promise((resolve, reject) => {
    child.on('message', (result) => {
      child.kill();
      if (result.failures.length > 0) reject(new Error(`Failures:\n${result.failures.join('\n')}`));
      else resolve(result);
    });
    child.on('error', reject);
    child.send(message);
  });
}
