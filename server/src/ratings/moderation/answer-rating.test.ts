import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { ANSWER, codeOf, HIDE, REPORT, ratingFixtures } from '../../../test/helpers/rating-fixtures.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_RATINGS_COMPANY: '100', LIMIT_RATING_REPORTS: '3' });

const CHANGE = `mutation ($id: ID!, $text: String!) {
  changeRatingAnswer(id: $id, text: $text) { answer { text isOutdated } }
}`;
const { ask, rate } = ratingFixtures(() => guia);

test('the owner answers once, shown to everybody at once', async () => {
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
  const own = (await ask('{ myPersonalData }', {}, owner)).data.myPersonalData;
  expect(own.ratingAnswers).toMatchObject([{ text: 'Desculpe a demora.' }]);
  await ask(HIDE, { id: rated, reason: 'x' });
  expect(codeOf(await ask(ANSWER, { id: rated, text: 'Tarde' }, owner))).toBe('NOT_FOUND');
});

test('the owner changes the answer; the audit log keeps both texts until the account is closed', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const rated = await rate(id, 2, 'Demorou');
  const change = (text: string, caller: { token?: string } = owner) =>
    ask(CHANGE, { id: rated, text }, caller);
  expect(codeOf(await change('Cedo demais'))).toBe('CONFLICT');
  await ask(ANSWER, { id: rated, text: 'Desculpe.' }, owner);
  expect(codeOf(await change('Não fui eu', {}))).toBe('UNAUTHENTICATED');
  expect(codeOf(await change('Não é meu', await guia.owner()))).toBe('FORBIDDEN');
  expect(codeOf(await change(' '))).toBe('BAD_USER_INPUT');
  await guia.sql`UPDATE ratings SET changed_at = now() WHERE id = ${rated}`;
  const changed = await change('Desculpe a demora.');
  expect(changed.data.changeRatingAnswer.answer).toEqual({ text: 'Desculpe a demora.', isOutdated: false });
  const entries = async () =>
    await guia.sql`SELECT actor_id AS by, before, after FROM audit_entries
      WHERE action = 'rating.answer-change' AND subject_id = ${rated}`;
  expect(await entries()).toEqual([
    { by: owner.id, before: { companyId: id, text: 'Desculpe.' }, after: { text: 'Desculpe a demora.' } },
  ]);
  await ask('mutation { deleteAccount(password: "segredo-bem-longo") { id } }', {}, owner);
  expect(await entries()).toEqual([{ by: owner.id, before: { companyId: id }, after: {} }]);
});

test('only the owner sees the number of unanswered ratings', async () => {
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
  for (const other of [{}, admin, await guia.owner()]) expect(await countFor(other)).toBeNull();
});

test('closing an account makes its reports anonymous and removes its answers', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const rated = await rate(id, 2);
  await ask(ANSWER, { id: rated, text: 'Obrigada.' }, owner);
  const other = await rate(await makeCompany(guia.pool), 1);
  await ask(REPORT, { id: other, reason: 'Falsa' }, owner);
  const own = (await ask('{ myPersonalData }', {}, owner)).data.myPersonalData;
  expect(own.ratingReports).toMatchObject([{ reason: 'Falsa' }]);
  // The company has another owner meanwhile.
  await guia.sql`UPDATE companies SET owner_id = NULL WHERE id = ${id}`;
  const closed = await ask('mutation { deleteAccount(password: "segredo-bem-longo") { id } }', {}, owner);
  expect(closed.data.deleteAccount).toEqual({ id: String(owner.id) });
  const rows = await guia.sql`SELECT r.answer, r.answered_at, (SELECT count(*)::int FROM rating_reports
    WHERE user_id = ${owner.id}) AS named,
       (SELECT count(*)::int FROM rating_reports WHERE rating_id = ${other}) AS reports FROM ratings r WHERE r.id = ${rated}`;
  expect(rows).toEqual([{ answer: null, answered_at: null, named: 0, reports: 1 }]);
});
