import { afterAll, expect, test } from 'vitest';
import { startWithOneOfEachKind } from '../../test/helpers/decisions/one-of-each-kind.ts';

const { guia, token, owner, ids, ask } = await startWithOneOfEachKind();
afterAll(() => guia.close());

const LIST = `query ($kinds: [WorkKind!], $q: String, $order: WorkOrder = oldest, $page: Int = 1, $perPage: Int = 50) {
  adminWork(kinds: $kinds, q: $q, order: $order, page: $page, perPage: $perPage) {
    total lastPage items { kind id title detail waitingSince isOverdue daysAllowed company { name } person { name email } } } }`;
const list = async (variables = {}) => (await ask(LIST, variables)).data.adminWork;

test('all that waits is one list, what has waited longest first', async () => {
  const { total, items } = await list();
  expect(total).toBe(10);
  expect(items.map(({ kind, id }: { kind: string; id: string }) => [kind, Number(id)])).toEqual(
    [
      'dataRequest',
      'newCompany',
      'claim',
      'changedCompany',
      'planRequest',
      'photo',
      'reportedRating',
      'correction',
      'accessRequest',
      'message',
    ].map((kind) => [kind, ids[kind]]),
  );
  expect(items.map(({ isOverdue }: { isOverdue: boolean }) => isOverdue)).toEqual([
    // The law gives more days than the approval policy.
    false,
    ...[true, true, true],
    ...[false, false, false, false, false, false],
  ]);
  expect([items[0].daysAllowed, items[1].daysAllowed]).toEqual([15, 7]);
  const byKind = Object.fromEntries(items.map((item: { kind: string }) => [item.kind, item]));
  const person = { name: 'Zélia Conceição', email: owner.email };
  expect(byKind).toMatchObject({
    newCompany: { title: 'Padaria São João', detail: 'Uma empresa que só existe neste teste.', person },
    changedCompany: { title: 'Floricultura', detail: 'Cidade, Nome', person },
    photo: { title: 'Floricultura', detail: 'A fachada', person },
    planRequest: { title: 'Zélia Conceição', detail: 'Grátis → Pro', company: null, person },
    claim: { title: 'Sem Dono', detail: 'É minha.', person },
    reportedRating: { title: 'Floricultura', detail: 'Ofende a dona', person: null },
    correction: { title: 'Sem Dono', detail: 'Telefone: (19) 3555-0199', person: null },
    accessRequest: { title: 'Floricultura', detail: null, person },
    message: { title: 'Padaria São João', detail: 'Plano: Como mudo de plano?', person },
    dataRequest: {
      title: 'bruno@exemplo.com.br',
      detail: 'Apagar os dados: Apague tudo.',
      company: null,
      person: null,
    },
  });
});

test('the list is filtered by kind, searched, turned round and paged', async () => {
  const kindsOf = (page: { items: Array<{ kind: string }> }) => page.items.map(({ kind }) => kind);
  expect(kindsOf(await list({ kinds: ['claim', 'photo'] }))).toEqual(['claim', 'photo']);
  expect(kindsOf(await list({ order: 'newest', perPage: 2 }))).toEqual(['message', 'accessRequest']);
  expect(await list({ page: 3, perPage: 4 })).toMatchObject({ total: 10, lastPage: 3, items: [{}, {}] });
  expect(await list({ page: 9, perPage: 4 })).toMatchObject({ total: 10, items: [] });
  expect(kindsOf(await list({ q: 'sao joao' }))).toEqual(['newCompany', 'message']);
  expect(kindsOf(await list({ q: 'zélia', kinds: ['planRequest', 'claim'] }))).toEqual([
    'claim',
    'planRequest',
  ]);
  expect(kindsOf(await list({ q: 'bruno@' }))).toEqual(['dataRequest']);
  expect(await list({ q: 'não existe' })).toMatchObject({ total: 0, items: [] });
});

test('each kind is counted, with what is overdue', async () => {
  const { data } = await ask('{ adminWorkCounts { kind count overdue } }');
  const overdue = ['newCompany', 'claim', 'changedCompany'];
  expect(data.adminWorkCounts).toHaveLength(10);
  for (const row of data.adminWorkCounts) {
    expect(row).toEqual({ kind: row.kind, count: 1, overdue: overdue.includes(row.kind) ? 1 : 0 });
  }
});

