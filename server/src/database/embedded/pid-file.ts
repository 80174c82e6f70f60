import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running PostgreSQL writes about itself; after a crash the file stays, and is never deleted by us. */
export interface PidFile {
  pid: number;
  /** Seconds since 1970, as PostgreSQL wrote it: with the pid, this names one process. */
  startedAt: string;
  port: number;
  status: 'starting' | 'ready' | 'stopping' | 'unknown';
}

/** Null when there is none, or when it is just being written. */
export async function readPidFile(folder: string): Promise<PidFile | null> {
  try {
    return parsePidFile(await readFile(join(folder, 'postmaster.pid'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function parsePidFile(text: string): PidFile | null {
  const lines = text.split('\n').map((line) => line.trim());
  const [pid, , startedAt, port, , , , status] = lines;
  if (!pid || !startedAt || !port) return null;
  const known = (['starting', 'ready', 'stopping'] as const).find((name) => name === status);
  return { pid: Number(pid), startedAt, port: Number(port), status: known ?? 'unknown' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
