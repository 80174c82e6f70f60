import { open, readFile, rename, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.ts';

const WAIT_MS = 60_000;
const EACH_MS = 50;

/** When a process began, as the kernel says; a number used again is then another process. Empty where unknown. */
async function beginningOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isStale(text: string): Promise<boolean> {
  const [pid, beginning] = text.split(' ');
  if (!pid || !/^\d+$/.test(pid)) return true;
  return !isAlive(Number(pid)) || (await beginningOf(Number(pid))) !== (beginning ?? '');
}

/**
 * Does `work` while no other process does such work on this folder. The lock is a file with the number of
 * its holder; one whose holder has died is put aside by whoever finds it.
 */
export async function withFolderLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const mine = `${process.pid} ${await beginningOf(process.pid)}`;
  const until = Date.now() + WAIT_MS;
  for (;;) {
    try {
      const handle = await open(file, 'wx', 0o600);
      await handle.writeFile(mine);
      await handle.close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const seen = await readFile(file, 'utf8').catch(() => null);
      // An empty file is one whose holder is just writing it, or died doing so.
      if (seen !== null && (seen !== '' || Date.now() > until - WAIT_MS / 2) && (await isStale(seen))) {
        const aside = `${file}.${process.pid}`;
        await rename(file, aside).catch(() => undefined);
        await rm(aside, { force: true });
        continue;
      }
      if (Date.now() > until)
        throw new EmbeddedError('Outro processo está iniciando o banco de dados há tempo demais.');
      await pause(EACH_MS);
    }
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
