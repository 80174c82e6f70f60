import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_RATING_CHANGES: '4' });

let made = 0;
const browser = () => `browser-that-changes-${++made}`;
const rate = async (companyId: number, rating: number, fingerprint: string, caller = {}) => {
  const body = { rating, comment: 'Bom.', browser_fingerprint: fingerprint };
  expect((await guia.rest('POST', `/companies/${companyId}/rate`, body, caller)).status).toBe(200);
};
const UPDATE = `mutation ($input: UpdateRatingInput!) { updateRating(input: $input) {
  averageRating totalRatings ratingCounts ratings { items { rating comment changedAt answer { isOutdated } } } } }`;
const change = async (companyId: number, input: object, caller: object = {}) => {
  const { body } = await guia.graphql(UPDATE, { input: { companyId, ...input } }, caller);
  return body.errors?.[0].extensions.code ?? body.data.updateRating;
};
const age = (companyId: number, time: string) =>
  guia.pool.query(`UPDATE ratings SET created_at = now() - $2::interval WHERE company_id = $1`, [
    companyId,
    time,
  ]);

test('the browser that rated changes stars and comment; averages, counts and days follow', async () => {
  const owner = await guia.owner();
  const companyId = await makeCompany(guia.pool, { owner_id: owner.id });
  const [mine, other] = [browser(), browser()];
  await rate(companyId, 5, other);
  await rate(companyId, 1, mine);
  const tallies = `SELECT kind, sum(amount)::int AS amount FROM day_tallies WHERE kind LIKE 'star%'
    GROUP BY kind HAVING sum(amount) <> 0 ORDER BY kind`;
  const before = (await guia.pool.query(tallies)).rows;
  expect(await change(companyId, { rating: 4, comment: ' Melhorou. ', fingerprint: mine })).toEqual({
    averageRating: 4.5,
    totalRatings: 2,
    ratingCounts: [0, 0, 0, 1, 1],
    ratings: {
      items: [
        { rating: 4, comment: 'Melhorou.', changedAt: expect.any(String), answer: null },
        { rating: 5, comment: 'Bom.', changedAt: null, answer: null },
      ],
    },
  });
  const rows = await guia.sql`SELECT ratings, good_ratings, rating_sum FROM company_days
    WHERE company_id = ${companyId}`;
  expect(rows).toEqual([{ ratings: 2, good_ratings: 2, rating_sum: 9 }]);
  const after = Object.fromEntries(
    (await guia.pool.query(tallies)).rows.map((row) => [row.kind, row.amount]),
  );
  const star = (kind: string) => before.find((row) => row.kind === kind)?.amount ?? 0;
  expect([after.star1 ?? 0, after.star4]).toEqual([star('star1') - 1, star('star4') + 1]);
  // A second rating stays a conflict, and changes nothing.
  const again = await guia.rest('POST', `/companies/${companyId}/rate`, {
    rating: 1,
    browser_fingerprint: mine,
  });
  expect(again.status).toBe(409);
});

test('the account that rated changes it from any browser; others, the owner and strangers do not', async () => {
  const owner = await guia.owner();
  const companyId = await makeCompany(guia.pool, { owner_id: owner.id });
  const person = await guia.owner();
  await rate(companyId, 2, browser(), person);
  expect(await change(companyId, { rating: 3 }, person)).toMatchObject({ averageRating: 3 });
  expect(await change(companyId, { rating: 3 })).toBe('BAD_USER_INPUT');
  expect(await change(companyId, { rating: 3, fingerprint: browser() })).toBe('NOT_FOUND');
  expect(await change(companyId, { rating: 3 }, await guia.owner())).toBe('NOT_FOUND');
  expect(await change(companyId, { rating: 3 }, owner)).toBe('FORBIDDEN');
  expect(await change(companyId, { rating: 6 }, person)).toBe('BAD_USER_INPUT');
});