test('a company does not wait while it is inactive, and comes back to its place', async () => {
  const setActive = (isActive: boolean) =>
    ask(
      'mutation ($id: ID!, $isActive: Boolean!) { setCompanyActive(id: $id, isActive: $isActive) { id } }',
      {
        id: ids.newCompany,
        isActive,
      },
    );
  const PENDING = `query ($id: ID!) {
    adminPendingCompanies { items { id } } adminStatistics { pendingCompanies } company(id: $id) { isOverdue }
    adminWorkCounts { kind count } adminWorkMatter(kind: newCompany, id: $id) { isWaiting }
    adminDecidedWork(shown: [{ kind: newCompany, id: $id }]) { id decidedText } }`;
  const stateOf = async () => {
    const { data } = await ask(PENDING, { id: ids.newCompany });
    return {
      listed: (await list({ kinds: ['newCompany'] })).items.length,
      pending: data.adminPendingCompanies.items.length,
      card: data.adminStatistics.pendingCompanies,
      counted: data.adminWorkCounts.find(({ kind }: { kind: string }) => kind === 'newCompany').count,
      ...data.company,
      ...data.adminWorkMatter,
      decided: data.adminDecidedWork,
    };
  };
  const gone = { id: String(ids.newCompany), decidedText: null };
  await setActive(false);
  expect(await stateOf()).toEqual({
    ...{ listed: 0, pending: 0, card: 0, counted: 0, isOverdue: false, isWaiting: false },
    decided: [gone],
  });
  await setActive(true);
  expect(await stateOf()).toEqual({
    ...{ listed: 1, pending: 1, card: 1, counted: 1, isOverdue: true, isWaiting: true },
    decided: [],
  });
  expect((await list()).items[1]).toMatchObject({ kind: 'newCompany', id: String(ids.newCompany) });
});

test('only those who manage accounts see requests about personal data, and count, open and undo them', async () => {
  await guia.sql`UPDATE data_requests SET created_at = now() - interval '16 days' WHERE id = ${ids.dataRequest}`;
  const MATTER =
    'query ($id: ID!) { adminWorkMatter(kind: dataRequest, id: $id) { isOverdue dataRequest { content } } }';
  const UNDO = 'mutation ($id: ID!) { undoDecision(kind: dataRequest, id: $id) { id } }';
  const COUNTS = '{ adminWorkCounts { kind } }';
  const variables = { id: ids.dataRequest };
  expect((await ask(MATTER, variables)).data.adminWorkMatter).toEqual({
    isOverdue: true,
    dataRequest: { content: 'Apague tudo.' },
  });
  const ANSWER = 'mutation ($id: ID!) { answerDataRequest(id: $id, answer: "Sim", undoable: true) { id } }';
  const { id, token: moderator } = await guia.owner('Moderadora');
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = ${id}`;
  const asModerator = { token: moderator };
  for (const query of [MATTER, ANSWER])
    expect((await ask(query, variables, asModerator)).errors[0].extensions.code).toBe('FORBIDDEN');
  const seen = (await ask('{ adminWork { items { kind } } }', {}, asModerator)).data.adminWork.items;
  const asked = await ask('{ adminWork(kinds: [dataRequest]) { total } }', {}, asModerator);
  const counts = (await ask(COUNTS, {}, asModerator)).data.adminWorkCounts;
  expect(JSON.stringify([seen, asked.data.adminWork, counts])).not.toContain('dataRequest');
  expect(asked.data.adminWork.total).toBe(0);

  await ask(ANSWER, variables);
  const DECIDED = 'query ($id: ID!) { adminDecidedWork(shown: [{ kind: dataRequest, id: $id }]) { id } }';
  const decidedFor = async (caller: { token: string }) =>
    (await ask(DECIDED, variables, caller)).data.adminDecidedWork;
  expect([await decidedFor({ token }), await decidedFor(asModerator)]).toEqual([
    [{ id: String(ids.dataRequest) }],
    [],
  ]);
  expect((await ask(UNDO, variables, asModerator)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await ask(UNDO, variables)).data.undoDecision).toEqual({ id: String(ids.dataRequest) });
  await guia.sql`DELETE FROM users WHERE id = ${id}`;
});

test('readers see neither persons nor the details of what persons ask for', async () => {
  const { id, token: reader } = await guia.owner('Leitora');
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'reader' WHERE id = ${id}`;
  const query = '{ adminWork { items { kind title detail person { name } } } }';
  const { items } = (await ask(query, {}, { token: reader })).data.adminWork;
  await guia.sql`DELETE FROM users WHERE id = ${id}`;
  expect(JSON.stringify(items)).not.toContain('Zélia');
  const hidden = ['claim', 'correction', 'message', 'planRequest'];
  for (const { kind, detail, person } of items) {
    expect(person).toBeNull();
    if (hidden.includes(kind)) expect([kind, detail]).toEqual([kind, null]);
  }
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(hidden));
  expect(items.find(({ kind }: { kind: string }) => kind === 'photo').detail).toBe('A fachada');
});

test('nobody else sees what waits', async () => {
  const detailsOf = '{ adminWorkMatter(kind: claim, id: 1) { id } }';
  const decided = '{ adminDecidedWork(shown: []) { id } }';
  for (const query of ['{ adminWorkCounts { count } }', '{ adminWork { total } }', detailsOf, decided]) {
    expect((await ask(query, {}, owner)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await ask(query, {}, {})).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
});
