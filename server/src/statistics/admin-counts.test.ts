import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const day = (ago: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() - ago * 86_400_000);

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
  await guia.sql`DELETE FROM companies WHERE id = ${hidden}`;
  await guia.rest('POST', `/admin/companies/${pending}/approve`, {}, admin);
  expect(await statsOf()).toMatchObject({ pending_companies: 0, approved_companies: 2 });
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
  await guia.sql`INSERT INTO plans (name, is_active) VALUES ('Novo', true), ('Antigo', false)`;
  await guia.sql`INSERT INTO categories (name, is_visible) VALUES ('Nova', true), ('Oculta', false)`;
  await guia.sql`UPDATE cities SET is_visible = false WHERE name = 'Borá'`;
  await guia.sql`INSERT INTO kinds (slug, name) VALUES ('novo', 'Novo')`;
  await guia.sql`INSERT INTO searches_without_results (text, times, address_hashes)
     VALUES ('comum', 5, '{}'), ('rara', 5, '{a}')`;
  await guia.pool.query(
    `INSERT INTO company_days (company_id, day, views) VALUES ($1, $2, 7), ($1, $3, 50)`,
    [id, day(29), day(30)],
  );
  await guia.sql`INSERT INTO ratings (company_id, rating, fingerprint_hash, open_reports)
    VALUES (${id}, 1, 'a', 2), (${id}, 5, 'b', 0)`;
  await guia.sql`INSERT INTO imports (file_name, origin, status)
     VALUES ('a.csv', 'command', 'running'), ('b.csv', 'browser', 'uploaded'), ('c.csv', 'browser', 'checked'),
       ('d.csv', 'browser', 'done')`;
  await guia.sql`INSERT INTO audit_entries (action, subject_type, created_at)
     VALUES ('plan.create', 'plan', now()), ('plan.create', 'plan', now() - interval '8 days')`;
  await guia.sql`INSERT INTO mails (kind, recipient, subject, text, html, status)
     VALUES ('t', 'a@exemplo.com.br', 's', 't', 'h', 'queued'), ('t', 'a@exemplo.com.br', 's', 't', 'h', 'failed'),
       ('t', 'a@exemplo.com.br', 's', 't', 'h', 'failed'), ('t', 'a@exemplo.com.br', 's', 't', 'h', 'sent')`;
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
  await guia.sql`INSERT INTO audit_entries (action, subject_type, created_at)
     SELECT 'plan.create', 'plan', ((now() AT TIME ZONE 'America/Sao_Paulo')::date - 6)::timestamp
       AT TIME ZONE 'America/Sao_Paulo' + shift
     FROM unnest(ARRAY[interval '1 minute', interval '-1 minute']) AS shift`;
  await makeCompany(guia.pool, { is_approved: false, is_active: false });
  const rows = await guia.sql`SELECT ((now() AT TIME ZONE 'America/Sao_Paulo')::date - 6)::text AS since`;
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
