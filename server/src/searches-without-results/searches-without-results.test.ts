import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { admin, startTestApp, type TestApp, testApp } from '../../test/helpers/test-app.ts';
import { cleanUp } from '../database/setup/clean-up.ts';
import { SearchCounter, searchCounter } from './search-counter.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const guia = testApp();
const other = perFile(() => startTestApp({}, { instanceOf: guia }));
beforeAll(() => makeCompany(guia.pool, { name: 'Padaria Aurora' }));
beforeEach(() => guia.sql`DELETE FROM searches_without_results`);

interface Typist {
  address?: string;
  agent?: string;
  token?: string;
  instance?: TestApp;
}
const headersOf = ({ address = '203.0.113.1', agent = BROWSER, token }: Typist) => ({
  'user-agent': agent,
  'x-forwarded-for': address,
  'apollo-require-preflight': 'true',
  ...(token && { authorization: `Bearer ${token}` }),
});
/** Searches by GET, as the site does, which the response cache may answer. */
async function search(q: string, typist: Typist = {}, args = ''): Promise<void> {
  const query = `{ companies(q: ${JSON.stringify(q)}${args}) { total } }`;
  const { instance = guia } = typist;
  const url = `/graphql?query=${encodeURIComponent(query)}`;
  expect((await instance.app.inject({ url, headers: headersOf(typist) })).statusCode).toBe(200);
}
async function stored(): Promise<Record<string, number>> {
  for (const { services } of [guia, other]) await searchCounter(services).flush();
  const rows = await guia.sql`SELECT text, times FROM searches_without_results ORDER BY text`;
  return Object.fromEntries(rows.map(({ text, times }) => [text, times]));
}
/** Searches a text from addresses 1 to `count`. */
async function searchFrom(count: number, q: string, instance = guia): Promise<void> {
  for (let number = 1; number <= count; number++)
    await search(q, { address: `198.51.100.${number}`, instance });
}
const ask = async (query: string, variables = {}) => (await guia.graphql(query, variables, admin)).body;
const list = async (args = 'page: 1') =>
  (
    await ask(
      `{ adminSearchesWithoutResults(${args}) { total lastPage items { id text times lastSeenAt } } }`,
    )
  ).data.adminSearchesWithoutResults;
const texts = async (args?: string) => (await list(args)).items.map(({ text }: { text: string }) => text);

test('texts that find nothing, or only with fewer words, are counted in GraphQL and REST', async () => {
  await search('Zzxqv!');
  await search('padaria zzxqv');
  const url = '/api/companies?q=zzxqv';
  await guia.app.inject({ url, headers: headersOf({}) });
  expect(await stored()).toEqual({ zzxqv: 2, 'padaria zzxqv': 1 });
});

test('what finds something, a further page, a filtered or literal search and a suggestion do not count', async () => {
  await search('padaria');
  await search('padaria aurora');
  await search('zzxqv', {}, ', page: 2');
  await search('zzxqv', {}, ', literal: true');
  await search('');
  await search('!?');
  await search('padaria', {}, ', city: "Não há"');
  await search('aurora', {}, ', city: "Santos"');
  await search('aurora', {}, ', category: "Saúde"');
  await search('aurora', {}, ', kind: "chaveiro"');
  const query = encodeURIComponent('{ searchSuggestions(q: "zzxqv") { text } }');
  await guia.app.inject({ url: `/graphql?query=${query}`, headers: headersOf({}) });
  expect(await stored()).toEqual({});
});

