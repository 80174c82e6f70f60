import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const markdownIn = (folder: string, recursive: boolean) =>
  readdirSync(join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const PAGES = [
  ...markdownIn('.', false),
  ...['docs', 'bench', 'client/src/testing'].flatMap((folder) => markdownIn(folder, true)),
];

/** Returns what a pattern finds on all pages and `isWrong` rejects, as `page: text`. */
function problems(pattern: RegExp, isWrong: (found: string, page: string) => boolean): string[] {
  return PAGES.flatMap((page) =>
    [...textOf(page).matchAll(pattern)]
      .map(([, found = '']) => found)
      .filter((found) => isWrong(found, page))
      .map((found) => `${page}: ${found}`),
  );
}

/** Paths of code; `server/ratings` and the like name parts of a test run. */
const PATH = /`((?:(?:server|client)\/[\w.-]+|bench|docs|\.ci)\/[\w./-]+)`/g;

/** Returns the anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link of the docs leads to an existing file and heading', () => {
  const isBroken = (link: string, page: string) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  };
  expect(PAGES.length).toBeGreaterThan(20);
  expect(problems(/(?:\]\(|src=")([^)"\s]+)[)"]/g, isBroken)).toEqual([]);
});

test('every path in the docs exists', () => {
  // The example there is not merged: its files do not exist.
  const isMissing = (path: string, page: string) =>
    !page.endsWith('add-a-field.md') && !path.includes('/dist/') && !existsSync(join(ROOT, path));
  expect(problems(PATH, isMissing)).toEqual([]);
});

test('every test file that the docs name without a path exists', () => {
  const tests = ['server/src', 'server/test', 'client/src', 'client/e2e'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
  );
  expect(problems(/`([\w-]+\.(?:test|spec)\.tsx?)`/g, (name) => !tests.includes(name))).toEqual([]);
});

test('every command in the docs exists', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const known = [...Object.keys(scripts), 'dev', 'build', 'test', 'e2e'];
  expect(problems(/npm run ([\w-]+)/g, (name) => !known.includes(name))).toEqual([]);
});