test('after 30 days, or when it is hidden, a rating stays; the check says until when', async () => {
  const companyId = await makeCompany(guia.pool);
  const fingerprint = browser();
  const until = async () => {
    const { body } = await guia.graphql(
      'query ($id: ID!, $fingerprint: String) { ratingCheck(companyId: $id, fingerprint: $fingerprint) { changeableUntil } }',
      { id: companyId, fingerprint },
    );
    return body.data.ratingCheck.changeableUntil;
  };
  expect(await until()).toBeNull();
  await rate(companyId, 4, fingerprint);
  await age(companyId, '29 days 23 hours');
  const left = new Date(await until()).getTime() - Date.now();
  expect(left / 3_600_000).toBeCloseTo(1, 1);
  expect(await change(companyId, { rating: 5, fingerprint })).toMatchObject({ averageRating: 5 });
  await age(companyId, '30 days 1 minute');
  expect(await until()).toBeNull();
  expect(await change(companyId, { rating: 1, fingerprint })).toBe('CONFLICT');
  await age(companyId, '1 day');
  await guia.sql`UPDATE ratings SET hidden_at = now() WHERE company_id = ${companyId}`;
  expect(await until()).toBeNull();
  expect(await change(companyId, { rating: 1, fingerprint })).toBe('CONFLICT');
});

test('an answer stays and is marked; the audit log names neither author nor comment; webhooks are told', async () => {
  const owner = await guia.owner();
  const companyId = await makeCompany(guia.pool, { owner_id: owner.id });
  const fingerprint = browser();
  await rate(companyId, 2, fingerprint);
  const rows = await guia.sql`SELECT id FROM ratings WHERE company_id = ${companyId}`;
  const answered = await guia.graphql(
    'mutation ($id: ID!) { answerRating(id: $id, text: "Obrigada.") { answer { isOutdated } } }',
    { id: rows[0].id },
    owner,
  );
  expect(answered.body.data.answerRating.answer).toEqual({ isOutdated: false });
  await guia.sql`INSERT INTO webhooks (user_id, url, events, secret)
    VALUES (${owner.id}, 'https://exemplo.com.br/', '{rating.changed}', '')`;
  const person = { address: '203.0.113.99' };
  const changed = await change(companyId, { rating: 5, comment: 'Segredo', fingerprint }, person);
  expect(changed.ratings.items[0].answer).toEqual({ isOutdated: true });
  // The same once more is no change.
  await change(companyId, { rating: 5, comment: 'Segredo', fingerprint }, person);
  const entries = await guia.pool.query(
    `SELECT actor_id, address, before, after FROM audit_entries WHERE action = 'rating.change' AND subject_id = $1`,
    [rows[0].id],
  );
  expect(entries.rows).toEqual([
    { actor_id: null, address: null, before: { companyId, rating: 2 }, after: { rating: 5 } },
  ]);
  const events = await guia.pool.query(
    'SELECT event, d.subject_id FROM webhook_deliveries d JOIN webhooks w ON w.id = webhook_id WHERE user_id = $1',
    [owner.id],
  );
  expect(events.rows).toEqual([{ event: 'rating.changed', subject_id: rows[0].id }]);
  for (const rating of [1, 2, 3]) await change(companyId, { rating, fingerprint }, person);
  expect(await change(companyId, { rating: 4, fingerprint }, person)).toBe('RATE_LIMITED');
});

test('counts by stars follow ratings that are hidden, shown and erased, and filter the list', async () => {
  const admin = { token: await guia.adminToken() };
  const companyId = await makeCompany(guia.pool);
  for (const [number, stars] of [5, 5, 3].entries()) {
    await rate(companyId, stars, browser(), { address: `203.0.113.${number}` });
  }
  const QUERY = `query ($id: ID!, $stars: Int) { company(id: $id) { ratingCounts
    ratings(stars: $stars, perPage: 1) { total lastPage items { rating } } } }`;
  const read = async (stars: number | null = null) =>
    (await guia.graphql(QUERY, { id: companyId, stars })).body.data.company;
  expect(await read(5)).toEqual({
    ratingCounts: [0, 0, 1, 0, 2],
    ratings: { total: 2, lastPage: 2, items: [{ rating: 5 }] },
  });
  expect((await read(1)).ratings).toEqual({ total: 0, lastPage: 1, items: [] });
  expect((await read()).ratings.total).toBe(3);
  const rows = await guia.sql`SELECT id FROM ratings WHERE company_id = ${companyId} AND rating = 5 LIMIT 1`;
  const run = (field: string, more = '') =>
    guia.graphql(`mutation ($id: ID!) { ${field}(id: $id${more}) { id } }`, { id: rows[0].id }, admin);
  await run('hideRating', ', reason: "Falsa"');
  expect((await read()).ratingCounts).toEqual([0, 0, 1, 0, 1]);
  await run('restoreRating');
  expect((await read()).ratingCounts).toEqual([0, 0, 1, 0, 2]);
  await run('deleteRating');
  expect((await read()).ratingCounts).toEqual([0, 0, 1, 0, 1]);
});
