import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import {
  codeOf,
  freshBrowser,
  HIDE,
  RATING_FIELDS,
  ratingFixtures,
} from '../../../test/helpers/rating-fixtures.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_RATINGS_COMPANY: '100', LIMIT_RATING_REPORTS: '3' });

const { ask, list, rate } = ratingFixtures(() => guia);

const SHOW = `mutation ($id: ID!) { restoreRating(id: $id) { ${RATING_FIELDS} } }`;

async function figures(id: number) {
  const rows =
    await guia.sql`SELECT c.rating_sum, c.rating_count, d.ratings, d.good_ratings, d.rating_sum AS day_sum
     FROM companies c JOIN company_days d ON d.company_id = c.id WHERE c.id = ${id}`;
  return rows[0];
}

test('a hidden rating leaves lists and totals at once until shown again; its visitor cannot rate again', async () => {
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
  expect((await ask(SHOW, { id: bad })).data.restoreRating).toMatchObject({
    isHidden: false,
    hiddenReason: null,
  });
  expect(await figures(id)).toEqual(before);
  expect(codeOf(await ask(SHOW, { id: bad }))).toBe('CONFLICT');
  const rows =
    await guia.sql`SELECT action, before::text || coalesce(after::text, '') AS text FROM audit_entries
     WHERE subject_type = 'rating' AND subject_id = ${bad} ORDER BY id`;
  expect(rows.map(({ action }) => action)).toEqual(['rating.hide', 'rating.show']);
  expect(rows.map(({ text }) => text).join()).not.toContain('Mentira');
  const log = await ask(
    `query ($id: ID!) { adminAuditEntries(subjectType: "rating", subjectId: $id) {
       items { changes { name beforeText afterText } } } }`,
    { id: bad },
  );
  const [shownAgain, taken] = log.data.adminAuditEntries.items.map(
    ({ changes }: { changes: object[] }) => changes,
  );
  expect(taken).toContainEqual({ name: 'Oculta', beforeText: 'Não', afterText: 'Sim' });
  expect(shownAgain).toContainEqual({ name: 'Oculta', beforeText: 'Sim', afterText: 'Não' });
  expect(shownAgain).toContainEqual({ name: 'Motivo da ocultação', beforeText: 'Ofensa', afterText: null });
});

test('concurrent hiding and erasing subtract a rating from the totals once', async () => {
  const id = await makeCompany(guia.pool);
  await rate(id, 4);
  for (let round = 0; round < 5; round++) {
    const rated = await rate(id, 2);
    await Promise.all([
      ask(HIDE, { id: rated, reason: 'x' }),
      ask(HIDE, { id: rated, reason: 'y' }),
      ask('mutation ($id: ID!) { deleteRating(id: $id) { id } }', { id: rated }),
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
  expect(await idsOf('order: best')).toEqual([five, three, one]);
  expect(await idsOf('order: worst')).toEqual([one, three, five]);
  await guia.sql`UPDATE ratings SET open_reports = 2 WHERE id = ${three}`;
  expect(await idsOf('order: mostReported')).toEqual([three, one, five]);
  await guia.sql`UPDATE ratings SET open_reports = 0 WHERE id = ${three}`;
  expect(await idsOf('minRating: 3')).toEqual([three, five]);
  expect(await idsOf('maxRating: 3')).toEqual([one, three]);
  expect(await idsOf('minRating: 3, maxRating: 3')).toEqual([three]);
  expect(await idsOf('isHidden: true')).toEqual([one]);
  expect(await idsOf('isHidden: false, q: "ATENCAO"')).toEqual([five]);
  // One or two letters match the beginning of a word.
  expect(await idsOf('q: "te"')).not.toContain(five);
  expect(await idsOf('q: "at"')).toContain(five);
  await guia.sql`UPDATE ratings SET comment = 'Sem pressa' WHERE id = ${five}`;
  expect(await idsOf('isHidden: false, q: "atencao"')).toEqual([]);
  expect(await idsOf('q: "PRÊSSA"')).toEqual([five]);
  expect(await idsOf('isReported: true')).toEqual([]);
  expect((await list('companyId: "abc"')).total).toBe(0);
  expect(codeOf(await ask('{ adminRatings(minRating: 6) { total } }'))).toBe('BAD_USER_INPUT');
});

test('counts the ratings of a searched text that the list only estimates', async () => {
  const id = await makeCompany(guia.pool);
  await guia.sql`INSERT INTO ratings (company_id, rating, comment, fingerprint_hash)
     SELECT ${id}, 1 + n % 5, 'Serviço contado ' || n, sha256(n::text::bytea) FROM generate_series(1, 1203) n`;
  const COUNT = 'query ($input: ListCountInput!) { adminListCount(input: $input) }';
  const count = async (ratings: object) => (await ask(COUNT, { input: { ratings } })).data.adminListCount;
  expect(await list('q: "contado"')).toMatchObject({ totalIsExact: false });
  expect(await count({ q: 'CONTADO' })).toBe(1_203);
  expect(await count({ q: 'contado', maxRating: 1 })).toBe(240);
  expect(await count({ q: 'contado', companyId: String(id + 1) })).toBe(0);
});

test('the ratings of a person are found by the e-mail of the account, and the search is recorded', async () => {
  const person = await guia.owner();
  const id = await makeCompany(guia.pool);
  await rate(id, 4, 'Sem conta');
  await guia.rest(
    'POST',
    `/companies/${id}/rate`,
    { rating: 2, browser_fingerprint: freshBrowser() },
    person,
  );
  const rows = await guia.sql`SELECT email FROM users WHERE id = ${person.id}`;
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
      payload: { rating: 5, browser_fingerprint: freshBrowser() },
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
  const rows =
    await guia.sql`SELECT DISTINCT octet_length(family_hash) AS bytes FROM ratings WHERE company_id = ${id}`;
  expect(rows).toEqual([{ bytes: 32 }]);
  const other = await makeCompany(guia.pool);
  for (let number = 1; number <= 5; number++) {
    await guia.rest(
      'POST',
      `/companies/${other}/rate`,
      { rating: 1, browser_fingerprint: freshBrowser() },
      {
        address: '203.0.113.99',
      },
    );
  }
  expect((await list(`companyId: ${other}`)).items[0].burst.fromAddress).toBe(5);
});

test('only administrators moderate', async () => {
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
  for (const id of ['999999', '99999999999', 'x'])
    expect((await ask(SHOW, { id })).errors[0].message).toBe('Avaliação não encontrada.');
});

test('one rating is found by its id, also while it is hidden', async () => {
  const id = await makeCompany(guia.pool);
  const hidden = await rate(id, 1);
  await guia.sql`UPDATE ratings SET hidden_at = now(), hidden_reason = 'Ofensa' WHERE id = ${hidden}`;
  const one = 'query ($id: ID!) { adminRating(id: $id) { rating isHidden hiddenReason company { id } } }';
  expect((await ask(one, { id: String(hidden) })).data.adminRating).toEqual({
    rating: 1,
    isHidden: true,
    hiddenReason: 'Ofensa',
    company: { id: String(id) },
  });
  expect(codeOf(await ask(one, { id: '999999' }))).toBe('NOT_FOUND');
});
