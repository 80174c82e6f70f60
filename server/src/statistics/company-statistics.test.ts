import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_RATINGS_COMPANY: '100' });

const REPORT = `query ($id: ID!, $period: ReportPeriod!) { companyReport(companyId: $id, period: $period) {
  days { day views ratings messages phoneClicks whatsappClicks websiteClicks mapClicks }
  totals { views ratings averageRating messages websiteClicks } before { views ratings averageRating messages } } }`;
const rate = (id: number, rating: number, fingerprint: string) =>
  guia.rest('POST', `/companies/${id}/rate`, { rating, browser_fingerprint: fingerprint });

const stats = (caller: object, query = '') =>
  guia.rest('GET', `/auth/user-company-stats${query}`, undefined, caller);

async function addDay(id: number, ago: number, columns: Record<string, number>) {
  const names = Object.keys(columns);
  await guia.pool.query(
    `INSERT INTO company_days (company_id, day, ${names.join(', ')})
     VALUES ($1, (now() AT TIME ZONE 'America/Sao_Paulo')::date - $2::int, ${Object.values(columns).join(', ')})`,
    [id, ago],
  );
}

test('the figures of a dashboard', async () => {
  const owner = await guia.owner();
  const zeros = {
    views: 0,
    ratings_count: 0,
    average_rating: 0,
    messages_count: 0,
    unread_count: 0,
    followers_count: 0,
    satisfaction_rate: null,
  };
  expect((await stats(owner)).body).toEqual({ success: true, ...zeros, data: zeros });
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  await addDay(id, 500, { views: 40 });
  await addDay(id, 1, { views: 2 });
  for (const [index, stars] of [5, 4, 2].entries()) await rate(id, stars, `visitor-${index}`);
  const message = { company_id: id, name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá' };
  await guia.rest('POST', '/messages', message);
  await guia.rest('POST', '/admin/messages/send', { company_id: id, subject: 'Oi', content: 'Olá' }, admin);
  await guia.graphql(
    'mutation ($id: ID!) { addSavedCompany(companyId: $id, fingerprint: "who-saves-it") { companyIds } }',
    {
      id,
    },
  );
  expect((await stats(owner)).body.data).toEqual({
    views: 42,
    ratings_count: 3,
    average_rating: 3.67,
    messages_count: 1,
    unread_count: 2,
    followers_count: 1,
    satisfaction_rate: 67,
  });
  expect((await stats({})).status).toBe(401);
  const stranger = await guia.owner();
  expect((await stats(stranger, `?company_id=${id}`)).status).toBe(403);
  expect((await stats(admin, `?company_id=${id}`)).body.views).toBe(42);
});

test('an erased rating is removed from totals and day of the company; its text is not logged', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  await rate(id, 1, 'an-angry-visitor');
  await rate(id, 5, 'a-happy-visitor');
  const rows = await guia.sql`SELECT id FROM ratings WHERE company_id = ${id} AND rating = 1`;
  const erase = (caller: object) =>
    guia.graphql('mutation ($id: ID!) { deleteRating(id: $id) { id } }', { id: rows[0].id }, caller);
  expect((await erase({})).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await erase(owner)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  const answers = await Promise.all([erase(admin), erase(admin)]);
  expect(
    answers.map(({ body }) => body.errors?.[0].extensions.code ?? body.data.deleteRating.id).sort(),
  ).toEqual([String(rows[0].id), 'NOT_FOUND']);
  expect((await stats(owner)).body).toMatchObject({
    ratings_count: 1,
    average_rating: 5,
    satisfaction_rate: 100,
  });
  const { body } = await guia.graphql(REPORT, { id, period: 'd7' }, owner);
  expect(body.data.companyReport.totals).toMatchObject({ ratings: 1, averageRating: 5 });
  const records = await guia.pool.query(
    `SELECT before FROM audit_entries WHERE action = 'rating.erase' AND subject_id = $1`,
    [rows[0].id],
  );
  expect(records.rows).toEqual([{ before: expect.objectContaining({ companyId: id, rating: 1 }) }]);
});

test.each([
  ['d7', 7],
  ['d30', 30],
  ['d90', 90],
  ['y1', 365],
])('%s: every day of it, and the same length before', async (period, length) => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  await guia.sql`UPDATE users SET plan_id = (SELECT id FROM plans WHERE name = 'Rede') WHERE id = ${owner.id}`;
  await addDay(id, length - 1, { views: 3, website_clicks: 1, ratings: 2, rating_sum: 7 });
  await addDay(id, length, { views: 50 });
  await addDay(id, 2 * length - 1, { views: 5, messages: 4 });
  await addDay(id, 2 * length, { views: 1_000 });
  const { body } = await guia.graphql(REPORT, { id, period }, owner);
  const { days, totals, before } = body.data.companyReport;
  expect(days).toHaveLength(length);
  expect(days[0]).toMatchObject({ views: 3, websiteClicks: 1, ratings: 2, messages: 0, mapClicks: 0 });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  expect(days.at(-1).day).toBe(today);
  expect(totals).toEqual({ views: 3, ratings: 2, averageRating: 3.5, messages: 0, websiteClicks: 1 });
  expect(before).toEqual({ views: 55, ratings: 0, averageRating: null, messages: 4 });
});

test('ratings and messages belong to their day in São Paulo', async () => {
  const id = await makeCompany(guia.pool);
  // 1 March, 01:30 in UTC, is still 28 February in São Paulo.
  await guia.sql`INSERT INTO ratings (company_id, rating, fingerprint_hash, created_at)
     VALUES (${id}, 4, sha256('a'), '2025-03-01T01:30:00Z'), (${id}, 2, sha256('b'), '2025-03-01T03:30:00Z')`;
  await guia.sql`INSERT INTO messages (company_id, sender_type, content, created_at)
     VALUES (${id}, 'visitor', 'Olá', '2025-03-01T02:59:00Z'), (${id}, 'admin', 'Oi', '2025-03-01T02:59:00Z')`;
  const rows = await guia.sql`SELECT to_char(day, 'MM-DD') AS day, ratings, good_ratings, rating_sum, messages
     FROM company_days WHERE company_id = ${id} ORDER BY day`;
  expect(rows).toEqual([
    { day: '02-28', ratings: 1, good_ratings: 1, rating_sum: 4, messages: 1 },
    { day: '03-01', ratings: 1, good_ratings: 0, rating_sum: 2, messages: 0 },
  ]);
});

test('only the owner and administrators see a report', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const codeOf = async (caller: object, of: unknown = id) => {
    const { body } = await guia.graphql(REPORT, { id: of, period: 'd7' }, caller);
    return body.errors?.[0].extensions.code ?? body.data.companyReport.days.length;
  };
  expect(await codeOf({})).toBe('UNAUTHENTICATED');
  expect(await codeOf(await guia.owner())).toBe('FORBIDDEN');
  expect(await codeOf(owner)).toBe(7);
  expect(await codeOf(admin)).toBe(7);
  expect(await codeOf(owner, 'abc')).toBe('NOT_FOUND');
});

test('a plan without reports of 12 months ends after 90 days, except for administrators', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const read = async (period: string, caller: object) =>
    (await guia.graphql(REPORT, { id, period }, caller)).body.errors?.[0];
  expect(await read('y1', owner)).toMatchObject({
    message: 'Seu plano tem relatórios de até 90 dias. Para ver 12 meses, peça outro plano.',
    extensions: { code: 'FORBIDDEN' },
  });
  expect(await read('d90', owner)).toBeUndefined();
  expect(await read('y1', admin)).toBeUndefined();
});
