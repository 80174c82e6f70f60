import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, startTestApp, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const overview = async () => {
  const { body } = await guia.graphql(
    `{ adminOverview { newUsers newCompanies growthRate approvalRate uptimeSeconds
       api { isOnline milliseconds } database { isOnline milliseconds } cache { isOnline milliseconds }
       newestCompanies { id name isApproved ownerName category { name } city { name } } } }`,
    {},
    admin,
  );
  return body.data.adminOverview;
};
const statistics = async (period: string) => {
  const { body } = await guia.graphql(
    `query ($period: ReportPeriod!) { adminReport(period: $period) {
       days { day companies users views ratings messages } totals { companies users views ratings messages }
       before { companies users views ratings messages }
       topCategories { id name companies } topCities { id name companies }
       ratingDistribution { stars ratings } } }`,
    { period },
    admin,
  );
  return body.data.adminReport;
};
const day = (ago: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() - ago * 86_400_000);

test('an empty site has zeros and no division by them', async () => {
  expect(await overview()).toMatchObject({ newCompanies: 0, approvalRate: 0, newestCompanies: [] });
  const { days, totals, topCities, ratingDistribution } = await statistics('d7');
  expect(days).toHaveLength(7);
  expect(totals).toMatchObject({ companies: 0, views: 0, ratings: 0 });
  expect(topCities).toEqual([]);
  expect(ratingDistribution).toEqual([1, 2, 3, 4, 5].map((stars) => ({ stars, ratings: 0 })));
});

test('the overview has figures of the last days, the newest companies and the health of each part', async () => {
  const old = await guia.owner();
  await guia.sql`DELETE FROM users WHERE id = ${old.id}`;
  await guia.sql`INSERT INTO users (name, email, role, password_hash, created_at)
     VALUES ('Antiga', 'antiga@exemplo.com.br', 'user', 'x', now() - interval '9 days')`;
  const rows =
    await guia.sql`SELECT count(*)::int AS total, count(*) FILTER (WHERE created_at > now() - interval '6 days')::int AS recent FROM users`;
  const ids: number[] = [];
  for (let number = 0; number < 6; number++)
    ids.push(await makeCompany(guia.pool, { is_approved: number > 0 }));
  await guia.sql`INSERT INTO companies (name, slug, category_id, city_id, created_at)
    VALUES ('Velha', 'velha', 1, 1, now() - interval '31 days')`;
  const seen = await overview();
  expect(seen.newUsers).toBe(rows[0].recent);
  expect(seen.growthRate).toBe(Math.floor((1_000 * rows[0].recent) / rows[0].total) / 10);
  expect(seen.newCompanies).toBe(6);
  expect(seen.approvalRate).toBe(71.4);
  expect(seen.uptimeSeconds).toBeGreaterThanOrEqual(0);
  expect(seen.newestCompanies.map(({ name }: { name: string }) => name)[0]).toBe('Velha');
  expect(seen.newestCompanies.slice(1).map(({ id }: { id: string }) => Number(id))).toEqual(
    ids.reverse().slice(0, 4),
  );
  for (const part of [seen.api, seen.database, seen.cache]) {
    expect(part).toEqual({ isOnline: true, milliseconds: expect.any(Number) });
  }
});

test('without the change feed the cache is offline, and the rest answers', async () => {
  const disconnected = await startTestApp();
  const token = await disconnected.adminToken();
  await disconnected.services.changeFeed.close();
  await expect.poll(() => disconnected.services.changeFeed.listening).toBe(false);
  const { body } = await disconnected.graphql(
    '{ adminOverview { database { isOnline } cache { isOnline milliseconds } } }',
    {},
    { token },
  );
  expect(body.data.adminOverview).toEqual({
    database: { isOnline: true },
    cache: { isOnline: false, milliseconds: null },
  });
  await disconnected.close();
});

