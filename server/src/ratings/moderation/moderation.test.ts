import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let guia: TestApp;
let token: string;
beforeAll(async () => {
  guia = await startTestApp({ LIMIT_RATINGS_COMPANY: '100', LIMIT_RATING_REPORTS: '3' });
  token = await guia.adminToken();
});
afterAll(() => guia.close());

let counter = 0;
const browser = () => `some-browser-${++counter}`;
const ask = async (query: string, variables = {}, caller: { token?: string; address?: string } = { token }) =>
  (await guia.graphql(query, variables, caller)).body;
const codeOf = (body: { errors?: Array<{ extensions: { code: string } }> }) =>
  body.errors?.[0]?.extensions.code;

async function rate(
  companyId: number,
  rating: number,
  comment: string | null = null,
  fingerprint = browser(),
) {
  await guia.rest('POST', `/companies/${companyId}/rate`, {
    rating,
    comment,
    browser_fingerprint: fingerprint,
  });
  const { rows } = await guia.pool.query('SELECT max(id) AS id FROM ratings WHERE company_id = $1', [
    companyId,
  ]);
  return Number(rows[0].id);
}
const FIELDS = `id rating comment isHidden hiddenReason openReports reports { reason isFromOwner }
  burst { fromAddress fromFamily } company { id averageRating totalRatings } answer { text }`;
const HIDE = `mutation ($id: ID!, $reason: String!) { hideRating(id: $id, reason: $reason) { ${FIELDS} } }`;
const SHOW = `mutation ($id: ID!) { showRating(id: $id) { ${FIELDS} } }`;
const REPORT = `mutation ($id: ID!, $reason: String!, $fingerprint: String) {
  reportRating(id: $id, reason: $reason, fingerprint: $fingerprint) }`;
const ANSWER =
  'mutation ($id: ID!, $text: String!) { answerRating(id: $id, text: $text) { id answer { text createdAt } } }';
const list = async (args: string) =>
  (await ask(`{ adminRatings(${args}) { total totalIsExact items { ${FIELDS} } } }`)).data.adminRatings;

async function figures(id: number) {
  const { rows } = await guia.pool.query(
    `SELECT c.rating_sum, c.rating_count, d.ratings, d.good_ratings, d.rating_sum AS day_sum
     FROM companies c JOIN company_days d ON d.company_id = c.id WHERE c.id = $1`,
    [id],
  );
  return rows[0];
}

test('a hidden rating leaves lists and figures at once, comes back when shown, and locks its visitor all along', async () => {
  const id = await makeCompany(guia.pool);
  await rate(id, 5, 'Ótimo');
  const bad = await rate(id, 1, 'Mentira pura', 'the-angry-browser');
  await guia.settled();
  const page = async () =>
    (
      await ask(
        `{ company(id: ${id}) { averageRating totalRatings ratings { total items { id } } } }`,
        {},
        {},
      )
    ).data.company;
  expect(await page()).toMatchObject({ averageRating: 3, totalRatings: 2, ratings: { total: 2 } });
  const before = await figures(id);
  const hidden = await ask(HIDE, { id: bad, reason: 'Ofensa' });
  expect(hidden.data.hideRating).toMatchObject({
    isHidden: true,
    hiddenReason: 'Ofensa',
    company: { averageRating: 5, totalRatings: 1 },
  });
  const after = await page();
  expect(after).toMatchObject({ averageRating: 5, totalRatings: 1, ratings: { total: 1 } });
  expect(after.ratings.items.map((item: { id: string }) => item.id)).not.toContain(String(bad));
  expect(await figures(id)).toEqual({
    rating_sum: 5,
    rating_count: 1,
    ratings: 1,
    good_ratings: 1,
    day_sum: 5,
  });
  expect((await guia.rest('GET', '/site-statistics/latest')).body.data.satisfaction_rate).toBe(100);
  const second = await guia.rest('POST', `/companies/${id}/rate`, {
    rating: 5,
    browser_fingerprint: 'the-angry-browser',
  });
  expect(second.status).toBe(409);
  const check = await guia.rest('GET', `/companies/${id}/check-rating?browser_fingerprint=the-angry-browser`);
  expect(check.body).toMatchObject({ has_rated: true, rating: 1 });
  expect(codeOf(await ask(HIDE, { id: bad, reason: 'Outra vez' }))).toBe('CONFLICT');
  expect((await ask(SHOW, { id: bad })).data.showRating).toMatchObject({
    isHidden: false,
    hiddenReason: null,
  });
  expect(await figures(id)).toEqual(before);
  expect(codeOf(await ask(SHOW, { id: bad }))).toBe('CONFLICT');
  const { rows } = await guia.pool.query(
    `SELECT action, before::text || coalesce(after::text, '') AS told FROM audit_entries
     WHERE subject_type = 'rating' AND subject_id = $1 ORDER BY id`,
    [bad],
  );
  expect(rows.map(({ action }) => action)).toEqual(['rating.hide', 'rating.show']);
  expect(rows.map(({ told }) => told).join()).not.toContain('Mentira');
});

