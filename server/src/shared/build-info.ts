import { existsSync, readFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };

/** Reads the file that the build writes into `dist`, where this module is in the program or in a chunk of it. */
function readCommit(): string | null {
  const file = ['./commit', '../commit']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  return (file && readFileSync(file, 'utf8').trim()) || null;
}

/** What runs: the version, and the Git commit that it was built from; null for a build without Git and for sources. */
export const BUILD: Readonly<{ version: string; commit: string | null }> = {
  version: packageJson.version,
  commit: readCommit(),
};
