import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';

let guia: TestApp;
let admin: { token: string };
beforeAll(async () => {
  guia = await startTestApp();
  admin = { token: await guia.adminToken() };
});
afterAll(() => guia.close());

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

test('the dashboard counts accounts by role and companies by state, as they change', async () => {
  const statsOf = async () => (await guia.rest('GET', '/admin/stats', undefined, admin)).body;
  const before = await statsOf();
  await guia.owner();
  const pending = await makeCompany(guia.pool, { is_approved: false });
  await makeCompany(guia.pool, { is_active: false });
  const hidden = await makeCompany(guia.pool, { is_approved: false, is_active: false });
  const { success: _, data, ...top } = await statsOf();
  expect(top).toEqual(data);
  expect(data).toEqual({
    total_users: before.total_users + 1,
    company_users: before.company_users + 1,
    admin_users: before.admin_users,
    total_companies: 3,
    pending_companies: 1,
    approved_companies: 1,
  });
  await guia.pool.query('DELETE FROM companies WHERE id = $1', [hidden]);
  await guia.rest('POST', `/admin/companies/${pending}/approve`, {}, admin);
  expect(await statsOf()).toMatchObject({ pending_companies: 0, approved_companies: 2 });
});

test('the overview has figures of the last days, the newest companies and the health of each part', async () => {
  const old = await guia.owner();
  await guia.pool.query('DELETE FROM users WHERE id = $1', [old.id]);
  await guia.pool.query(
    `INSERT INTO users (name, email, role, password_hash, created_at)
     VALUES ('Antiga', 'antiga@exemplo.com.br', 'user', 'x', now() - interval '9 days')`,
  );
  const { rows } = await guia.pool.query(
    `SELECT count(*)::int AS total, count(*) FILTER (WHERE created_at > now() - interval '6 days')::int AS recent FROM users`,
  );
  const ids: number[] = [];
  for (let number = 0; number < 6; number++)
    ids.push(await makeCompany(guia.pool, { is_approved: number > 0 }));
  await guia.pool.query(
    `INSERT INTO companies (name, slug, category_id, city_id, created_at) VALUES ('Velha', 'velha', 1, 1, now() - interval '31 days')`,
  );
  const seen = await overview();
  expect(seen.newUsers).toBe(rows[0].recent);
  expect(seen.growthRate).toBe(Math.floor((1_000 * rows[0].recent) / rows[0].total) / 10);
  expect(seen.newCompanies).toBe(8);
  expect(seen.approvalRate).toBe(77.7);
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
  await guia.pool.query('UPDATE company_days SET views = views + 1 WHERE company_id = $1', [id]);
  await guia.rest('POST', `/companies/${id}/rate`, { rating: 2, browser_fingerprint: `somebody-${period}` });
  await guia.pool.query(
    `INSERT INTO messages (company_id, sender_type, content) VALUES ($1, 'visitor', 'Olá'), ($1, 'admin', 'Oi')`,
    [id],
  );
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
  await guia.pool.query('DELETE FROM companies WHERE id = ANY ($1)', [[id, other]]);
  await guia.pool.query('SELECT compact_tallies()');
  expect(await statistics(period)).toEqual(before);
});

test('hiding, showing and erasing a rating changes the distribution once each', async () => {
  const starsOf = async () =>
    (await statistics('d7')).ratingDistribution.map(({ ratings }: { ratings: number }) => ratings);
  const [one = 0, ...others] = await starsOf();
  const id = await makeCompany(guia.pool);
  await guia.rest('POST', `/companies/${id}/rate`, { rating: 1, browser_fingerprint: 'hidden-and-shown' });
  const { rows } = await guia.pool.query('SELECT id FROM ratings WHERE company_id = $1', [id]);
  const variables = { id: rows[0].id };
  const run = (text: string) => guia.graphql(`mutation ($id: ID!) { ${text} }`, variables, admin);
  expect(await starsOf()).toEqual([one + 1, ...others]);
  await run('hideRating(id: $id, reason: "Ofensa") { id }');
  expect(await starsOf()).toEqual([one, ...others]);
  await run('restoreRating(id: $id) { id }');
  expect(await starsOf()).toEqual([one + 1, ...others]);
  // Neither an answer nor a report changes the counts.
  await guia.pool.query(`UPDATE ratings SET open_reports = 1, answer = 'Oi' WHERE id = $1`, [rows[0].id]);
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
  await guia.pool.query('UPDATE companies SET is_active = false WHERE id = $1', [left]);
  const { topCategories, topCities } = await statistics('d7');
  expect(topCategories[0]).toMatchObject({ id: '7', name: 'Serviços', companies: 20 });
  expect(topCities.slice(0, 2)).toMatchObject([
    { name: 'Santos - SP', companies: 12 },
    { name: expect.stringMatching(/ - /), companies: expect.any(Number) },
  ]);
  expect(topCities.map(({ name }: { name: string }) => name)).not.toContain('Olinda - PE');
  expect(topCities.length).toBeLessThanOrEqual(10);
});

