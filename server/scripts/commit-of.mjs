import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the commit that is checked out in `root`, with `-dirty` where files differ from it; '' without Git. The variable
 * COMMIT overrides it, for builds without the repository.
 */
export function commitOf(root, { COMMIT } = process.env) {
  if (COMMIT) return COMMIT;
  if (!existsSync(join(root, '.git'))) return '';
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'],
    { cwd: root, encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : '';
}
