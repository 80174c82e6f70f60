import { open, rename, rm, stat } from 'node:fs/promises';
import { BackupError } from './backup-file.ts';
import { type BackupSummary, writeBackup } from './write-backup.ts';

/**
 * Backs up the database at `url` into a new file: only its owner may read it, and it bears its name only once it is whole
 * and on the disk; until then the name ends in `.incompleto`. A draft that a killed run left is replaced;
 * whatever fails here, `signal` too, leaves none. Throws BackupError where there is a file of that name.
 */
export async function backupToFile(path: string, url: string, signal: AbortSignal): Promise<BackupSummary> {
  await refuseExisting(path);
  const draft = `${path}.incompleto`;
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', 0o600);
  try {
    const { ino } = await file.stat();
    const summary = await writeBackup(url, file.createWriteStream({ flush: true }), signal);
    await refuseExisting(path);
    // A second run to the same name has replaced this one's draft.
    if ((await stat(draft)).ino !== ino) throw new BackupError(`Outra cópia está sendo gravada em ${path}.`);
    await rename(draft, path);
    return summary;
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
}

async function refuseExisting(path: string): Promise<void> {
  try {
    await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  throw new BackupError(`O arquivo ${path} já existe.`);
}
