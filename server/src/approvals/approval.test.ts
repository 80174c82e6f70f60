import { afterAll, expect, test } from 'vitest';
import { startWithOneOfEachKind } from '../../test/helpers/decisions/one-of-each-kind.ts';
import { makeCompany } from '../../test/helpers/factories.ts';

const { guia, token, owner, ids, ask } = await startWithOneOfEachKind();
afterAll(() => guia.close());

const waitingIds = async (): Promise<string[]> =>
  (await ask('{ adminWork(kinds: [newCompany]) { items { id } } }')).data.adminWork.items.map(
    ({ id }: { id: string }) => id,
  );
const MATTER = `query ($kind: WorkKind!, $id: ID!) { adminWorkMatter(kind: $kind, id: $id) {
  isWaiting waitingSince changedAt isOverdue daysAllowed company { name duplicates { reasons } }
  person { name isEmailConfirmed companiesCount companies { name } rejectionsCount rejections { name reason } }
  changed { changes { name beforeText } } photo { photo { caption } } planRequest { requestedPlan { name } }
  claim { message rivals } rating { openReports reports { reason } } correction { after } } }`;
const approval = async (kind: string, id = ids[kind]) =>
  (await ask(MATTER, { kind, id })).data.adminWorkMatter;

test('each thing is read with all that helps to decide it', async () => {
  await makeCompany(guia.pool, {
    name: 'Bar Antigo',
    owner_id: owner.id,
    is_approved: false,
    is_active: false,
    rejected_at: new Date(),
    rejection_reason: 'Dados falsos',
  });
  const person = {
    name: 'Zélia Conceição',
    isEmailConfirmed: false,
    companiesCount: 2,
    companies: expect.arrayContaining([{ name: 'Floricultura' }]),
    rejectionsCount: 1,
    rejections: [{ name: 'Bar Antigo', reason: 'Dados falsos' }],
  };
  expect(await approval('newCompany')).toMatchObject({
    isWaiting: true,
    isOverdue: true,
    daysAllowed: 7,
    company: { name: 'Padaria São João', duplicates: [] },
    person,
    photo: null,
  });
  expect(await approval('changedCompany')).toMatchObject({
    changed: { changes: expect.arrayContaining([{ name: 'Nome', beforeText: 'Flores' }]) },
  });
  expect(await approval('photo')).toMatchObject({ photo: { photo: { caption: 'A fachada' } }, person });
  expect(await approval('planRequest')).toMatchObject({
    company: null,
    person,
    planRequest: { requestedPlan: { name: 'Pro' } },
  });
  expect(await approval('claim')).toMatchObject({ person, claim: { message: 'É minha.', rivals: 0 } });
  expect(await approval('reportedRating')).toMatchObject({ person: null, rating: { openReports: 1 } });
  expect(await approval('correction')).toMatchObject({ correction: { after: '(19) 3555-0199' } });
  expect(await approval('accessRequest')).toMatchObject({ company: { name: 'Floricultura' }, person });
  const gone = {
    isWaiting: false,
    waitingSince: null,
    daysAllowed: null,
    company: null,
    person: null,
    claim: null,
  };
  expect(await approval('claim', 999_999)).toMatchObject(gone);
});

