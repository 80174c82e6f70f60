import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderLoops } from './folder-loops.mjs';

// Exits with 1 when files or folders break a limit of docs/reference/testing.md.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MOST_FILES = 25;
const MOST_LINES = 400;

/** Documents and numbers that a reader of this repository does not have. */
const FOREIGN = /\bSPEC\b|\bDECISIONS\b|\bdesign\/|\bissue \d|\bof the issue\b|\b[Tt]he specification\b/;
const MAY_CITE = [
  'CHANGELOG.md',
  'THIRD_PARTY_NOTICES',
  'package-lock.json',
  'server/scripts/layout-limits.mjs',
];

const read = (file) => readFileSync(ROOT + file, 'utf8');
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file);
const isHandWritten = (file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file) && !/\.gen\.ts$/.test(file);

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const files = listed.split('\0').filter((file) => file !== '' && existsSync(ROOT + file));
const handWritten = files.filter(isHandWritten);
const sources = handWritten.filter(
  (file) => /^(server|client)\/src\/(?!testing\/)/.test(file) && !isTest(file),
);

function fullFolders() {
  const counts = new Map();
  for (const file of handWritten) {
    if (!isTest(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files beside each other, at most ${MOST_FILES}`);
}

const linesOf = (file) => read(file).split('\n').length - 1;

const longFiles = () =>
  handWritten
    .filter((file) => !isTest(file) && linesOf(file) > MOST_LINES)
    .map((file) => `${file}: ${linesOf(file)} lines, at most ${MOST_LINES}`);

const foreignCitations = () =>
  files
    .filter((file) => !MAY_CITE.includes(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (FOREIGN.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );

const problems = [
  ...fullFolders(),
  ...longFiles(),
  ...['server/src', 'client/src'].flatMap((root) => folderLoops(root, sources, read)),
  ...foreignCitations(),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);
