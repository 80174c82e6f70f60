import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';

let guia: TestApp;
let token: string;
let owner: { id: number; token: string; email: string };
let ids: Record<string, number>;

const insert = async (text: string, values: unknown[] = []): Promise<number> =>
  (await guia.pool.query<{ id: number }>(`${text} RETURNING id`, values)).rows[0]?.id as number;

beforeAll(async () => {
  guia = await startTestApp();
  token = await guia.adminToken();
  owner = await guia.owner('Zélia Conceição');
  const { pool } = guia;
  const pending = await makeCompany(pool, {
    name: 'Padaria São João',
    is_approved: false,
    owner_id: owner.id,
  });
  const changed = await makeCompany(pool, { name: 'Floricultura', owner_id: owner.id });
  const free = await makeCompany(pool, { name: 'Sem Dono', owner_id: null });
  const paid = await insert(`INSERT INTO plans (name, price, max_companies) VALUES ('Pro', 10, 5)`);
  const rating = await insert(
    `INSERT INTO ratings (company_id, rating, fingerprint_hash, open_reports, created_at)
     VALUES ($1, 1, '\\x01', 1, now() - interval '300 days')`,
    [changed],
  );
  // The first report was decided; only the second is open.
  await pool.query(
    `INSERT INTO rating_reports (rating_id, reason, fingerprint_hash, created_at)
     VALUES ($1, 'Antiga', '\\x02', now() - interval '90 days'), ($1, 'Ofende a dona', '\\x03', now() - interval '4 days')`,
    [rating],
  );
  const photo = await insert(
    `INSERT INTO company_photos (company_id, key, position, state, caption, created_at)
     VALUES ($1, gen_random_uuid(), 0, 'waiting', 'A fachada', now() - interval '5 days')`,
    [changed],
  );
  ids = {
    newCompany: pending,
    changedCompany: changed,
    photo,
    planRequest: await insert(
      `INSERT INTO plan_requests (user_id, requested_plan_id, requested_at) VALUES ($1, $2, now() - interval '6 days')`,
      [owner.id, paid],
    ),
    claim: await insert(
      `INSERT INTO company_claims (company_id, user_id, message, created_at)
       VALUES ($1, $2, 'É minha.', now() - interval '9 days')`,
      [free, owner.id],
    ),
    reportedRating: rating,
    correction: await insert(
      `INSERT INTO company_corrections (company_id, field, before, after, created_at)
       VALUES ($1, 'phone', '(19) 3555-0100', '(19) 3555-0199', now() - interval '3 days')`,
      [free],
    ),
    accessRequest: changed,
    message: pending,
    dataRequest: await insert(
      `INSERT INTO data_requests (kind, email, content, status, created_at)
       VALUES ('erasure', 'bruno@exemplo.com.br', 'Apague tudo.', 'pending', now() - interval '12 days')`,
    ),
  };
  await pool.query(`UPDATE companies SET created_at = now() - interval '10 days' WHERE id = $1`, [pending]);
  await pool.query(
    `INSERT INTO company_changes (company_id, before, changed_at)
     VALUES ($1, '{"name": "Flores", "cityId": 1}', now() - interval '8 days')`,
    [changed],
  );
  await pool.query(
    `INSERT INTO message_access_requests (company_id, user_id, created_at) VALUES ($1, $2, now() - interval '2 days')`,
    [changed, owner.id],
  );
  await pool.query(
    `INSERT INTO messages (company_id, sender_type, sender_id, subject, content, is_read, replied_to, created_at)
     VALUES ($1, 'company', $2, 'Plano', 'Como mudo de plano?', false, NULL, now() - interval '1 day'),
       ($1, 'company', $2, 'De novo', 'Alguém aí?', false, NULL, now()),
       ($1, 'visitor', NULL, NULL, 'Para a empresa', false, NULL, now())`,
    [pending, owner.id],
  );
  // Nothing waits here: decided, of an owner, read.
  await pool.query(
    `INSERT INTO company_corrections (company_id, field, after) VALUES ($1, 'name', 'Do dono')`,
    [changed],
  );
  await pool.query(`INSERT INTO company_claims (company_id, user_id, status) VALUES ($1, $2, 'rejected')`, [
    free,
    owner.id,
  ]);
});
afterAll(() => guia.close());

const ask = async (query: string, variables = {}, caller: { token?: string } = { token }) =>
  (await guia.graphql(query, variables, caller)).body;
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
      detail: 'Exclusão de dados: Apague tudo.',
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

test('only those who manage accounts see requests about personal data, and count, open and undo them', async () => {
  await guia.pool.query(`UPDATE data_requests SET created_at = now() - interval '16 days' WHERE id = $1`, [
    ids.dataRequest,
  ]);
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
  await guia.pool.query(`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = $1`, [id]);
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
  await guia.pool.query('DELETE FROM users WHERE id = $1', [id]);
});