/** Returns which of all the things that wait, and of a company, do not wait. */
const decidedOf = async (id: number, caller: { token?: string } = { token }) => {
  const shown = [
    ...Object.entries(ids).map(([kind, one]) => ({ kind, id: one })),
    { kind: 'newCompany', id },
  ];
  const query = `query ($shown: [WorkKeyInput!]!) { adminDecidedWork(shown: $shown) { kind id decidedText } }`;
  return (await ask(query, { shown }, caller)).data.adminDecidedWork;
};
const moderator = async () => {
  const { token: other, id } = await guia.owner('Bia');
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = ${id}`;
  return { token: other };
};

test('who decided is told at once, also while it can be undone', async () => {
  const id = await makeCompany(guia.pool, { is_approved: false, owner_id: owner.id });
  const state = async () =>
    (
      await ask(
        'query ($id: ID!) { adminWorkMatter(kind: newCompany, id: $id) { isWaiting decidedText company { id } } }',
        { id },
      )
    ).data.adminWorkMatter;
  expect(await state()).toEqual({ isWaiting: true, decidedText: null, company: { id: String(id) } });
  const counted = async () =>
    (await ask('{ adminWorkCounts { kind count } }')).data.adminWorkCounts.find(
      ({ kind }: { kind: string }) => kind === 'newCompany',
    ).count;
  const before = await counted();
  expect(await decidedOf(id)).toEqual([]);
  await ask('mutation ($id: ID!) { rejectCompany(id: $id, undoable: true) { id } }', { id });
  expect(await decidedOf(id)).toEqual([
    { kind: 'newCompany', id: String(id), decidedText: 'Você já rejeitou' },
  ]);
  await guia.sql`UPDATE users SET name = 'Ana Lima' WHERE role = 'admin'`;
  expect((await decidedOf(id, await moderator()))[0].decidedText).toBe('Ana já rejeitou');
  expect(await state()).toEqual({
    isWaiting: false,
    decidedText: 'Você já rejeitou esta empresa agora mesmo.',
    company: null,
  });
  expect(await counted()).toBe(before - 1);
  expect(await waitingIds()).not.toContain(String(id));
  await ask('mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }', { id });
  expect((await state()).isWaiting).toBe(true);
  expect(await decidedOf(id)).toEqual([]);
  await guia.sql`DELETE FROM companies WHERE id = ${id}`;
  expect(await decidedOf(id)).toEqual([{ kind: 'newCompany', id: String(id), decidedText: null }]);
});

test('messages wait until all of the conversation are read', async () => {
  expect(await approval('message')).toMatchObject({ isWaiting: true, company: { name: 'Padaria São João' } });
  const READ = 'mutation ($id: ID!) { markConversationRead(companyId: $id) { unreadByAdministration } }';
  expect((await ask(READ, { id: ids.message })).data.markConversationRead.unreadByAdministration).toBe(0);
  expect((await approval('message')).isWaiting).toBe(false);
  // What a visitor wrote to the company stays unread.
  const rows = await guia.sql`SELECT count(*)::int AS unread FROM messages WHERE NOT is_read`;
  expect(rows).toEqual([{ unread: 1 }]);
  expect((await ask(READ, { id: ids.message }, owner)).errors[0].extensions.code).toBe('FORBIDDEN');
  const entries = await guia.sql`SELECT subject_id FROM audit_entries WHERE action = 'company.messages-read'`;
  expect(entries).toEqual([{ subject_id: ids.message }]);
});

test('messages sent after those that were shown stay unread', async () => {
  const id = ids.message;
  const sent = (content: string, at: string) =>
    guia.pool.query(
      `INSERT INTO messages (company_id, sender_type, sender_id, content, created_at)
       VALUES ($1, 'company', (SELECT owner_id FROM companies WHERE id = $1), $2, $3)`,
      [id, content, at],
    );
  await sent('Mais uma', '2026-11-04 12:00:00.123456-03');
  const QUERY = `{ adminWork(kinds: [message]) { items { id changedAt } } }`;
  const [item] = (await ask(QUERY)).data.adminWork.items;
  expect(item).toEqual({ id: String(id), changedAt: '2026-11-04T15:00:00.123Z' });
  expect((await approval('message')).changedAt).toBe(item.changedAt);
  await sent('Depois', '2026-11-04 12:00:00.124-03');
  const { data } = await ask(
    `mutation ($id: ID!, $changedAt: DateTime) {
      markConversationRead(companyId: $id, changedAt: $changedAt) { unreadByAdministration } }`,
    item,
  );
  expect(data.markConversationRead.unreadByAdministration).toBe(1);
});
