import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { BackupError, type BackupSummary } from './backup-file.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Backs up the database at `url` into a new file that only its owner may read. Until it is complete and on disk its name
 * ends in `.incompleto`; a draft left by a killed run is replaced, and a failure or `signal` leaves none. Throws
 * BackupError when there is a file of that name.
 */
export async function backupToFile(path: string, url: string, signal: AbortSignal): Promise<BackupSummary> {
  requireNew(path);
  const draft = `${path}.incompleto`;
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', 0o600);
  try {
    const { ino } = await file.stat();
    const summary = await writeBackup(url, file.createWriteStream({ flush: true }), signal);
    requireNew(path);
    // A concurrent run to the same name has replaced this one's draft.
    if ((await stat(draft)).ino !== ino) throw new BackupError(`Outra cópia está sendo gravada em ${path}.`);
    await rename(draft, path);
    return summary;
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
}

function requireNew(path: string): void {
  if (existsSync(path)) throw new BackupError(`O arquivo ${path} já existe.`);
}
