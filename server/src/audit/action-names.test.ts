import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ACTION_NAMES, SUBJECT_TYPE_NAMES } from './action-names.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));
const recording = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(SOURCES + name, 'utf8'))
  .filter((text) => text.includes('recordAction(') || text.includes('INSERT INTO audit_entries'));

/** Texts in quotes that stand for a property, also where one is chosen between two. */
const told = (property: string): string[] =>
  recording.flatMap((text) =>
    [...text.matchAll(new RegExp(`\\b${property}:([^,]*),`, 'g'))].flatMap(([, value = '']) =>
      [...value.matchAll(/'([a-z-]+(?:\.[a-z-]+)?)'/g)].map(([, name = '']) => name),
    ),
  );

it('has a name for every action that is recorded', () => {
  const actions = told('action').filter((name) => name.includes('.'));
  expect(actions.length).toBeGreaterThan(30);
  expect(actions.filter((action) => !(action in ACTION_NAMES))).toEqual([]);
});

it('has a name for every kind of thing', () => {
  expect(told('subjectType').filter((type) => !(type in SUBJECT_TYPE_NAMES))).toEqual([]);
});