test('bots and administrators do not count', async () => {
  await search('zzxqv', {
    agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  await search('zzxqv', { agent: '' });
  await search('zzxqv', { token: admin.token });
  expect(await stored()).toEqual({});
  await search('zzxqv', { token: (await guia.owner()).token });
  expect(await stored()).toEqual({ zzxqv: 1 });
});

test.each([
  'zzxqv maria@exemplo.com.br',
  'zzxqv maria＠exemplo',
  'zzxqv 529.982.247-25',
  'zzxqv 5 2 9 9 8 2',
  'zzxqv (19) 3234-1000',
  'zzxqv ９８７６５４',
  `zzxqv ${'x'.repeat(55)}`,
])('%s is never stored', async (text) => {
  await search(text);
  await search('zzxqv 24 7');
  expect(await stored()).toEqual({ 'zzxqv 24 7': 1 });
});

test('a text is shown once five addresses searched it, and then no address is stored', async () => {
  await searchFrom(4, 'zzxqv');
  await search('zzxqv', { address: '198.51.100.1' });
  await search('ZZXQV', { address: '198.51.100.2' });
  expect(await stored()).toEqual({ zzxqv: 6 });
  expect(await texts()).toEqual([]);
  const hashes = async () =>
    (await guia.sql`SELECT address_hashes AS hashes FROM searches_without_results`)[0].hashes;
  expect(await hashes()).toHaveLength(4);
  await search('zzxqv', { address: '198.51.100.5', instance: other });
  expect(await stored()).toEqual({ zzxqv: 7 });
  expect(await hashes()).toEqual([]);
  expect((await list()).items).toEqual([
    { id: 'zzxqv', text: 'zzxqv', times: 7, lastSeenAt: expect.any(String) },
  ]);
  await search('zzxqv', { address: '198.51.100.6' });
  await stored();
  expect([await hashes(), (await list()).items[0].times]).toEqual([[], 8]);
});

test('hashes of an address differ between texts and installations, and are none of the address alone', async () => {
  const hashesOf = async () => {
    await guia.sql`DELETE FROM searches_without_results`;
    await search('zzxqv');
    await search('zzxqvw');
    await stored();
    const rows = await guia.sql`SELECT encode(address_hashes[1], 'hex') AS hash FROM searches_without_results
      ORDER BY text`;
    return rows.map(({ hash }) => hash);
  };
  const [one, two] = await hashesOf();
  expect(one).not.toBe(two);
  await guia.sql`UPDATE installation_secrets SET value = sha256(value)`;
  expect(await hashesOf()).not.toContain(one);
});

test('instances that write the same text at once lose no address', async () => {
  await Promise.all([
    searchFrom(3, 'zzxqv'),
    ...[4, 5].map((number) => search('zzxqv', { address: `198.51.100.${number}`, instance: other })),
  ]);
  await Promise.all([guia, other].map(({ services }) => searchCounter(services).flush()));
  expect(await texts()).toEqual(['zzxqv']);
});

test('the most frequent come first, or the last ones, searched by a part, page by page', async () => {
  await guia.sql`INSERT INTO searches_without_results (text, times, address_hashes, last_seen_at)
     SELECT 'texto ' || chr(96 + number), 100 - number, '{}', now() + interval '1 minute' * number
     FROM generate_series(1, 20) AS number`;
  expect((await texts()).slice(0, 2)).toEqual(['texto a', 'texto b']);
  expect((await texts('order: newest')).slice(0, 2)).toEqual(['texto t', 'texto s']);
  expect(await texts('q: "TEXTO É"')).toEqual(['texto e']);
  expect(await list('page: 2, perPage: 15')).toMatchObject({ total: 20, lastPage: 2 });
  expect(await texts('page: 2, perPage: 15')).toHaveLength(5);
});

test('a text is ignored for good, restored, and gone once it is a word of a kind', async () => {
  await searchFrom(5, 'zzxqv');
  await stored();
  const run = (field: string, id = 'zzxqv') =>
    ask(`mutation ($id: ID!) { ${field}(id: $id) { text times } }`, { id });
  expect((await run('hideSearch')).data.hideSearch).toEqual({ text: 'zzxqv', times: 5 });
  expect(await texts()).toEqual([]);
  await searchFrom(2, 'zzxqv');
  await stored();
  expect(await texts()).toEqual([]);
  expect((await run('hideSearch')).errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await run('hideSearch', 'a\u0000')).errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await run('restoreSearch')).data.restoreSearch).toEqual({ text: 'zzxqv', times: 7 });
  expect((await list()).items).toMatchObject([{ text: 'zzxqv', times: 7 }]);
  const rows = await guia.sql`SELECT id FROM kinds WHERE slug = 'padaria'`;
  const change = (field: string) =>
    ask(`mutation ($id: ID!) { ${field}(kindId: $id, word: "Zzxqvs") { id } }`, { id: rows[0].id });
  await change('addKindWord');
  expect(await texts()).toEqual([]);
  await change('removeKindWord');
  expect(await texts()).toEqual(['zzxqv']);
  const { data } = await ask(
    '{ adminAuditEntries(action: "search.") { items { actionText changes { name afterText } } } }',
  );
  expect(data.adminAuditEntries.items).toEqual([
    {
      actionText: 'voltou a listar uma busca sem resultado',
      changes: [{ name: 'Busca', afterText: 'zzxqv' }],
    },
    { actionText: 'ignorou uma busca sem resultado', changes: [{ name: 'Busca', afterText: 'zzxqv' }] },
  ]);
});

