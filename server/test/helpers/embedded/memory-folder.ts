import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 3 * 1024 ** 3;

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** Makes a temporary folder for a database: in memory where the machine has room for it. */
export const makeMemoryFolder = (prefix: string): Promise<string> =>
  mkdtemp(join(isRoomy(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir(), prefix));
