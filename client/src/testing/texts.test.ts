// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ROW = /^\| `(?<text>[^`]+)` \| [^|]+ \| (?<file>[^| ]+) \|$/;

const rows = readFileSync(`${ROOT}docs/texts.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => ROW.exec(line)?.groups ?? { text: line, file: '' });

it('has rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});

it.each(rows)('"$text" is tested where docs/texts.md says', ({ text, file }) => {
  expect(file).toMatch(/\.(test|spec)\.tsx?$/);
  expect(readFileSync(ROOT + file, 'utf8')).toContain(text);
});