test('hiding and erasing at once take a rating from the figures once', async () => {
  const id = await makeCompany(guia.pool);
  await rate(id, 4);
  for (let round = 0; round < 5; round++) {
    const rated = await rate(id, 2);
    await Promise.all([
      ask(HIDE, { id: rated, reason: 'x' }),
      ask(HIDE, { id: rated, reason: 'y' }),
      ask('mutation ($id: ID!) { eraseRating(id: $id) }', { id: rated }),
    ]);
    expect(await figures(id)).toEqual({
      rating_sum: 4,
      rating_count: 1,
      ratings: 1,
      good_ratings: 1,
      day_sum: 4,
    });
  }
});

test('the list is filtered by company, stars, state and comment', async () => {
  const id = await makeCompany(guia.pool);
  const five = await rate(id, 5, 'Atenção e simpatia');
  const three = await rate(id, 3);
  const one = await rate(id, 1, 'Péssima atenção');
  await ask(HIDE, { id: one, reason: 'Ofensa' });
  const idsOf = async (args: string) =>
    (await list(`companyId: ${id}, ${args}`)).items.map((item: { id: string }) => Number(item.id));
  expect(await idsOf('perPage: 16')).toEqual([one, three, five]);
  expect(await idsOf('order: oldest')).toEqual([five, three, one]);
  expect(await idsOf('minStars: 3')).toEqual([three, five]);
  expect(await idsOf('maxStars: 3')).toEqual([one, three]);
  expect(await idsOf('minStars: 3, maxStars: 3')).toEqual([three]);
  expect(await idsOf('isHidden: true')).toEqual([one]);
  expect(await idsOf('isHidden: false, q: "ATENCAO"')).toEqual([five]);
  expect(await idsOf('isReported: true')).toEqual([]);
  expect((await list('companyId: "abc"')).total).toBe(0);
  expect(codeOf(await ask('{ adminRatings(minStars: 6) { total } }'))).toBe('BAD_USER_INPUT');
});

test('the ratings of a person are found by the e-mail of the account, and the look is recorded', async () => {
  const person = await guia.owner();
  const id = await makeCompany(guia.pool);
  await rate(id, 4, 'Sem conta');
  await guia.rest('POST', `/companies/${id}/rate`, { rating: 2, browser_fingerprint: browser() }, person);
  const { rows } = await guia.pool.query('SELECT email FROM users WHERE id = $1', [person.id]);
  const email = rows[0].email.toUpperCase();
  expect((await list(`email: "${email}"`)).items).toMatchObject([{ rating: 2 }]);
  expect((await list('email: "ninguem@exemplo.com.br"')).total).toBe(0);
  expect(codeOf(await ask('{ adminRatings(email: "alguem") { total } }'))).toBe('BAD_USER_INPUT');
  const looks = await guia.pool.query(
    `SELECT after FROM audit_entries WHERE action = 'rating.look-up' ORDER BY id`,
  );
  expect(looks.rows.at(-1)).toEqual({ after: { email: 'n…@exemplo.com.br' } });
});

