import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { MERGED_TABLES } from './merge-companies.ts';
import { keptInstead } from './merged-company.ts';

const guia = testApp();

const MERGE =
  'mutation ($keptId: ID!, $removedId: ID!, $takesOwner: Boolean!) { mergeCompanies(keptId: $keptId, removedId: $removedId, takesOwner: $takesOwner) { id } }';
const PREVIEW = `query ($keptId: ID!, $removedId: ID!) { adminCompanyMerge(keptId: $keptId, removedId: $removedId) {
  ratings olderRatings ownRatings messages saves claims corrections views photos photosOver members readsMore readsLess takesOwner problem } }`;
const merge = async (keptId: number, removedId: number, caller: { token?: string } = admin) =>
  (await guia.graphql(MERGE, { keptId, removedId, takesOwner: false }, caller)).body;
const preview = async (keptId: number, removedId: number) =>
  (await guia.graphql(PREVIEW, { keptId, removedId }, admin)).body.data.adminCompanyMerge;
const rows = async (text: string, ...values: unknown[]) => (await guia.pool.query(text, values)).rows;

/** Inserts a rating as a browser or an account wrote it, and adds it to the company's totals. */
async function rate(
  companyId: number,
  who: string,
  stars: number,
  day: string,
  more: { user?: number; hidden?: boolean } = {},
) {
  await rows(
    `INSERT INTO ratings (company_id, fingerprint_hash, rating, created_at, user_id, hidden_at)
     VALUES ($1, sha256($2::bytea), $3, $4, $5, $6)`,
    companyId,
    who,
    stars,
    `2026-01-${day}T12:00:00-03:00`,
    more.user ?? null,
    more.hidden ? new Date() : null,
  );
}
const photo = (companyId: number, position: number, state = 'ready') =>
  guia.sql`INSERT INTO company_photos (key, company_id, position, state)
    VALUES (gen_random_uuid(), ${companyId}, ${position}, ${state})`;

test('every table that refers to companies is decided on', async () => {
  const found =
    await guia.sql`SELECT DISTINCT own.table_name AS name FROM information_schema.referential_constraints r
       JOIN information_schema.key_column_usage own USING (constraint_schema, constraint_name)
       JOIN information_schema.constraint_column_usage other USING (constraint_schema, constraint_name)
     WHERE other.table_name = 'companies' ORDER BY 1`;
  expect(found.map(({ name }) => name)).toEqual(Object.keys(MERGED_TABLES).sort());
});

