import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EntityManager } from 'typeorm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/helpers/test-app.ts';
import { RECORDS } from '../../data-requests/personal-records.ts';
import type { PrivacyProvider } from '../../graphql/privacy-provider.ts';
import { PRIVACY_PROVIDERS } from '../../privacy-providers.ts';
import { CLEAN_UP } from './clean-up.ts';
import { IMPERSONAL, PERSONAL, type PersonalColumns } from './personal-columns.ts';

const source = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const DOCUMENT = '../../../../docs/reference/personal-data.md';

interface Column {
  table: string;
  name: string;
  /** Whether it refers to an account, and what happens with it when the account is deleted. */
  rule: 'c' | 'n' | 'a' | null;
}

const guia = testApp();
let columns: Column[];
/** Tables whose rows go with an account, or with a company or photo, which go with it. */
let cascading: Set<string>;
beforeAll(async () => {
  const found = await guia.pool.query<Column>(
    `SELECT t.relname AS table, a.attname AS name, k.confdeltype AS rule
     FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid JOIN pg_type y ON y.oid = a.atttypid
     LEFT JOIN pg_constraint k ON k.conrelid = t.oid AND k.conkey = ARRAY[a.attnum]
       AND k.contype = 'f' AND k.confrelid = 'users'::regclass
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       AND (k.conname IS NOT NULL OR a.attname = 'actor_id'
         OR y.typname ~ '^_?(text|varchar|bpchar|bytea|json|jsonb|inet|cidr|tsvector|uuid)$')`,
  );
  columns = found.rows.filter(({ name }) => !/^(id|key)$/.test(name) || name === 'key');
  const rows = await guia.sql`SELECT DISTINCT conrelid::regclass::text AS table FROM pg_constraint
    WHERE contype = 'f' AND confdeltype = 'c'
       AND confrelid = ANY (ARRAY['users', 'companies', 'company_photos', 'webhooks', 'company_invitations']::regclass[])`;
  cascading = new Set(rows.map(({ table }) => table));
});

const rows = Object.entries(PERSONAL).flatMap(([table, list]) =>
  list.flatMap((answers) => answers.columns.split(/\s+/).map((name) => ({ ...answers, table, name }))),
);
const named = (each: { table: string; name: string }) => `${each.table}.${each.name}`;
const isImpersonal = ({ table, name }: Column) =>
  IMPERSONAL[table] === '*' || IMPERSONAL[table]?.split(' ').includes(name) === true;

/** Returns the SQL of what a provider collects or removes. */
async function sqlOf(
  work: ((manager: EntityManager, id: number) => Promise<unknown>) | undefined,
): Promise<string> {
  const texts: string[] = [];
  const query = async (text: string | { text: string }) => {
    texts.push(typeof text === 'string' ? text : text.text);
    return { rows: [] };
  };
  const manager = {
    query: async (text: string) => {
      await query(text);
      return [];
    },
    find: async () => [],
    queryRunner: { connect: async () => ({ query }) },
  };
  await work?.(manager as unknown as EntityManager, 1);
  return texts.join('\n');
}
const mentions = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);
const provider = (name: string): PrivacyProvider | undefined =>
  PRIVACY_PROVIDERS.find((each) => each.name === name);

test('every column of text, bytes or an account says how it is exported, erased, ended and found', () => {
  const known = [...rows.map(named), ...columns.filter(isImpersonal).map(named)].sort();
  expect(columns.map(named).sort()).toEqual(known);
  expect(columns.filter((column) => isImpersonal(column) && column.rule).map(named)).toEqual([]);
});

test('what is exported is read by the export', async () => {
  const account = source('../../users/account/personal-data.ts');
  const missing: string[] = [];
  for (const { exported, ...column } of rows) {
    if (exported === null) continue;
    const part = provider(exported);
    const text = part ? await sqlOf((manager, id) => part.collect(manager, id)) : account;
    const { name } = column;
    const spellings = [name, name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase())];
    if (!(part || mentions(text, exported)) || !spellings.some((spelling) => mentions(text, spelling)))
      missing.push(`${named(column)} in ${exported}`);
  }
  expect(missing).toEqual([]);
});

test('what is erased is erased by the provider, foreign key or mutation that it names', async () => {
  const operations = source('../../../../schema.graphql');
  const deletion = source('../../users/account/delete-account.ts');
  for (const { erased, table, name } of rows) {
    const rule = columns.find((column) => column.table === table && column.name === name)?.rule;
    const isErased = async () => {
      if (erased === null) return rule === undefined || rule === null;
      if (erased === 'set null') return rule === 'n';
      if (erased === 'cascade') return rule === 'c' || (rule === null && cascading.has(table));
      if (erased === 'account') return mentions(deletion, table) || table === 'users';
      if (erased === 'companies') return ['companies', 'logos'].includes(table);
      if (/^delete/.test(erased)) return mentions(operations, erased);
      const text = await sqlOf(provider(erased)?.remove?.bind(provider(erased)));
      return (
        new RegExp(`DELETE FROM ${table}\\b`).test(text) || (mentions(text, table) && mentions(text, name))
      );
    };
    expect([`${table}.${name}`, erased, await isErased()]).toEqual([`${table}.${name}`, erased, true]);
  }
});

test('what ends by the clean-up is deleted or cleared by the step that it names', () => {
  for (const { ends, table, name } of rows) {
    if (/^(account|company|decision|never: .*)$/.test(ends)) continue;
    const text = CLEAN_UP.find((step) => step.name === ends)?.text ?? '';
    const isEnded =
      new RegExp(`DELETE FROM ${table}\\b`).test(text) ||
      new RegExp(`UPDATE ${table}\\s+SET [^;]*\\b${name} = NULL`).test(text) ||
      // Its rows go with these, by a foreign key.
      (ends === 'clean_bulk_jobs' && table === 'bulk_changes');
    expect([`${table}.${name}`, ends, isEnded]).toEqual([`${table}.${name}`, ends, true]);
  }
});

test('what is found by an e-mail is read by the query that it names', () => {
  const queries: Record<NonNullable<PersonalColumns['foundBy']>, string> = {
    account: '',
    adminMessages: source('../../messages/admin/admin-messages.ts'),
    adminRatings: source('../../ratings/moderation/ratings.list.ts'),
    adminPersonalRecords: RECORDS.text,
  };
  for (const { foundBy: found, table, name } of rows) {
    const isFound = found === null || found === 'account' || mentions(queries[found], table);
    expect([`${table}.${name}`, found, isFound]).toEqual([`${table}.${name}`, found, true]);
    // A column of e-mails is no way to a person unless somebody can search in it.
    if (name === 'email' || name === 'recipient') expect([table, found]).not.toEqual([table, null]);
  }
});

test('the documentation has the same table', () => {
  const lines = source(DOCUMENT)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(lines).toEqual(
    Object.entries(PERSONAL).flatMap(([table, list]) =>
      list.map(({ columns: names, exported, erased, ends, foundBy: found }) => {
        const cells = [names.split(/\s+/).join(', '), exported, erased, ends, found].map(
          (cell) => cell ?? '–',
        );
        return `| \`${table}\` | ${cells.join(' | ')} |`;
      }),
    ),
  );
});
