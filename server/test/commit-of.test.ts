import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitOf } from '../scripts/build-stale.mjs';

const folder = mkdtempSync(join(tmpdir(), 'guia-commit-'));
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.br', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
beforeAll(() => {
  git('init', '-q');
  writeFileSync(join(folder, 'file'), 'one');
  git('add', 'file');
  git('commit', '-qm', 'One');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a build knows its commit, and whether files differ from it', () => {
  const commit = git('rev-parse', '--short=12', 'HEAD').trim();
  expect(commitOf(folder, {})).toBe(commit);
  writeFileSync(join(folder, 'file'), 'two');
  expect(commitOf(folder, {})).toBe(`${commit}-dirty`);
});

test('a build without Git has none, also inside the folder of another repository, unless COMMIT gives it', () => {
  const inner = join(folder, 'inner');
  mkdirSync(inner);
  expect(commitOf(inner, {})).toBe('');
  expect(commitOf(inner, { COMMIT: 'abc' })).toBe('abc');
});
