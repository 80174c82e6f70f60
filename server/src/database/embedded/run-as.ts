import { execFileSync } from 'node:child_process';
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { EmbeddedError } from './embedded-error.ts';

/** The user that PostgreSQL runs as; undefined is the user of this process. */
export type RunAs = { uid: number; gid: number } | undefined;

function idOf(user: string): RunAs {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    // `id` fails for a user that does not exist.
    return undefined;
  }
}

export async function statOf(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Chooses the user of PostgreSQL, which does not run as root: the owner of the data, else `postgres`, else `nobody`.
 * Throws EmbeddedError for an ordinary user to whom the data do not belong.
 */
export async function chooseUser(folder: string): Promise<RunAs> {
  const me = process.getuid?.();
  if (me === undefined) return undefined;
  const owner = await statOf(folder);
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new EmbeddedError(
        `A pasta ${folder} pertence a outro usuário do sistema (uid ${owner.uid}). ` +
          'Inicie o programa como esse usuário ou como root, ou mude o dono da pasta.',
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = idOf('postgres') ?? idOf('nobody');
  if (!user) {
    throw new EmbeddedError(
      'O banco de dados não pode rodar como root, e não há usuário "postgres" nem "nobody" neste sistema. ' +
        'Inicie o programa como um usuário comum ou indique um PostgreSQL em DATABASE_URL.',
    );
  }
  return user;
}
