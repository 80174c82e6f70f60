import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { FIELD_NAMES, fieldName } from './field-names.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(SOURCES + name, 'utf8'));
const schema = buildSchema(
  readFileSync(fileURLToPath(new URL('../../../schema.graphql', import.meta.url)), 'utf8'),
);

it('has a name for every recorded field', () => {
  const fields = sources
    .filter((text) => text.includes('recordAction(') || text.includes('recordOutcome('))
    .flatMap((text) => [...text.matchAll(/\b(?:before|after): \{([^{}]*)\}/g)])
    .flatMap(([, inner = '']) => inner.split(',').map((part) => part.split(':')[0]?.trim() ?? ''))
    .filter((field) => /^\w+$/.test(field));
  expect(new Set(fields).size).toBeGreaterThan(20);
  expect(fields.filter((field) => !(field in FIELD_NAMES))).toEqual([]);
});

/** Prove who sends them, and are recorded nowhere. */
const PROOFS = ['otp', 'password'];

/** Inputs whose fields are recorded under their names. */
it.each([
  'UpdateSystemSettingsInput',
  'UpdateApprovalPolicyInput',
  'CreateCompanyInput',
  'UpdatePlanInput',
  'UpdateUserInput',
  'UpdateCategoryInput',
  'UpdateCityInput',
])('has a name for every field of %s', (name) => {
  const type = schema.getType(name);
  const fields = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => !PROOFS.includes(field) && !(field in FIELD_NAMES))).toEqual([]);
});

it('leaves an unknown field as it is', () => expect(fieldName('novel')).toBe('novel'));
