import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ACTION_GROUPS, ACTIONS, SUBJECT_TYPE_NAMES } from './actions.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));
const recording = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(SOURCES + name, 'utf8'))
  .filter(
    (text) =>
      text.includes('recordAction(') ||
      text.includes('updateRecorded(') ||
      text.includes('recordOutcome(') ||
      text.includes('INSERT INTO audit_entries'),
  );

/** Quoted values of a property, also both of a conditional. */
const valuesOf = (property: string): string[] =>
  recording.flatMap((text) =>
    [...text.matchAll(new RegExp(`\\b${property}:([^,]*),`, 'g'))].flatMap(([, value = '']) =>
      [...value.matchAll(/'([a-z-]+(?:\.[a-z-]+)?)'/g)].map(([, name = '']) => name),
    ),
  );

const seeded = recording.flatMap((text) =>
  [...text.matchAll(/const ACTION = '(\w+)'/g)].map(([, name = '']) => name),
);

it('knows every action that is recorded, and no other', () => {
  const recorded = valuesOf('action').filter((name) => name.includes('.'));
  expect(recorded.length).toBeGreaterThan(30);
  expect(Object.keys(ACTIONS).sort()).toEqual([...new Set([...recorded, ...seeded])].sort());
});

it('knows every kind of subject, and no other', () => {
  // The prefix of an action, unless a subject type follows it.
  const prefixes = recording.flatMap((text) =>
    [...text.matchAll(/\baction:([^,]*),(?!\s*subjectType)/g)].flatMap(([, value = '']) =>
      [...value.matchAll(/'([a-z-]+)\.[a-z-]+'/g)].map(([, prefix = '']) => prefix),
    ),
  );
  const recorded = [...prefixes, ...valuesOf('subjectType'), 'system'];
  expect(Object.keys(SUBJECT_TYPE_NAMES).sort()).toEqual([...new Set(recorded)].sort());
});

it.each(ACTION_GROUPS)('has the actions of "$name" under their prefix', ({ prefix, actions }) => {
  for (const action of Object.keys(actions)) expect(action.startsWith(prefix)).toBe(true);
});
