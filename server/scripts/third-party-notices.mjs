import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build-stale.mjs';
import { bundledPackages, copiedPackages, productionPackages } from './notices/packages.mjs';
import { renderNotices } from './notices/render.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILE = join(ROOT, 'THIRD_PARTY_NOTICES');

/** Returns the notices of all packages in a build or an installation of the server; the client has to be built. */
function thirdPartyNotices() {
  const preamble = readFileSync(new URL('notices/preamble.txt', import.meta.url), 'utf8');
  return renderNotices(preamble, [
    ...productionPackages(ROOT, 'server'),
    ...bundledPackages(ROOT),
    ...copiedPackages(ROOT),
  ]);
}

// npm run notices: writes THIRD_PARTY_NOTICES; with --check exits with 1 when it is stale.
if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(FILE, 'utf8') === thirdPartyNotices();
  if (!isCurrent) process.stderr.write('THIRD_PARTY_NOTICES is stale: npm run notices\n');
  process.exit(isCurrent ? 0 : 1);
}
buildStale('client');
writeFileSync(FILE, thirdPartyNotices());
