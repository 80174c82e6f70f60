import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';

const textOf = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

const [VARIABLES = '', LIMITS = ''] = textOf('docs/reference/settings.md').split('## Limits');

test('docs/reference/settings.md names every limit with its default, and no other', () => {
  const rows = [...LIMITS.matchAll(/^\| `([A-Z_]+)` \| (\d+) \|/gm)];
  const documented = rows.map(([, name = '', value]) => [name, Number(value)] as const);
  expect(Object.fromEntries(documented)).toEqual(readConfig({}).limits);
  expect(documented).toHaveLength(new Set(documented.map(([name]) => name)).size);
});

test('docs/reference/settings.md has a row for every other variable that the program reads', () => {
  const read = [...textOf('server/src/config.ts').matchAll(/env(?:\.|, ')([A-Z]+(?:_[A-Z]+)*)\b/g)];
  const names = [...new Set(read.map(([, name = '']) => name))];
  expect(names).toEqual(expect.arrayContaining(['PORT', 'ADMIN_PASSWORD', 'NODE_ENV', 'TRUST_PROXY']));
  const rows = VARIABLES.match(/^\| `[A-Z].*$/gm) ?? [];
  const documented = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/[A-Z]+(?:_[A-Z]+)*/g)].map(([name]) => name),
  );
  expect(names.filter((name) => !documented.includes(name))).toEqual([]);
});
