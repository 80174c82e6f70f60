import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build-stale.mjs';
import { bundledPackages, fontPackages, productionPackages } from './notices/packages.mjs';
import { renderNotices } from './notices/render.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILE = join(ROOT, 'THIRD_PARTY_NOTICES');

/** The notices of everything that a build or an installation of the server holds; the client has to be built. */
export function thirdPartyNotices() {
  const preamble = readFileSync(new URL('notices/preamble.txt', import.meta.url), 'utf8');
  return renderNotices(preamble, [
    ...productionPackages(ROOT, 'server'),
    ...bundledPackages(ROOT),
    ...fontPackages(ROOT),
  ]);
}

/** True when THIRD_PARTY_NOTICES is what this tree makes. */
export function noticesAreCurrent() {
  const current = readFileSync(FILE, 'utf8') === thirdPartyNotices();
  if (!current) process.stderr.write('THIRD_PARTY_NOTICES is stale: npm run notices\n');
  return current;
}

// npm run notices
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  buildStale('client');
  writeFileSync(FILE, thirdPartyNotices());
}
