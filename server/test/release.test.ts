import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCRIPT = 'server/scripts/release/release.mjs';
const JSON_FILES = ['package.json', 'server/package.json', 'client/package.json', 'package-lock.json'];
const RELEASED = '## 1.0.0\n\nThe first release.\n';

let folder: string;
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.br', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const parsed = (file: string) => JSON.parse(textOf(file));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** Commits a changelog with these unreleased notes. */
function commitNotes(notes: string) {
  write('CHANGELOG.md', `# Changelog\n\n## Unreleased\n\n${notes}${RELEASED}`);
  git('add', '.');
  git('commit', '-qm', 'Notes');
}
function release(version: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, version], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guia-release-'));
  for (const file of [...JSON_FILES, SCRIPT]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  for (const file of JSON_FILES)
    write(file, textOf(file).replace(/^ {2}"version": ".*"/m, '  "version": "1.9.3"'));
  // In place of the real one, which builds the server.
  write(
    'server/scripts/api-changes.mjs',
    `import { readFileSync, writeFileSync } from 'node:fs';
    const { version } = JSON.parse(readFileSync('server/package.json', 'utf8'));
    writeFileSync('recorded', process.argv.slice(2) + ' ' + version);`,
  );
  git('init', '-q');
  commitNotes('- A map.\n\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a release has its version in all files, its date in the changelog and its interfaces recorded', () => {
  const { status, stdout, stderr } = release('1.10.0');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const file of JSON_FILES) expect(parsed(file).version, file).toBe('1.10.0');
  const { packages } = parsed('package-lock.json');
  for (const name of ['', 'server', 'client']) expect(packages[name].version, name).toBe('1.10.0');
  const today = new Date().toISOString().slice(0, 10);
  expect(textOf('CHANGELOG.md')).toBe(
    `# Changelog\n\n## Unreleased\n\n## 1.10.0 (${today})\n\n- A map.\n\n${RELEASED}`,
  );
  expect(textOf('recorded')).toBe('--write 1.10.0');
  expect(stdout).toContain('npm run bench -- --short --save');
  // One line for each version: all else in these files stays as it was.
  const changed = git('diff', '--numstat', '--', ...JSON_FILES)
    .trim()
    .split('\n');
  expect(changed.map((line) => line.split('\t')[0]).sort()).toEqual(['1', '1', '1', '4']);
});

test.each([
  ['1.9.3', '1.9.3 is not newer than 1.9.3.'],
  ['1.8.10', '1.8.10 is not newer than 1.9.3.'],
  ['0.10.4', '0.10.4 is not newer than 1.9.3.'],
  ['v2', 'Usage: npm run release -- 1.2.0'],
])('%s is refused after 1.9.3', (version, problem) => {
  expect(release(version)).toEqual({ status: 1, stdout: '', stderr: `${problem}\n` });
  expect(git('status', '--porcelain')).toBe('');
});

test('uncommitted changes are refused', () => {
  write('new-file', '');
  expect(release('2.0.0')).toMatchObject({ status: 1, stderr: 'Commit your changes first.\n' });
});

test.each([
  ['nothing', '', 'CHANGELOG.md: nothing is under "## Unreleased".'],
  ['61 lines', `${'- A map.\n'.repeat(61)}\n`, 'CHANGELOG.md: 61 lines under "## Unreleased", at most 60.'],
])('%s in the changelog is refused', (_, notes, problem) => {
  commitNotes(notes);
  expect(release('2.0.0')).toMatchObject({ status: 1, stderr: `${problem}\n` });
  expect(git('status', '--porcelain')).toBe('');
});

test('60 lines are released', () => {
  commitNotes(`${'- A map.\n'.repeat(60)}\n`);
  expect(release('2.0.0')).toMatchObject({ status: 0 });
});
