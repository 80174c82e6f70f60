import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// npm run release -- 1.2.0: sets the version, dates the changelog and records the interfaces that later changes must not break.
// Commits nothing.
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MOST_LINES = 60;
const UNRELEASED = '## Unreleased\n';

const read = (file) => readFileSync(ROOT + file, 'utf8');
const write = (file, text) => writeFileSync(ROOT + file, text);
const run = (command, ...words) => execFileSync(command, words, { cwd: ROOT, encoding: 'utf8' });

/** Compares two versions of three numbers. */
function isNewer(version, other) {
  const [numbers, others] = [version, other].map((text) => text.split('.').map(Number));
  const first = numbers.findIndex((number, index) => number !== others[index]);
  return first !== -1 && numbers[first] > others[first];
}

/** Returns why there can be no release; undefined when there can. */
function refusal(version, current, notes) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Usage: npm run release -- 1.2.0';
  if (!isNewer(version, current)) return `${version} is not newer than ${current}.`;
  if (run('git', 'status', '--porcelain') !== '') return 'Commit your changes first.';
  if (notes === '') return 'CHANGELOG.md: nothing is under "## Unreleased".';
  const lines = notes.split('\n').length;
  if (lines > MOST_LINES) return `CHANGELOG.md: ${lines} lines under "## Unreleased", at most ${MOST_LINES}.`;
}

function setVersion(file, version, entriesOf = () => []) {
  const content = JSON.parse(read(file));
  for (const entry of [content, ...entriesOf(content)]) entry.version = version;
  write(file, `${JSON.stringify(content, null, 2)}\n`);
}

const version = process.argv[2] ?? '';
const { version: current, workspaces } = JSON.parse(read('package.json'));
const changelog = read('CHANGELOG.md');
const [notes = ''] = (changelog.split(UNRELEASED)[1] ?? '').split(/^## /m);
const problem = refusal(version, current, notes.trim());
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

for (const folder of ['', ...workspaces.map((name) => `${name}/`)])
  setVersion(`${folder}package.json`, version);
setVersion('package-lock.json', version, ({ packages }) => ['', ...workspaces].map((name) => packages[name]));
const today = new Date().toISOString().slice(0, 10);
write('CHANGELOG.md', changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} (${today})\n`));
run(process.execPath, 'server/scripts/api-changes.mjs', '--write');
process.stdout.write(`${version} is prepared. Next:
  npm test
  npm run bench -- --short --save    on an otherwise idle machine; writes bench/last-release.json
  git commit -am "Release ${version}" && git tag v${version}
`);