test('each tool of the administration has its figure', async () => {
  const figures = async () => {
    const { body } = await guia.graphql(
      `{ adminCounts { activePlans visibleCategories visibleCities kinds searchesWithoutResults recentViews reportedRatings imports importsToDecide
         recentActions queuedMails failedMails } }`,
      {},
      admin,
    );
    return body.data.adminCounts;
  };
  const before = await figures();
  const id = await makeCompany(guia.pool);
  await guia.pool.query(`INSERT INTO plans (name, is_active) VALUES ('Novo', true), ('Antigo', false)`);
  await guia.pool.query(`INSERT INTO categories (name, is_visible) VALUES ('Nova', true), ('Oculta', false)`);
  await guia.pool.query(`UPDATE cities SET is_visible = false WHERE name = 'Borá'`);
  await guia.pool.query(`INSERT INTO kinds (slug, name) VALUES ('novo', 'Novo')`);
  await guia.pool.query(
    `INSERT INTO searches_without_results (text, times, address_hashes)
     VALUES ('comum', 5, '{}'), ('rara', 5, '{a}')`,
  );
  await guia.pool.query(
    `INSERT INTO company_days (company_id, day, views) VALUES ($1, $2, 7), ($1, $3, 50)`,
    [id, day(29), day(30)],
  );
  await guia.pool.query(
    `INSERT INTO ratings (company_id, rating, fingerprint_hash, open_reports) VALUES ($1, 1, 'a', 2), ($1, 5, 'b', 0)`,
    [id],
  );
  await guia.pool.query(
    `INSERT INTO imports (file_name, origin, status)
     VALUES ('a.csv', 'command', 'running'), ('b.csv', 'browser', 'uploaded'), ('c.csv', 'browser', 'checked'),
       ('d.csv', 'browser', 'done')`,
  );
  await guia.pool.query(
    `INSERT INTO audit_entries (action, subject_type, created_at)
     VALUES ('plan.create', 'plan', now()), ('plan.create', 'plan', now() - interval '8 days')`,
  );
  await guia.pool.query(
    `INSERT INTO mails (kind, recipient, subject, text, html, status)
     VALUES ('t', 'a@exemplo.com.br', 's', 't', 'h', 'queued'), ('t', 'a@exemplo.com.br', 's', 't', 'h', 'failed'),
       ('t', 'a@exemplo.com.br', 's', 't', 'h', 'failed'), ('t', 'a@exemplo.com.br', 's', 't', 'h', 'sent')`,
  );
  const after = await figures();
  const grown = Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
  expect(grown).toEqual({
    activePlans: 1,
    visibleCategories: 1,
    visibleCities: -1,
    kinds: 1,
    searchesWithoutResults: 1,
    recentViews: 7,
    reportedRatings: 1,
    imports: 4,
    importsToDecide: 2,
    recentActions: 1,
    queuedMails: 1,
    failedMails: 2,
  });
});

test('each figure equals the total of the list that it links to', async () => {
  await guia.pool.query(
    `INSERT INTO audit_entries (action, subject_type, created_at)
     SELECT 'plan.create', 'plan', ((now() AT TIME ZONE 'America/Sao_Paulo')::date - 6)::timestamp
       AT TIME ZONE 'America/Sao_Paulo' + shift
     FROM unnest(ARRAY[interval '1 minute', interval '-1 minute']) AS shift`,
  );
  await makeCompany(guia.pool, { is_approved: false, is_active: false });
  const { rows } = await guia.pool.query(
    `SELECT ((now() AT TIME ZONE 'America/Sao_Paulo')::date - 6)::text AS since`,
  );
  const { body } = await guia.graphql(
    `{
      adminCounts { activePlans kinds searchesWithoutResults reportedRatings imports recentActions queuedMails failedMails }
      adminStatistics { totalCompanies pendingCompanies totalUsers adminUsers }
    }`,
    {},
    admin,
  );
  const lists = await guia.graphql(
    `query ($since: Date!) {
      activePlans: adminPlans(isActive: true, perPage: 1) { total }
      reportedRatings: adminRatings(isReported: true, perPage: 1) { total }
      imports: adminImports(perPage: 1) { total }
      recentActions: adminAuditEntries(from: $since, perPage: 1) { total }
      queuedMails: adminMails(status: queued, perPage: 1) { total }
      failedMails: adminMails(status: failed, perPage: 1) { total }
      totalCompanies: adminCompanies(perPage: 1) { total }
      pendingCompanies: adminPendingCompanies(perPage: 1) { total }
      totalUsers: adminUsers(perPage: 1) { total }
    }`,
    { since: rows[0].since },
    admin,
  );
  const others = await guia.graphql(
    `{ adminUsers(role: admin, perPage: 1) { total } kinds: adminKinds(perPage: 1) { total }
       searchesWithoutResults: adminSearchesWithoutResults(perPage: 1) { total } }`,
    {},
    admin,
  );
  const totals = Object.fromEntries(
    Object.entries({ ...lists.body.data, ...others.body.data } as Record<string, { total: number }>).map(
      ([name, { total }]) => [name, total],
    ),
  );
  expect(totals).toEqual({
    ...body.data.adminCounts,
    ...body.data.adminStatistics,
  });
});
