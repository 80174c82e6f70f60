import { type GraphQLField, isRequiredArgument } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '../../src/schema.ts';
import { perFile } from '../helpers/per-file.ts';
import { MUTATIONS } from './every-field/mutations.ts';
import { fieldsBelow, look, operationFor, type Seen } from './every-field/operation.ts';
import type { Call, Prepare } from './every-field/prepare.ts';
import { QUERIES } from './every-field/queries.ts';
import { startScene } from './every-field/scene.ts';
import { send } from './every-field/send.ts';

type Kind = 'query' | 'mutation';
type Field = GraphQLField<unknown, unknown>;

const schema = createSchema();
const rootsOf = (kind: Kind): Field[] =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});

const filled = new Set<string>();
const scene = perFile(startScene);

/** Selects everything below a root field; returns what is wrong with the answer. */
async function call(kind: Kind, field: Field, made: Call): Promise<unknown[]> {
  const given = [...Object.keys(made.variables ?? {}), ...(made.file === undefined ? [] : ['file'])];
  const body = await send(scene, operationFor(kind, field, given), made);
  const seen: Seen = { filled, nulls: [] };
  const value = body.data?.[field.name];
  look(field.name, field.name, field.type, value, seen);
  const isMissing = value === null || value === undefined;
  return [...(body.errors ?? []), ...seen.nulls, ...(isMissing ? [`${field.name} is null`] : [])];
}

async function check(kind: Kind, field: Field, prepared: Prepare | Prepare[] | undefined): Promise<void> {
  if (!prepared && (kind === 'mutation' || field.args.some(isRequiredArgument)))
    throw new Error(`${field.name} needs an entry in test/every-field.`);
  for (const prepare of [prepared ?? (() => ({}))].flat()) {
    const made = await prepare(scene);
    await scene.fill();
    expect(await call(kind, field, made)).toEqual([]);
    // Public reads take another path for guests than for administrators.
    if (field.extensions.publicRead === true)
      expect(await call(kind, field, { ...made, as: null })).toEqual([]);
  }
}

/** Mutations first: the queries read the rows that they leave. */
describe('every field below a mutation is answered', () => {
  test.each(rootsOf('mutation').map((field) => [field.name, field] as const))('%s', async (name, field) => {
    await check('mutation', field, MUTATIONS[name]);
  });
});

describe('every field below a query is answered', () => {
  test.each(rootsOf('query').map((field) => [field.name, field] as const))('%s', async (name, field) => {
    await check('query', field, QUERIES[name]);
  });
});

test('every field of every type had a value at least once', () => {
  const all = [...rootsOf('query'), ...rootsOf('mutation')].flatMap((field) => [...fieldsBelow(field)]);
  expect([...new Set(all)].filter((name) => !filled.has(name))).toEqual([]);
});

test('every entry is of an existing field', () => {
  const names = new Set([...rootsOf('query'), ...rootsOf('mutation')].map(({ name }) => name));
  expect([...Object.keys(QUERIES), ...Object.keys(MUTATIONS)].filter((name) => !names.has(name))).toEqual([]);
});