test('a burst is marked by address, and by family when the address changes within a network', async () => {
  const id = await makeCompany(guia.pool);
  const from = (address: string, agent: string) =>
    guia.app.inject({
      method: 'POST',
      url: `/api/companies/${id}/rate`,
      headers: { 'x-forwarded-for': address, 'user-agent': agent },
      payload: { rating: 5, browser_fingerprint: browser() },
    });
  await from('198.51.100.200', 'Honest/1.0');
  for (let number = 1; number <= 4; number++) await from(`198.51.100.${number}`, 'Farm/1.0');
  expect(
    (await list(`companyId: ${id}`)).items.every((item: { burst: unknown }) => item.burst === null),
  ).toBe(true);
  await from('198.51.100.5', 'Farm/1.0');
  const { items } = await list(`companyId: ${id}, order: oldest`);
  expect(items.map((item: { burst: unknown }) => item.burst)).toEqual([
    null,
    ...Array.from({ length: 5 }, () => ({ fromAddress: 1, fromFamily: 5 })),
  ]);
  const { rows } = await guia.pool.query(
    'SELECT DISTINCT octet_length(family_hash) AS bytes FROM ratings WHERE company_id = $1',
    [id],
  );
  expect(rows).toEqual([{ bytes: 32 }]);
  const other = await makeCompany(guia.pool);
  for (let number = 1; number <= 5; number++) {
    await guia.rest(
      'POST',
      `/companies/${other}/rate`,
      { rating: 1, browser_fingerprint: browser() },
      {
        address: '203.0.113.99',
      },
    );
  }
  expect((await list(`companyId: ${other}`)).items[0].burst.fromAddress).toBe(5);
});

test('visitors and owners report a rating, each once; an administrator dismisses or hides', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const rated = await rate(id, 1, 'Ruim');
  const reason = 'É de um concorrente.';
  const visitor = { address: '192.0.2.10' };
  const byVisitor = () => ask(REPORT, { id: rated, reason, fingerprint: 'reporting-browser' }, visitor);
  expect((await byVisitor()).data.reportRating).toBe(true);
  const twice = await byVisitor();
  expect(codeOf(twice)).toBe('CONFLICT');
  expect((await ask(REPORT, { id: rated, reason: 'Nunca veio aqui.' }, owner)).data.reportRating).toBe(true);
  expect(codeOf(await ask(REPORT, { id: rated, reason: 'De novo.' }, owner))).toBe('CONFLICT');
  expect(codeOf(await ask(REPORT, { id: rated, reason }, visitor))).toBe('BAD_USER_INPUT');
  expect(codeOf(await ask(REPORT, { id: rated, reason: ' ' }, owner))).toBe('BAD_USER_INPUT');
  const reported = await list(`companyId: ${id}, isReported: true`);
  expect(reported.items).toMatchObject([
    {
      openReports: 2,
      reports: [
        { reason: 'Nunca veio aqui.', isFromOwner: true },
        { reason, isFromOwner: false },
      ],
    },
  ]);
  const DISMISS = `mutation ($id: ID!) { dismissRatingReports(id: $id) { ${FIELDS} } }`;
  expect((await ask(DISMISS, { id: rated })).data.dismissRatingReports).toMatchObject({
    openReports: 0,
    isHidden: false,
  });
  expect(codeOf(await ask(DISMISS, { id: rated }))).toBe('CONFLICT');
  expect(codeOf(await byVisitor())).toBe('CONFLICT');
  await ask(HIDE, { id: rated, reason: 'Falsa' });
  expect(codeOf(await ask(REPORT, { id: rated, reason, fingerprint: browser() }, visitor))).toBe('NOT_FOUND');
});

test('one address reports so many a day', async () => {
  const id = await makeCompany(guia.pool);
  const address = '192.0.2.77';
  const codes: Array<string | undefined> = [];
  for (let number = 0; number < 4; number++) {
    const rated = await rate(id, 1);
    codes.push(
      codeOf(await ask(REPORT, { id: rated, reason: 'Falsa', fingerprint: browser() }, { address })),
    );
  }
  expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  expect((await list(`companyId: ${id}, isReported: true`)).total).toBe(3);
});

