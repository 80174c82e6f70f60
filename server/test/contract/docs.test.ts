import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
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
  const isMissing = (path: string) => !path.includes('/dist/') && !existsSync(join(ROOT, path));
  expect(problems(PATH, isMissing)).toEqual([]);
});

/** Returns the files of these folders that a change like the example touches: no generated ones, no tests. */
const filesWith = (example: RegExp, folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|tsx|graphql|csv|md)$/.test(entry.name))
        .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    )
    .filter(
      (path) =>
        !/\.(gen|test)\.|contract\/(released|generated-clients)/.test(path) && example.test(textOf(path)),
    );

test.each([
  [
    'add-a-field',
    /\b(areaServed|area_served)\b/,
    ['server/src', 'server/test', 'client/src', 'docs/reference'],
  ],
  // Other mutations take the same input and are named in comments.
  [
    'add-a-rest-path',
    /\brateCompany: |'POST \/companies\/\{id\}\/rate'|field: 'rateCompany'|\brateCompany\(@/,
    ['server/src', 'server/test'],
  ],
])('the guide %s names every file of its example', (page, example, folders) => {
  const named = [...textOf(`docs/how-to/${page}.md`).matchAll(PATH)].map(([, path]) => path);
  const files = filesWith(example, folders);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((path) => !named.includes(path))).toEqual([]);
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