test('the kept company gets what visitors left, the newer of two ratings of one person, and the totals', async () => {
  const [kept, removed] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
  const person = await guia.owner();
  await rate(kept, 'both, newer here', 5, '10');
  await rate(removed, 'both, newer here', 1, '09');
  await rate(kept, 'both, older here', 1, '02');
  await rate(removed, 'both, older here', 4, '03');
  await rate(removed, 'only there', 3, '04');
  await rate(removed, 'hidden', 1, '04', { hidden: true });
  await rate(kept, 'account at home', 2, '05', { user: person.id });
  await rate(removed, 'account at work', 4, '06', { user: person.id });
  for (const id of [kept, removed])
    await guia.sql`INSERT INTO messages (company_id, sender_type, name, content)
      VALUES (${id}, 'visitor', 'Bia', 'Oi')`;
  await guia.sql`INSERT INTO saved_companies (fingerprint_hash, company_id)
    VALUES ('a', ${kept}), ('a', ${removed}), ('b', ${removed})`;
  await guia.sql`INSERT INTO company_days (company_id, day, views)
    VALUES (${kept}, '2026-01-01', 2), (${removed}, '2026-01-01', 3), (${removed}, '2026-01-20', 7)`;
  await guia.sql`INSERT INTO company_search_weeks
    VALUES (${kept}, '2026-01-05', 'bolo', 5), (${removed}, '2026-01-05', 'bolo', 6), (${removed}, '2026-01-05', 'pão', 5)`;
  await guia.sql`INSERT INTO company_corrections (company_id, field, after)
    VALUES (${kept}, 'phone', '1'), (${removed}, 'phone', '1'), (${removed}, 'phone', '2')`;
  await photo(kept, 0);
  for (let position = 0; position < 6; position++)
    await photo(removed, position, position === 0 ? 'failed' : 'ready');
  const total = async () =>
    (await guia.sql`SELECT sum(amount)::int AS n FROM day_tallies WHERE kind = 'view'`)[0].n;
  const views = await total();

  expect(await preview(kept, removed)).toEqual({
    ratings: 4,
    olderRatings: 3,
    ownRatings: 0,
    messages: 1,
    saves: 2,
    claims: 0,
    corrections: 2,
    views: 10,
    photos: 4,
    photosOver: 1,
    members: 0,
    readsMore: false,
    readsLess: false,
    takesOwner: false,
    problem: null,
  });
  expect((await merge(kept, removed)).data.mergeCompanies.id).toBe(String(kept));

  const [company] =
    await guia.sql`SELECT rating_sum, rating_count, rating_counts FROM companies WHERE id = ${kept}`;
  expect(company).toEqual({ rating_sum: 16, rating_count: 4, rating_counts: [0, 0, 1, 2, 1] });
  const count = async (table: string) =>
    (await rows(`SELECT count(*)::int AS n FROM ${table} WHERE company_id = $1`, kept))[0].n;
  expect(await count('ratings')).toBe(5);
  expect(await count('messages')).toBe(2);
  expect(await count('saved_companies')).toBe(2);
  expect(await count('company_corrections')).toBe(2);
  const photos =
    await guia.sql`SELECT position, state FROM company_photos WHERE company_id = ${kept} ORDER BY 1`;
  expect(photos.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
  const days = await guia.sql`SELECT day::text, views FROM company_days WHERE company_id = ${kept}
    AND views > 0 ORDER BY day`;
  expect(days).toEqual([
    { day: '2026-01-01', views: 5 },
    { day: '2026-01-20', views: 7 },
  ]);
  const rated = await guia.sql`SELECT sum(ratings)::int AS n, sum(rating_sum)::int AS stars FROM company_days
    WHERE company_id = ${kept}`;
  expect(rated).toEqual([{ n: 4, stars: 16 }]);
  expect(await total()).toBe(views);
  const words =
    await guia.sql`SELECT words, addresses FROM company_search_weeks WHERE company_id = ${kept} ORDER BY 1`;
  expect(words).toEqual([
    { words: 'bolo', addresses: 11 },
    { words: 'pão', addresses: 5 },
  ]);
});

test('a hidden rating gives way to a visible one of the same person, also where it is newer', async () => {
  const [kept, removed] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
  await rate(kept, 'one', 1, '10', { hidden: true });
  await rate(removed, 'one', 4, '02');
  await rate(kept, 'two', 5, '02');
  await rate(removed, 'two', 1, '10', { hidden: true });
  expect(await preview(kept, removed)).toMatchObject({ ratings: 1, olderRatings: 2 });
  await merge(kept, removed);
  const left = await guia.sql`SELECT rating FROM ratings WHERE company_id = ${kept} ORDER BY 1`;
  expect(left.map(({ rating }) => rating)).toEqual([4, 5]);
});

test('the removed company is gone, its id leads to the kept one, also after another merge, and the log names both', async () => {
  const imported = { cnpj: '11222333000181', source: 'anp', source_id: 'A1' };
  const first = await makeCompany(guia.pool, { name: 'Primeira', ...imported });
  const second = await makeCompany(guia.pool, { name: 'Segunda' });
  const third = await makeCompany(guia.pool, { name: 'Terceira' });
  await merge(second, first);
  await merge(third, second);
  const { body } = await guia.graphql(`query ($id: ID!) { company(id: $id) { id } }`, { id: first });
  expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await guia.rest('GET', `/companies/${first}`)).status).toBe(404);
  expect(await keptInstead(guia.services.db.reads, first)).toBe(third);
  expect(await guia.sql`SELECT * FROM merged_companies WHERE id = ${first}`).toEqual([
    { id: first, kept_id: third, ...imported },
  ]);
  expect(await keptInstead(guia.services.db.reads, third)).toBeUndefined();
  await guia.sql`UPDATE plans SET has_badge = true`;
  const badge = await guia.app.inject(`/badge/${first}.svg`);
  expect([badge.statusCode, badge.body]).toEqual([200, expect.stringContaining('Terceira')]);
  const log = await guia.sql`SELECT action, subject_id, after FROM audit_entries
    WHERE subject_id = ANY (${[first, second]}) ORDER BY id`;
  expect(log).toEqual([
    {
      action: 'company.merge',
      subject_id: second,
      after: expect.objectContaining({ name: 'Segunda', mergedId: first, mergedName: 'Primeira' }),
    },
    { action: 'company.remove', subject_id: first, after: { mergedInto: second } },
    { action: 'company.remove', subject_id: second, after: { mergedInto: third } },
  ]);
});

/** Each company: whether the owner has it, whether it has access, and whether it has a message. */
test.each([
  ['an owner with access gets messages of one without', [1, 1, 0], [0, 0, 1], [true, false]],
  ['a new owner with access reads earlier messages', [0, 0, 1], [1, 1, 1], [true, false]],
  ['an owner loses access of one of two companies', [1, 0, 0], [1, 1, 1], [false, true]],
  ['an owner gets it for the other one of two', [1, 1, 1], [1, 0, 1], [true, false]],
  ['an owner with access to both', [1, 1, 1], [1, 1, 1], [false, false]],
  ['an owner without access', [1, 0, 1], [0, 1, 1], [false, false]],
  ['no messages', [1, 1, 0], [0, 0, 0], [false, false]],
] as const)('says who reads messages then: %s', async (_name, ofKept, ofRemoved, [readsMore, readsLess]) => {
  const owner = await guia.owner();
  const make = async ([isOwned, hasAccess, hasMessage]: readonly number[]) => {
    const id = await makeCompany(guia.pool, {
      owner_id: isOwned ? owner.id : null,
      has_message_access: hasAccess === 1,
    });
    if (hasMessage)
      await guia.sql`INSERT INTO messages (company_id, sender_type, name, content)
        VALUES (${id}, 'visitor', 'Bia', 'Oi')`;
    return id;
  };
  expect(await preview(await make(ofKept), await make(ofRemoved))).toMatchObject({ readsMore, readsLess });
});

