import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

const POLL_MS = 200;
/** Longer than any build: the id of a killed builder may belong to another process by now. */
const STALE_MS = 10 * 60_000;

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Runs `use`; returns undefined when the file is gone. */
export function ifThere(use) {
  try {
    return use();
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/** Takes the lock; false when it exists. */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a killed process, unless another process has just done so and taken it. */
function removeStale(file, holder) {
  const aside = `${file}.${process.pid}`;
  ifThere(() => renameSync(file, aside));
  const removed = ifThere(() => readFileSync(aside, 'utf8'));
  if (removed !== undefined && removed !== holder) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

/**
 * Runs `work` while no other process holds the lock `file`, which has the id of its process. Blocks until then, and calls
 * `waits` once with the id of the other; the lock of a killed process counts no more.
 */
export function withLock(file, work, waits) {
  let hasCalled = false;
  while (!take(file)) {
    const holder = ifThere(() => readFileSync(file, 'utf8'));
    const since = ifThere(() => statSync(file).mtimeMs);
    if (holder === undefined || since === undefined) continue;
    // Empty while its holder is about to write it.
    const isKilled = holder !== '' && !isAlive(Number(holder));
    if (isKilled || Date.now() - since > STALE_MS) {
      removeStale(file, holder);
      continue;
    }
    if (!hasCalled) waits(holder);
    hasCalled = true;
    sleep(POLL_MS);
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}
