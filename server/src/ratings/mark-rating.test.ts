import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { makeMember } from '../../test/helpers/members/make-member.ts';
import { codeOf, freshBrowser, HIDE, ratingFixtures } from '../../test/helpers/rating-fixtures.ts';
import { testApp } from '../../test/helpers/test-app.ts';
import { CLEAN_UP } from '../database/setup/clean-up.ts';

const guia = testApp({ LIMIT_RATINGS_COMPANY: '100', LIMIT_RATING_MARKS: '12' });
const { ask, rate } = ratingFixtures(() => guia);

interface Caller {
  token?: string;
  address?: string;
}

const SET = `mutation ($id: ID!, $isUseful: Boolean!, $fingerprint: String) {
  setRatingUseful(id: $id, isUseful: $isUseful, fingerprint: $fingerprint) { id usefulCount } }`;
let addresses = 0;
const freshAddress = () => `198.51.100.${++addresses}`;

/** Marks a rating or takes the mark back; returns the count, or the code of the error. */
async function mark(
  id: number,
  { isUseful = true, fingerprint, ...caller }: Caller & { isUseful?: boolean; fingerprint?: string },
): Promise<number | string | undefined> {
  const body = await ask(SET, { id, isUseful, fingerprint }, { address: freshAddress(), ...caller });
  return codeOf(body) ?? body.data.setRatingUseful.usefulCount;
}

test('a visitor marks a rating once and takes the mark back; the same again changes nothing', async () => {
  const id = await rate(await makeCompany(guia.pool), 4, 'Bom.');
  const fingerprint = freshBrowser();
  expect(await mark(id, { fingerprint })).toBe(1);
  expect(await mark(id, { fingerprint })).toBe(1);
  expect(await mark(id, { fingerprint: freshBrowser() })).toBe(2);
  expect(await mark(id, { fingerprint, isUseful: false })).toBe(1);
  expect(await mark(id, { fingerprint, isUseful: false })).toBe(1);
  const { rows } = await guia.pool.query(
    'SELECT octet_length(fingerprint_hash) AS bytes, user_id FROM rating_marks WHERE rating_id = $1',
    [id],
  );
  expect(rows).toEqual([{ bytes: 32, user_id: null }]);
});

test('of simultaneous marks of one browser one counts, and those of several all count', async () => {
  const id = await rate(await makeCompany(guia.pool), 4);
  const hasty = freshBrowser();
  await Promise.all(Array.from({ length: 6 }, () => mark(id, { fingerprint: hasty })));
  await Promise.all(Array.from({ length: 4 }, () => mark(id, { fingerprint: freshBrowser() })));
  expect(await mark(id, { fingerprint: hasty })).toBe(5);
  await Promise.all(Array.from({ length: 6 }, () => mark(id, { fingerprint: hasty, isUseful: false })));
  const { rows } = await guia.pool.query('SELECT useful_count FROM ratings WHERE id = $1', [id]);
  expect(rows).toEqual([{ useful_count: 4 }]);
});

test('an account marks once from any browser, and needs no fingerprint; nobody else does without one', async () => {
  const id = await rate(await makeCompany(guia.pool), 4);
  const { token } = await guia.owner();
  expect(await mark(id, { token })).toBe(1);
  expect(await mark(id, { token, fingerprint: freshBrowser() })).toBe(1);
  expect(await mark(id, { token, isUseful: false })).toBe(0);
  expect(await mark(id, {})).toBe('BAD_USER_INPUT');
  expect(await mark(id, { fingerprint: 'no good!' })).toBe('BAD_USER_INPUT');
});