test.each([
  [
    'one with itself',
    'BAD_USER_INPUT',
    async () => {
      const id = await makeCompany(guia.pool);
      return [id, id];
    },
  ],
  [
    'one that waits',
    'CONFLICT',
    async () => [await makeCompany(guia.pool), await makeCompany(guia.pool, { is_approved: false })],
  ],
  [
    'an inactive one that stays',
    'CONFLICT',
    async () => [await makeCompany(guia.pool, { is_active: false }), await makeCompany(guia.pool)],
  ],
  ['a missing one', 'NOT_FOUND', async () => [await makeCompany(guia.pool), 999_999]],
  [
    'two owners',
    'CONFLICT',
    async () => [
      await makeCompany(guia.pool, { owner_id: (await guia.owner()).id }),
      await makeCompany(guia.pool, { owner_id: (await guia.owner()).id }),
    ],
  ],
  [
    'a rejected one',
    'CONFLICT',
    async () => [
      await makeCompany(guia.pool),
      await makeCompany(guia.pool, { is_approved: false, is_active: false, rejected_at: new Date() }),
    ],
  ],
] as const)('refuses %s', async (_name, code, make) => {
  const [kept, removed] = (await make()) as [number, number];
  const { errors } = await merge(kept, removed);
  expect(errors[0].extensions.code).toBe(code);
  expect((await guia.sql`SELECT id FROM companies WHERE id = ${kept}`).length).toBe(1);
});

test('is for those who remove companies', async () => {
  const [kept, removed] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
  const moderator = await guia.owner();
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = ${moderator.id}`;
  expect((await merge(kept, removed, moderator)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await merge(kept, removed, {})).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('tells copies of the catalogue and webhooks that one was deleted and the other changed', async () => {
  const [kept, removed] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
  const [hook] = await guia.sql`INSERT INTO webhooks (user_id, url, events, secret)
     SELECT id, 'https://exemplo.com.br/', '{company.changed,company.deleted}', '' FROM users WHERE admin_role = 'administrator' LIMIT 1
     RETURNING id`;
  await guia.sql`DELETE FROM catalogue_changes WHERE company_id = ANY (${[kept, removed]})`;
  await merge(kept, removed);
  const events = await guia.sql`SELECT event, subject_id FROM webhook_deliveries
    WHERE webhook_id = ${hook.id} ORDER BY id`;
  expect(events).toContainEqual({ event: 'company.deleted', subject_id: removed });
  expect(events).toContainEqual({ event: 'company.changed', subject_id: kept });
  const changed = await guia.sql`SELECT company_id FROM catalogue_changes
    WHERE company_id = ANY (${[kept, removed]}) ORDER BY 1`;
  expect(changed.map(({ company_id }) => company_id)).toEqual([kept, removed]);
  await guia.sql`DELETE FROM webhooks WHERE id = ${hook.id}`;
});

test('of two merges at once, in both directions, one is done', async () => {
  const [one, other] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
  const answers = await Promise.all([merge(one, other), merge(other, one), merge(one, other)]);
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  for (const { errors } of answers) if (errors) expect(errors[0].extensions.code).toBe('NOT_FOUND');
  expect(await guia.sql`SELECT id FROM companies WHERE id = ANY (${[[one, other]]})`).toHaveLength(1);
});

test('ratings that arrive meanwhile are at the kept company or refused, and its totals are right', async () => {
  const [kept, removed] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
  const RATE = 'mutation ($input: RateCompanyInput!) { rateCompany(input: $input) { id } }';
  const ratings = Array.from({ length: 12 }, (_one, index) =>
    guia.graphql(
      RATE,
      {
        input: {
          companyId: index % 2 ? kept : removed,
          rating: 1 + (index % 5),
          fingerprint: `meanwhile-${index}`,
        },
      },
      { address: `10.9.0.${index + 1}` },
    ),
  );
  const [merged, ...answers] = await Promise.all([merge(kept, removed), ...ratings]);
  expect(merged.errors).toBeUndefined();
  const taken = answers.filter(({ body }) => body.errors === undefined).length;
  const [stored] = await guia.sql`SELECT count(*)::int AS count, coalesce(sum(rating), 0)::int AS sum
    FROM ratings WHERE company_id = ${kept}`;
  const [totals] =
    await guia.sql`SELECT rating_count AS count, rating_sum AS sum FROM companies WHERE id = ${kept}`;
  expect(totals).toEqual(stored);
  expect(stored.count).toBe(taken);
  expect(taken).toBeGreaterThanOrEqual(6);
});
