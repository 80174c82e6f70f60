// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ACTION_GROUPS, ACTIONS, SUBJECT_TYPES } from './audit-actions.ts';

const SERVER = fileURLToPath(new URL('../../../../../server/src/', import.meta.url));
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(SERVER + name, 'utf8'))
  .filter((text) => text.includes('recordAction(') || text.includes('INSERT INTO audit_entries'));

/** Texts in quotes of a property's value, also of one that is chosen between two. */
const valuesOf = (property: string): string[] =>
  sources.flatMap((text) =>
    [...text.matchAll(new RegExp(`\\b${property}:([^,]*),`, 'g'))].flatMap(([, value = '']) =>
      [...value.matchAll(/'([a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:-[a-z]+)*)?)'/g)].map(([, name = '']) => name),
    ),
  );
const seeded = sources.flatMap((text) =>
  [...text.matchAll(/const ACTION = '(\w+)'/g)].map(([, name = '']) => name),
);

it('tells every action that the server records in a sentence, and no other', () => {
  const recorded = valuesOf('action').filter((name) => name.includes('.'));
  expect(recorded.length).toBeGreaterThan(30);
  expect(Object.keys(ACTIONS).sort()).toEqual([...new Set([...recorded, ...seeded])].sort());
});

it('knows every kind of thing that the server names', () => {
  expect(Object.keys(SUBJECT_TYPES).sort()).toEqual(
    [...new Set([...valuesOf('subjectType'), 'system'])].sort(),
  );
});

it.each(ACTION_GROUPS)('has the actions of "$label" under their prefix', ({ prefix, actions }) => {
  for (const name of Object.keys(actions)) expect(name.startsWith(prefix)).toBe(true);
});