test.each([
  ['d7', 7],
  ['d30', 30],
  ['d90', 90],
  ['y1', 365],
])('%s: every day, with what happened on the whole site', async (period, length) => {
  const before = await statistics(period);
  expect(before.days).toHaveLength(length);
  expect(before.days.at(-1).day).toBe(day(0));
  expect(before.days[0].day).toBe(day(length - 1));
  const id = await makeCompany(guia.pool);
  const other = await makeCompany(guia.pool);
  await guia.pool.query(
    `INSERT INTO company_days (company_id, day, views) VALUES ($1, $3, 4), ($2, $3, 5), ($1, $4, 100)`,
    [id, other, day(length - 1), day(length)],
  );
  await guia.sql`UPDATE company_days SET views = views + 1 WHERE company_id = ${id}`;
  await guia.rest('POST', `/companies/${id}/rate`, { rating: 2, browser_fingerprint: `somebody-${period}` });
  await guia.sql`INSERT INTO messages (company_id, sender_type, content)
    VALUES (${id}, 'visitor', 'Olá'), (${id}, 'admin', 'Oi')`;
  const after = await statistics(period);
  expect(after.days[0].views - before.days[0].views).toBe(10);
  expect(after.totals.views - before.totals.views).toBe(10);
  // The day before the period belongs to the period before.
  expect(after.before.views - before.before.views).toBe(101);
  const today = after.days.at(-1);
  const todayBefore = before.days.at(-1);
  expect(today.companies - todayBefore.companies).toBe(2);
  expect(today.ratings - todayBefore.ratings).toBe(1);
  expect(today.messages - todayBefore.messages).toBe(1);
  expect(after.ratingDistribution[1].ratings - before.ratingDistribution[1].ratings).toBe(1);
  // The days of a removed company are removed with it.
  await guia.sql`DELETE FROM companies WHERE id = ANY (${[id, other]})`;
  await guia.sql`SELECT compact_tallies()`;
  expect(await statistics(period)).toEqual(before);
});

test('hiding, showing and erasing a rating changes the distribution once each', async () => {
  const starsOf = async () =>
    (await statistics('d7')).ratingDistribution.map(({ ratings }: { ratings: number }) => ratings);
  const [one = 0, ...others] = await starsOf();
  const id = await makeCompany(guia.pool);
  await guia.rest('POST', `/companies/${id}/rate`, { rating: 1, browser_fingerprint: 'hidden-and-shown' });
  const rows = await guia.sql`SELECT id FROM ratings WHERE company_id = ${id}`;
  const variables = { id: rows[0].id };
  const run = (text: string) => guia.graphql(`mutation ($id: ID!) { ${text} }`, variables, admin);
  expect(await starsOf()).toEqual([one + 1, ...others]);
  await run('hideRating(id: $id, reason: "Ofensa") { id }');
  expect(await starsOf()).toEqual([one, ...others]);
  await run('restoreRating(id: $id) { id }');
  expect(await starsOf()).toEqual([one + 1, ...others]);
  // Neither an answer nor a report changes the counts.
  await guia.sql`UPDATE ratings SET open_reports = 1, answer = 'Oi' WHERE id = ${rows[0].id}`;
  expect(await starsOf()).toEqual([one + 1, ...others]);
  await run('hideRating(id: $id, reason: "Ofensa") { id }');
  await run('deleteRating(id: $id)');
  expect(await starsOf()).toEqual([one, ...others]);
});

test('the ten categories and cities with the most approved companies', async () => {
  for (const city of ['Santos', 'Santos', 'Santos', 'Niterói', 'Niterói']) {
    for (let number = 0; number < 4; number++) await makeCompany(guia.pool, { city, category_id: 7 });
  }
  await makeCompany(guia.pool, { city: 'Olinda', category_id: 7, is_approved: false });
  await makeCompany(guia.pool, { city: 'Olinda', category_id: 7, is_active: false });
  const left = await makeCompany(guia.pool, { city: 'Olinda', category_id: 7 });
  await guia.sql`UPDATE companies SET is_active = false WHERE id = ${left}`;
  const { topCategories, topCities } = await statistics('d7');
  expect(topCategories[0]).toMatchObject({ id: '7', name: 'Serviços', companies: 20 });
  expect(topCities.slice(0, 2)).toMatchObject([
    { name: 'Santos - SP', companies: 12 },
    { name: expect.stringMatching(/ - /), companies: expect.any(Number) },
  ]);
  expect(topCities.map(({ name }: { name: string }) => name)).not.toContain('Olinda - PE');
  expect(topCities.length).toBeLessThanOrEqual(10);
});
