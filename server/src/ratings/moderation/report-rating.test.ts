import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { makeMember } from '../../../test/helpers/members/make-member.ts';
import {
  codeOf,
  freshBrowser,
  HIDE,
  RATING_FIELDS,
  REPORT,
  ratingFixtures,
} from '../../../test/helpers/rating-fixtures.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_RATINGS_COMPANY: '100', LIMIT_RATING_REPORTS: '3' });

const { ask, list, rate } = ratingFixtures(() => guia);

test('a report of somebody with a part in the company is from the company', async () => {
  const { member, companyId } = await makeMember(guia, 'attendant');
  const id = await rate(Number(companyId), 1, 'Ruim');
  const reason = 'Nunca veio aqui.';
  expect((await ask(REPORT, { id, reason }, member)).data.reportRating).toEqual({
    reason,
    isFromOwner: true,
  });
  const reported = await list(`companyId: ${companyId}, isReported: true`);
  expect(reported.items).toMatchObject([{ reports: [{ reason, isFromOwner: true }] }]);
});

test('visitors and owners report a rating, each once; an administrator dismisses or hides', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const rated = await rate(id, 1, 'Ruim');
  const reason = 'É de um concorrente.';
  const visitor = { address: '192.0.2.10' };
  const byVisitor = () => ask(REPORT, { id: rated, reason, fingerprint: 'reporting-browser' }, visitor);
  expect((await byVisitor()).data.reportRating).toEqual({ reason, isFromOwner: false });
  const twice = await byVisitor();
  expect(codeOf(twice)).toBe('CONFLICT');
  const byOwner = await ask(REPORT, { id: rated, reason: 'Nunca veio aqui.' }, owner);
  expect(byOwner.data.reportRating).toEqual({ reason: 'Nunca veio aqui.', isFromOwner: true });
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
  const DISMISS = `mutation ($id: ID!) { dismissRatingReports(id: $id) { ${RATING_FIELDS} } }`;
  expect((await ask(DISMISS, { id: rated })).data.dismissRatingReports).toMatchObject({
    openReports: 0,
    isHidden: false,
  });
  expect(codeOf(await ask(DISMISS, { id: rated }))).toBe('CONFLICT');
  expect(codeOf(await byVisitor())).toBe('CONFLICT');
  await ask(HIDE, { id: rated, reason: 'Falsa' });
  expect(codeOf(await ask(REPORT, { id: rated, reason, fingerprint: freshBrowser() }, visitor))).toBe(
    'NOT_FOUND',
  );
});

test('reports from one address are limited by the day', async () => {
  const id = await makeCompany(guia.pool);
  const address = '192.0.2.77';
  const codes: Array<string | undefined> = [];
  for (let number = 0; number < 4; number++) {
    const rated = await rate(id, 1);
    codes.push(
      codeOf(await ask(REPORT, { id: rated, reason: 'Falsa', fingerprint: freshBrowser() }, { address })),
    );
  }
  expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  expect((await list(`companyId: ${id}, isReported: true`)).total).toBe(3);
});
