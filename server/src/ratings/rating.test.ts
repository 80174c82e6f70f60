import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const rate = (id: number | string, rating: unknown, fingerprint: string, caller = {}) =>
  guia.rest('POST', `/companies/${id}/rate`, { rating, browser_fingerprint: fingerprint }, caller);
const RATE = `mutation ($input: RateCompanyInput!) {
  rateCompany(input: $input) { id averageRating totalRatings }
}`;

test('a rating changes the company’s totals at once, and is listed', async () => {
  const id = await makeCompany(guia.pool);
  const first = await guia.rest('POST', `/companies/${id}/rate`, {
    rating: '5',
    comment: '  Ótimo atendimento 😀  ',
    browser_fingerprint: 'fingerprint-a',
  });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ success: true, data: { company_average: 5, total_ratings: 1 } });
  const second = await guia.graphql(RATE, {
    input: { companyId: id, rating: 2, fingerprint: 'fingerprint-b' },
  });
  expect(second.body.data.rateCompany).toEqual({ id: String(id), averageRating: 3.5, totalRatings: 2 });
  const list = await guia.rest('GET', `/companies/${id}/ratings`);
  expect(list.body.data.total).toBe(2);
  expect(list.body.data.data.map((row: { comment: string | null }) => row.comment)).toEqual([
    null,
    'Ótimo atendimento 😀',
  ]);
});

test('of 50 concurrent ratings from one fingerprint one is stored, 49 are conflicts, and the totals are exact', async () => {
  const id = await makeCompany(guia.pool);
  const answers = await Promise.all(Array.from({ length: 50 }, () => rate(id, 4, 'the-same-browser')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(49);
  expect(refused[0]?.body).toEqual({
    success: false,
    code: 'CONFLICT',
    message: 'Você já avaliou esta empresa',
  });
  const rows = await guia.sql`SELECT rating_sum, rating_count FROM companies WHERE id = ${id}`;
  expect(rows).toEqual([{ rating_sum: 4, rating_count: 1 }]);
});

test('a user rates once, from any browser', async () => {
  const id = await makeCompany(guia.pool);
  const { token } = await guia.owner();
  expect((await rate(id, 5, 'browser-one', { token })).status).toBe(200);
  expect((await rate(id, 5, 'browser-two', { token })).status).toBe(409);
  const check = await guia.rest('GET', `/companies/${id}/check-rating`, undefined, { token });
  expect(check.body).toMatchObject({ has_rated: true, rating: 5, comment: null });
});

test('the check returns no rating', async () => {
  const id = await makeCompany(guia.pool);
  const check = await guia.rest('GET', `/companies/${id}/check-rating?browser_fingerprint=nobody-knows-me`);
  expect(check.body).toEqual({
    success: true,
    has_rated: false,
    rating: null,
    comment: null,
    data: { has_rated: false, rating: null, comment: null },
  });
});

test('owners do not rate their own company; pending and hidden companies are not rated', async () => {
  const owner = await guia.owner();
  const own = await makeCompany(guia.pool, { owner_id: owner.id });
  expect((await rate(own, 5, 'own-browser', { token: owner.token })).status).toBe(403);
  const ask = `query ($id: ID!) { ratingCheck(companyId: $id) { isOwner } }`;
  const ownsIt = async (caller = {}) =>
    (await guia.graphql(ask, { id: own }, caller)).body.data.ratingCheck.isOwner;
  expect(await ownsIt(owner)).toBe(true);
  expect(await ownsIt(await guia.owner())).toBe(false);
  expect(await ownsIt()).toBe(false);
  const pending = await makeCompany(guia.pool, { is_approved: false });
  expect((await rate(pending, 5, 'some-browser')).status).toBe(409);
  const hidden = await makeCompany(guia.pool, { is_active: false });
  expect((await rate(hidden, 5, 'some-browser')).status).toBe(404);
});

test.each([[0], [6], [null], ['cinco'], [{}], [2.5]])(
  '%j is not a rating: 422 with its field',
  async (rating) => {
    const id = await makeCompany(guia.pool);
    const { status, body } = await rate(id, rating, 'fingerprint-x');
    expect(status).toBe(422);
    expect(body.errors.rating).toHaveLength(1);
  },
);

test('the comment has at most 1000 characters, counted as code points', async () => {
  const id = await makeCompany(guia.pool);
  const send = (comment: string, browser_fingerprint: string) =>
    guia.rest('POST', `/companies/${id}/rate`, { rating: 3, comment, browser_fingerprint });
  expect((await send('😀'.repeat(1_000), 'counts-points')).status).toBe(200);
  const { status, body } = await send('a'.repeat(1_001), 'too-long-one');
  expect(status).toBe(422);
  expect(body.errors.comment).toEqual(['O comentário tem no máximo 1.000 caracteres.']);
});

test('five a day to one company from one address; a rejected one stores nothing', async () => {
  const id = await makeCompany(guia.pool);
  const address = '203.0.113.7';
  for (let number = 1; number <= 5; number++) {
    expect((await rate(id, 5, `visitor-number-${number}`, { address })).status).toBe(200);
  }
  const sixth = await rate(id, 1, 'visitor-number-6', { address });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  const rows = await guia.sql`SELECT rating_sum, rating_count FROM companies WHERE id = ${id}`;
  expect(rows).toEqual([{ rating_sum: 25, rating_count: 5 }]);
  expect((await rate(id, 1, 'visitor-number-7', { address: '203.0.113.8' })).status).toBe(200);
});

test('fifty networks of one /48 share 20 ratings of a company, and a rejected one does not count', async () => {
  const id = await makeCompany(guia.pool);
  const from = (network: number) => ({ address: `2001:db8:48:${network}::1` });
  const statuses = [];
  for (let network = 1; network <= 50; network++) {
    statuses.push((await rate(id, 5, `browser-of-network-${network}`, from(network))).status);
  }
  expect(statuses).toEqual([...new Array(20).fill(200), ...new Array(30).fill(429)]);
  const rows =
    await guia.sql`SELECT count::int FROM rate_limits WHERE key = 'rating:' || ${id} || ':2001:db8:48::/48'`;
  expect(rows).toEqual([{ count: 20 }]);
  // Another company, and another /48.
  expect((await rate(await makeCompany(guia.pool), 5, 'browser-of-network-1', from(1))).status).toBe(200);
  expect((await rate(id, 5, 'browser-elsewhere', { address: '2001:db8:49:1::1' })).status).toBe(200);
});

test('IPv4 within IPv6 is counted as IPv4', async () => {
  const id = await makeCompany(guia.pool);
  const statuses = [];
  for (let host = 1; host <= 25; host++) {
    statuses.push(
      (await rate(id, 5, `browser-of-host-${host}`, { address: `::ffff:198.51.100.${host}` })).status,
    );
  }
  expect(statuses).toEqual(new Array(25).fill(200));
});
