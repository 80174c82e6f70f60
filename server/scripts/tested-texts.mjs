import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Exits with 1 when a text of client/src/testing/texts.md is not in the test file that its row names.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROW = /^\| `(?<text>[^`]+)` \| [^|]+ \| (?<file>[^| ]+\.(?:test|spec)\.tsx?) \|$/;

const rows = readFileSync(`${ROOT}client/src/testing/texts.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'));
const isTested = (row) => {
  const { text, file } = ROW.exec(row)?.groups ?? {};
  return text !== undefined && existsSync(ROOT + file) && readFileSync(ROOT + file, 'utf8').includes(text);
};
const problems = rows.filter((row) => !isTested(row));
for (const row of problems) process.stderr.write(`Not in the file of its row: ${row}\n`);
if (rows.length === 0) process.stderr.write('client/src/testing/texts.md has no rows.\n');
process.exit(problems.length === 0 && rows.length > 0 ? 0 : 1);
