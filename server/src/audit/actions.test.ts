import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ACTIONS, type ActionName, GROUP_NAMES, SUBJECT_TYPE_NAMES, subjectTypeOf } from './actions.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));
const recording = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(SOURCES + name, 'utf8'))
  .filter((text) =>
    /\b(?:record(?:Actions?|Outcome|Lookup)|updateRecorded)\(|INSERT INTO audit_entries/.test(text),
  );

const KNOWN = Object.keys(ACTIONS) as ActionName[];
/** Recorded until 1.1.0, whose entries are still shown. */
const isFormer = (name: string): boolean => name.endsWith('.decision-drop');
const kindIn = (name: string): string => name.split('.')[0] ?? '';

it('lists every recorded action and no other', () => {
  const named = recording.flatMap((text) =>
    [...text.matchAll(/'([a-z-]+\.[a-z-]+)'|const ACTION = '(\w+)'/g)].map(
      ([, recorded, seeded]) => recorded ?? seeded ?? '',
    ),
  );
  const recorded = named.filter((name) => !name.includes('.') || kindIn(name) in GROUP_NAMES);
  expect(recorded.length).toBeGreaterThan(30);
  expect(KNOWN.filter((name) => !isFormer(name)).sort()).toEqual([...new Set(recorded)].sort());
});

it('lists every kind of subject and no other', () => {
  expect([...new Set(KNOWN.map(subjectTypeOf))].sort()).toEqual(Object.keys(SUBJECT_TYPE_NAMES).sort());
  expect(KNOWN.filter((action) => subjectTypeOf(action) === 'system')).toEqual([
    'backup.make',
    'backup.restore',
    'demo-data.remove',
    'demo_data_created',
  ]);
});

it('has a group for every action except that of the first start, and no empty group', () => {
  const grouped = KNOWN.filter((action) => action !== 'demo_data_created').map(kindIn);
  expect([...new Set(grouped)].sort()).toEqual(Object.keys(GROUP_NAMES).sort());
});
