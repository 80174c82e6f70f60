import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

/**
 * Reads the superuser's password, or creates it before the database exists (`mayMake`), in a file that only its owner can
 * read. Throws EmbeddedError when it is missing later, since a new one would not be the database's.
 */
export async function readOrMakePassword(
  dataDir: string,
  { mayMake }: { mayMake: boolean },
): Promise<string> {
  const path = join(dataDir, 'postgres-password');
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new EmbeddedError(`A senha do banco de dados não pode ser lida (${path}).`, { cause: error });
    }
    if (!mayMake) {
      throw new EmbeddedError(
        `A senha do banco de dados falta (${path}): traga de volta este arquivo, que vai junto com a pasta postgres.`,
      );
    }
  }
  await writeFile(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link is atomic, and fails when a concurrent start was quicker.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(path, 'utf8')).trim();
}
