import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { codeOf, freshBrowser, ratingFixtures } from '../../test/helpers/rating-fixtures.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_RATINGS_COMPANY: '100' });
const { ask } = ratingFixtures(() => guia);

const FIELDS = 'ratings(order: useful) { items { displayName neighborhood } }';
const RATE = `mutation ($input: RateCompanyInput!) { rateCompany(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateRatingInput!) { updateRating(input: $input) { ${FIELDS} } }`;
const CHECK = `query ($id: ID!, $fingerprint: String) {
  ratingCheck(companyId: $id, fingerprint: $fingerprint) { displayName neighborhood } }`;

const NAMES = { displayName: 'Ana', neighborhood: 'Cambuí' };

test('name and neighbourhood are given with a rating, shown, changed with it and left by a change without them', async () => {
  const companyId = await makeCompany(guia.pool);
  const fingerprint = freshBrowser();
  const given = { companyId, fingerprint, rating: 5 };
  const names = { displayName: ' Ana ', neighborhood: 'Cambuí' };
  const rated = await ask(RATE, { input: { ...given, ...names } }, {});
  expect(rated.data.rateCompany.ratings.items).toEqual([NAMES]);
  expect((await ask(CHECK, { id: companyId, fingerprint }, {})).data.ratingCheck).toEqual(NAMES);
  const change = async (changes: object) =>
    (await ask(UPDATE, { input: { ...given, ...changes } }, {})).data.updateRating.ratings.items;
  expect(await change({ rating: 4 })).toEqual([NAMES]);
  expect(await change({ displayName: null })).toEqual([{ ...NAMES, displayName: null }]);
  expect(await change({ displayName: 'Bia', neighborhood: '' })).toEqual([
    { displayName: 'Bia', neighborhood: null },
  ]);
  // Neither name is in the audit log.
  const { rows } = await guia.pool.query(
    `SELECT 1 FROM audit_entries WHERE concat(before, after) ~ 'Ana|Bia|Cambuí'`,
  );
  expect(rows).toEqual([]);
});

test.each([
  ['J. P. da Silva', true],
  ['Vila 31 de Março', true],
  ['12345', false],
  ['(19) 99999-9999', false],
  ['Ana 99999999', false],
  ['www exemplo', false],
  ['exemplo.com', false],
  ['https://a', false],
  ['ana@exemplo', false],
  ['A'.repeat(41), false],
])('a name as %j is accepted: %s', async (text, isAccepted) => {
  const companyId = await makeCompany(guia.pool);
  for (const field of ['displayName', 'neighborhood']) {
    const input = { companyId, fingerprint: freshBrowser(), rating: 5, [field]: text };
    const body = await ask(RATE, { input }, {});
    expect(codeOf(body)).toBe(isAccepted ? undefined : 'BAD_USER_INPUT');
    if (!isAccepted) expect(body.errors[0].extensions.fields).toHaveProperty(field);
  }
});

test('old clients get the rows that they know', async () => {
  const companyId = await makeCompany(guia.pool);
  await ask(RATE, { input: { companyId, fingerprint: freshBrowser(), rating: 5, ...NAMES } }, {});
  const { body } = await guia.rest('GET', `/companies/${companyId}/ratings`);
  expect(Object.keys(body.data.data[0])).toEqual(['id', 'rating', 'comment', 'answer', 'created_at']);
});

test('administrators see, find and export them; with the account they go', async () => {
  const companyId = await makeCompany(guia.pool);
  const person = await guia.owner();
  const input = {
    companyId,
    fingerprint: freshBrowser(),
    rating: 2,
    displayName: 'Zuleica',
    neighborhood: 'Taquaral',
  };
  await ask(RATE, { input }, person);
  const found = await ask(
    '{ adminRatings(q: "zuleica") { items { displayName neighborhood usefulCount } } }',
  );
  expect(found.data.adminRatings.items).toEqual([
    { displayName: 'Zuleica', neighborhood: 'Taquaral', usefulCount: 0 },
  ]);
  const mine = await ask('{ myPersonalData }', {}, person);
  expect(JSON.stringify(mine.data.myPersonalData)).toMatch(/Zuleica.*Taquaral/);
  await ask('mutation ($id: ID!) { deleteUser(id: $id) { id } }', { id: person.id });
  const { rows } = await guia.pool.query(
    'SELECT display_name, neighborhood, folded FROM ratings WHERE company_id = $1',
    [companyId],
  );
  expect(rows).toEqual([{ display_name: null, neighborhood: null, folded: null }]);
});
