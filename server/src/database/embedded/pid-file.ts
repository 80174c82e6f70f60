import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** postmaster.pid, which a running PostgreSQL writes. After a crash it stays; only PostgreSQL deletes it. */
export interface PidFile {
  pid: number;
  /** Seconds since 1970; with the pid this identifies one process. */
  startedAt: string;
  port: number;
  /** `starting`, `ready`, `stopping`. */
  status: string | undefined;
}

/** Returns null when there is none, or while it is being written. */
export async function readPidFile(folder: string): Promise<PidFile | null> {
  try {
    return parsePidFile(await readFile(join(folder, 'postmaster.pid'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function parsePidFile(text: string): PidFile | null {
  const [pid, , startedAt, port, , , , status] = text.split('\n').map((line) => line.trim());
  if (!pid || !startedAt || !port) return null;
  return { pid: Number(pid), startedAt, port: Number(port), status };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