test('the owner answers once, and everybody reads it at once', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const rated = await rate(id, 2, 'Demorou');
  const shown = async () =>
    (await ask(`{ company(id: ${id}) { ratings { items { answer { text createdAt } } } } }`, {}, {})).data
      .company.ratings.items[0].answer;
  expect(await shown()).toBeNull();
  expect(codeOf(await ask(ANSWER, { id: rated, text: 'Não fui eu' }, {}))).toBe('UNAUTHENTICATED');
  expect(codeOf(await ask(ANSWER, { id: rated, text: 'Não é meu' }, await guia.owner()))).toBe('FORBIDDEN');
  expect(codeOf(await ask(ANSWER, { id: rated, text: ' ' }, owner))).toBe('BAD_USER_INPUT');
  const both = await Promise.all([
    ask(ANSWER, { id: rated, text: 'Desculpe a demora.' }, owner),
    ask(ANSWER, { id: rated, text: 'Desculpe a demora.' }, owner),
  ]);
  expect(both.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
  const answer = await shown();
  expect(answer).toMatchObject({ text: 'Desculpe a demora.' });
  expect(Date.now() - Date.parse(answer.createdAt)).toBeLessThan(60_000);
  const rest = await guia.rest('GET', `/companies/${id}/ratings`);
  expect(rest.body.data.data[0].answer).toMatchObject({ text: 'Desculpe a demora.' });
  const own = JSON.parse((await ask('{ personalData }', {}, owner)).data.personalData);
  expect(own.ratingAnswers).toMatchObject([{ text: 'Desculpe a demora.' }]);
  await ask(HIDE, { id: rated, reason: 'x' });
  expect(codeOf(await ask(ANSWER, { id: rated, text: 'Tarde' }, owner))).toBe('NOT_FOUND');
});

test('the owner is told how many ratings have no answer yet, and nobody else', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const countFor = async (caller: { token?: string }) =>
    (await ask(`{ company(id: ${id}) { unansweredRatings } }`, {}, caller)).data.company.unansweredRatings;
  expect(await countFor(owner)).toBe(0);
  const [first] = [await rate(id, 2), await rate(id, 5), await rate(id, 1)];
  expect(await countFor(owner)).toBe(3);
  await ask(ANSWER, { id: first, text: 'Obrigada.' }, owner);
  await ask(HIDE, { id: await rate(id, 1), reason: 'Ofensa' });
  expect(await countFor(owner)).toBe(2);
  for (const other of [{}, { token }, await guia.owner()]) expect(await countFor(other)).toBeNull();
});

test('an account that goes leaves its reports without a name, and takes its answers along', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const rated = await rate(id, 2);
  await ask(ANSWER, { id: rated, text: 'Obrigada.' }, owner);
  const other = await rate(await makeCompany(guia.pool), 1);
  await ask(REPORT, { id: other, reason: 'Falsa' }, owner);
  const own = JSON.parse((await ask('{ personalData }', {}, owner)).data.personalData);
  expect(own.ratingReports).toMatchObject([{ reason: 'Falsa' }]);
  // The company has changed hands meanwhile.
  await guia.pool.query('UPDATE companies SET owner_id = NULL WHERE id = $1', [id]);
  const closed = await ask('mutation { closeAccount(password: "segredo-bem-longo") }', {}, owner);
  expect(closed.data.closeAccount).toBe(true);
  const { rows } = await guia.pool.query(
    `SELECT r.answer, r.answered_at, (SELECT count(*)::int FROM rating_reports WHERE user_id = $2) AS named,
       (SELECT count(*)::int FROM rating_reports WHERE rating_id = $3) AS reports FROM ratings r WHERE r.id = $1`,
    [rated, owner.id, other],
  );
  expect(rows).toEqual([{ answer: null, answered_at: null, named: 0, reports: 1 }]);
});

test('moderation is for administrators alone', async () => {
  const owner = await guia.owner();
  for (const [query, variables] of [
    ['{ adminRatings { total } }', {}],
    [HIDE, { id: 1, reason: 'x' }],
    [SHOW, { id: 1 }],
    ['mutation { dismissRatingReports(id: 1) { id } }', {}],
  ] as const) {
    expect(codeOf(await ask(query, variables, {}))).toBe('UNAUTHENTICATED');
    expect(codeOf(await ask(query, variables, owner))).toBe('FORBIDDEN');
  }
  expect(codeOf(await ask(HIDE, { id: 999_999, reason: 'x' }))).toBe('NOT_FOUND');
  expect(codeOf(await ask(HIDE, { id: 1, reason: '' }))).toBe('BAD_USER_INPUT');
});