test('nobody else sees what waits', async () => {
  const matterOf = '{ adminWorkMatter(kind: claim, id: 1) { id } }';
  const decided = '{ adminDecidedWork(shown: []) { id } }';
  for (const query of ['{ adminWorkCounts { count } }', '{ adminWork { total } }', matterOf, decided]) {
    expect((await ask(query, {}, owner)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await ask(query, {}, {})).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
});

const MATTER = `query ($kind: WorkKind!, $id: ID!) { adminWorkMatter(kind: $kind, id: $id) {
  isWaiting waitingSince isOverdue daysAllowed company { name duplicates { reasons } }
  person { name isEmailConfirmed companiesCount companies { name } rejectionsCount rejections { name reason } }
  changed { changes { name beforeText } } photo { photo { caption } } planRequest { requestedPlan { name } }
  claim { message rivals } rating { openReports reports { reason } } correction { after } } }`;
const matter = async (kind: string, id = ids[kind]) => (await ask(MATTER, { kind, id })).data.adminWorkMatter;

test('each thing is read with all that helps to decide it', async () => {
  await guia.pool.query(
    `INSERT INTO company_rejections (company_id, owner_id, typed, reason)
     VALUES (999999, $1, '{"name": "Bar Antigo"}', 'Dados falsos')`,
    [owner.id],
  );
  const person = {
    name: 'Zélia Conceição',
    isEmailConfirmed: false,
    companiesCount: 2,
    companies: expect.arrayContaining([{ name: 'Floricultura' }]),
    rejectionsCount: 1,
    rejections: [{ name: 'Bar Antigo', reason: 'Dados falsos' }],
  };
  expect(await matter('newCompany')).toMatchObject({
    isWaiting: true,
    isOverdue: true,
    daysAllowed: 7,
    company: { name: 'Padaria São João', duplicates: [] },
    person,
    photo: null,
  });
  expect(await matter('changedCompany')).toMatchObject({
    changed: { changes: expect.arrayContaining([{ name: 'Nome', beforeText: 'Flores' }]) },
  });
  expect(await matter('photo')).toMatchObject({ photo: { photo: { caption: 'A fachada' } }, person });
  expect(await matter('planRequest')).toMatchObject({
    company: null,
    person,
    planRequest: { requestedPlan: { name: 'Pro' } },
  });
  expect(await matter('claim')).toMatchObject({ person, claim: { message: 'É minha.', rivals: 0 } });
  expect(await matter('reportedRating')).toMatchObject({ person: null, rating: { openReports: 1 } });
  expect(await matter('correction')).toMatchObject({ correction: { after: '(19) 3555-0199' } });
  expect(await matter('accessRequest')).toMatchObject({ company: { name: 'Floricultura' }, person });
  const gone = {
    isWaiting: false,
    waitingSince: null,
    daysAllowed: null,
    company: null,
    person: null,
    claim: null,
  };
  expect(await matter('claim', 999_999)).toMatchObject(gone);
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
  await guia.pool.query(`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = $1`, [id]);
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
  await guia.pool.query(`UPDATE users SET name = 'Ana Lima' WHERE role = 'admin'`);
  expect((await decidedOf(id, await moderator()))[0].decidedText).toBe('Ana já rejeitou');
  expect(await state()).toEqual({
    isWaiting: false,
    decidedText: 'Você já rejeitou esta empresa agora mesmo.',
    company: null,
  });
  expect(await counted()).toBe(before - 1);
  expect((await list({ kinds: ['newCompany'] })).items.map((one: { id: string }) => one.id)).not.toContain(
    String(id),
  );
  await ask('mutation ($id: ID!) { undoDecision(kind: newCompany, id: $id) { id } }', { id });
  expect((await state()).isWaiting).toBe(true);
  expect(await decidedOf(id)).toEqual([]);
  await guia.pool.query('DELETE FROM companies WHERE id = $1', [id]);
  expect(await decidedOf(id)).toEqual([{ kind: 'newCompany', id: String(id), decidedText: null }]);
});

test('messages wait until all of the conversation are read', async () => {
  expect(await matter('message')).toMatchObject({ isWaiting: true, company: { name: 'Padaria São João' } });
  const READ = 'mutation ($id: ID!) { markConversationRead(companyId: $id) { unreadByAdministration } }';
  expect((await ask(READ, { id: ids.message })).data.markConversationRead.unreadByAdministration).toBe(0);
  expect((await matter('message')).isWaiting).toBe(false);
  // What a visitor wrote to the company stays unread.
  const { rows } = await guia.pool.query('SELECT count(*)::int AS unread FROM messages WHERE NOT is_read');
  expect(rows).toEqual([{ unread: 1 }]);
  expect((await ask(READ, { id: ids.message }, owner)).errors[0].extensions.code).toBe('FORBIDDEN');
});