test('texts are removed 90 days after they were searched last; of rare ones 100,000 stay', async () => {
  await guia.sql`INSERT INTO searches_without_results (text, times, address_hashes, last_seen_at)
     VALUES ('velha', 9, '{}', now() - interval '91 days'), ('recente', 9, '{}', now() - interval '89 days')`;
  await guia.sql`INSERT INTO searches_without_results (text, times, address_hashes, last_seen_at)
     SELECT 'rara ' || number, 1, '{"\\\\x00"}', now() - interval '1 minute' * number
     FROM generate_series(1, 100002) AS number`;
  await cleanUp(guia.services.db.reads);
  const rows = await guia.sql`SELECT count(*)::int AS rare FROM searches_without_results WHERE NOT is_common`;
  expect(rows[0].rare).toBe(100_000);
  expect(await texts()).toEqual(['recente']);
});

test('a database that is away drops the counts and logs it; a batch has 10,000 texts', async () => {
  const query = vi.fn(async () => {
    throw new Error('away');
  });
  const warn = vi.fn();
  const counter = new SearchCounter({ db: { reads: { query } }, log: { warn } } as never);
  for (let number = 0; number <= 10_000; number++) counter.add(`texto ${number}`, '203.0.113.1');
  await counter.flush();
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ searches: 10_000 }), expect.any(String));
  await counter.flush();
  expect(query).toHaveBeenCalledTimes(1);
});

test('several texts are ignored in one step and restored; those that were ignored before are left out', async () => {
  for (const text of ['um zzxqv', 'dois zzxqv', 'tres zzxqv']) await searchFrom(5, text);
  await stored();
  const set = async (ids: string[], isHidden: boolean) =>
    ask(
      'mutation ($ids: [ID!]!, $isHidden: Boolean!) { setSearchesHidden(ids: $ids, isHidden: $isHidden) { id } }',
      { ids, isHidden },
    );
  const changed = async (ids: string[], isHidden: boolean) =>
    (await set(ids, isHidden)).data.setSearchesHidden.map(({ id }: { id: string }) => id).sort();
  expect(await changed(['um zzxqv'], true)).toEqual(['um zzxqv']);
  expect(await changed(['um zzxqv', 'dois zzxqv', 'nenhum'], true)).toEqual(['dois zzxqv']);
  expect(await texts('q: "zzxqv"')).toEqual(['tres zzxqv']);
  expect(await changed(['um zzxqv', 'dois zzxqv'], false)).toEqual(['dois zzxqv', 'um zzxqv']);
  expect(await texts('q: "zzxqv"')).toHaveLength(3);
  const rows =
    await guia.sql`SELECT action FROM audit_entries WHERE after->>'searchText' = 'dois zzxqv' ORDER BY id`;
  expect(rows).toEqual([{ action: 'search.dismiss' }, { action: 'search.restore' }]);
  for (const ids of [[], Array<string>(101).fill('a')])
    expect((await set(ids, true)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
});