test('authors mark no rating of their own, and nobody those of a company that he belongs to', async () => {
  const { member, owner, companyId } = await makeMember(guia, 'attendant');
  const fingerprint = freshBrowser();
  const anonymous = await rate(Number(companyId), 5, 'Meu', fingerprint);
  expect(await mark(anonymous, { fingerprint })).toBe('FORBIDDEN');
  expect(await mark(anonymous, { fingerprint, token: (await guia.owner()).token })).toBe('FORBIDDEN');
  expect(await mark(anonymous, { token: owner.token })).toBe('FORBIDDEN');
  expect(await mark(anonymous, { token: member.token })).toBe('FORBIDDEN');
  const person = await guia.owner();
  const other = await makeCompany(guia.pool);
  const body = { rating: 5, browser_fingerprint: freshBrowser() };
  await guia.rest('POST', `/companies/${other}/rate`, body, person);
  const { rows } = await guia.pool.query('SELECT id FROM ratings WHERE company_id = $1', [other]);
  expect(await mark(rows[0].id, { token: person.token, fingerprint: freshBrowser() })).toBe('FORBIDDEN');
  expect(await mark(rows[0].id, { fingerprint: freshBrowser() })).toBe(1);
});

test('hidden ratings and those of hidden companies are not found', async () => {
  const company = await makeCompany(guia.pool);
  const [hidden, unseen] = [await rate(company, 1), await rate(await makeCompany(guia.pool), 1)];
  await ask(HIDE, { id: hidden, reason: 'Falsa' });
  await guia.pool.query(
    'UPDATE companies SET is_active = false WHERE id = (SELECT company_id FROM ratings WHERE id = $1)',
    [unseen],
  );
  for (const id of [hidden, unseen, 999_999])
    expect(await mark(id, { fingerprint: freshBrowser() })).toBe('NOT_FOUND');
});

test('marks from one address are limited by the day, those of one rating to five', async () => {
  const company = await makeCompany(guia.pool);
  const ids = [await rate(company, 4), await rate(company, 4), await rate(company, 4)];
  const address = freshAddress();
  const markOnce = (id: number) => mark(id, { address, fingerprint: freshBrowser() });
  for (const [index, id] of ids.entries()) {
    const most = index < 2 ? 5 : 2;
    for (let number = 1; number <= most; number++) expect(await markOnce(id)).toBe(number);
    expect(await markOnce(id)).toBe('RATE_LIMITED');
  }
  expect(await mark(ids[0] as number, { fingerprint: freshBrowser() })).toBe(6);
});

test('who marked ends with the rating, the account and after a year; the count of a rating stays', async () => {
  const company = await makeCompany(guia.pool);
  const [kept, erased] = [await rate(company, 4), await rate(company, 4)];
  const person = await guia.owner();
  for (const id of [kept, erased]) await mark(id, { token: person.token });
  await mark(kept, { fingerprint: freshBrowser() });
  await mark(kept, { fingerprint: freshBrowser() });
  await ask('mutation ($id: ID!) { deleteRating(id: $id) { id } }', { id: erased });
  const marks = async () =>
    (
      await guia.pool.query(
        'SELECT count(*)::int AS count FROM rating_marks WHERE rating_id = ANY ($1::int[])',
        [[kept, erased]],
      )
    ).rows[0].count;
  expect(await marks()).toBe(3);
  const mine = await ask('{ myPersonalData }', {}, person);
  expect(JSON.stringify(mine.data.myPersonalData)).toContain('ratingMarks');
  await ask('mutation ($id: ID!) { deleteUser(id: $id) { id } }', { id: person.id });
  expect(await marks()).toBe(2);
  await guia.pool.query(
    `UPDATE rating_marks SET created_at = now() - interval '13 months'
     WHERE id = (SELECT min(id) FROM rating_marks WHERE rating_id = $1)`,
    [kept],
  );
  await guia.pool.query(CLEAN_UP.find(({ name }) => name === 'clean_rating_marks')?.text ?? '');
  expect(await marks()).toBe(1);
  const { rows } = await guia.pool.query('SELECT useful_count FROM ratings WHERE id = $1', [kept]);
  expect(rows).toEqual([{ useful_count: 3 }]);
});
