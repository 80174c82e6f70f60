import { beforeAll, beforeEach, expect, test } from 'vitest';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_OWNER_REQUESTS: '3' });
let paid: number;
let closed: number;
beforeAll(async () => {
  const rows = await guia.sql`INSERT INTO plans (name, price, max_companies, is_active)
     VALUES ('Profissional', 49.9, 20, true), ('Antigo', 10, 5, false) RETURNING id`;
  paid = rows[0].id;
  closed = rows[1].id;
});

let owner: { id: number; token: string; email: string };
beforeEach(async () => {
  owner = await guia.owner();
});

const ask = (body: object, caller: object = owner) => guia.rest('POST', '/plan-requests', body, caller);
const decide = (id: number, how: string, body: object = {}, caller: object = admin) =>
  guia.rest('POST', `/admin/plan-requests/${id}/${how}`, body, caller);
const planOf = async (id: number) => (await guia.sql`SELECT plan_id FROM users WHERE id = ${id}`)[0].plan_id;
const mailsTo = async (recipient: string) =>
  await guia.sql`SELECT kind, text FROM mails WHERE recipient = ${recipient} AND kind LIKE ${'plan%'}`;

test('both payload forms are accepted', async () => {
  const first = await ask({ requested_plan_id: paid, message: 'Abri mais duas lojas.' });
  expect(first.body).toMatchObject({
    success: true,
    message: 'Solicitação enviada com sucesso! O administrador será notificado e analisará sua solicitação.',
    data: {
      status: 'pending',
      user: { id: owner.id, email: owner.email },
      current_plan: { name: 'Grátis', price: 0 },
      requested_plan: { id: paid, name: 'Profissional', price: 49.9 },
      message: 'Abri mais duas lojas.',
      admin_notes: null,
      decided_at: null,
    },
  });
  const reason = 'Solicitação de mudança de plano via dashboard';
  const other = await guia.owner();
  const second = await ask({ plan_id: String(paid), user_id: other.id, reason }, other);
  expect(second.body.data).toMatchObject({ message: reason, requested_plan: { id: paid } });
  expect((await ask({ plan_id: paid, user_id: other.id })).status).toBe(403);
});

test('a plan that cannot be requested is 422 with the field', async () => {
  const own = await planOf(owner.id);
  for (const [requested_plan_id, text] of [
    ['', 'Por favor, selecione um plano.'],
    [own, 'Este já é o seu plano. Escolha outro.'],
    [closed, 'Este plano não está mais disponível. Escolha outro.'],
    [999_999, 'Este plano não está mais disponível. Escolha outro.'],
    ['abc', 'Este plano não está mais disponível. Escolha outro.'],
  ]) {
    const { status, body } = await ask({ requested_plan_id });
    expect(status).toBe(422);
    expect(body.errors.requested_plan_id).toEqual([text]);
  }
});

test('one pending request per user, also concurrently; only its owner cancels it', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ask({ requested_plan_id: paid })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const id = answers.find(({ status }) => status === 200)?.body.data.id;
  const cancel = (caller: object) =>
    guia.graphql('mutation ($id: ID!) { cancelPlanRequest(id: $id) { id } }', { id }, caller);
  expect((await cancel(await guia.owner())).body.errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await cancel({})).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await cancel(owner)).body.data.cancelPlanRequest).toEqual({ id: String(id) });
  expect((await ask({ requested_plan_id: paid })).status).toBe(200);
});

test('approving changes the plan and notifies the owner once, also concurrently', async () => {
  const { id } = (await ask({ requested_plan_id: paid })).body.data;
  const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Request already processed');
  expect(await planOf(owner.id)).toBe(paid);
  expect(await mailsTo(owner.email)).toEqual([
    { kind: 'plan-approved', text: expect.stringContaining('Profissional') },
  ]);
  const { body } = await guia.graphql(
    '{ myPlanRequest { status decidedAt currentPlan { name } requestedPlan { name price features } } }',
    {},
    owner,
  );
  expect(body.data.myPlanRequest).toMatchObject({
    status: 'approved',
    currentPlan: { name: 'Grátis' },
    requestedPlan: { name: 'Profissional', price: '49.90', features: [] },
  });
  expect((await decide(id, 'reject', { admin_notes: 'Não' })).status).toBe(409);
  const rows = await guia.sql`SELECT action FROM audit_entries WHERE subject_type = 'plan-request'
    AND subject_id = ${id}`;
  expect(rows).toEqual([{ action: 'plan-request.approve' }]);
});

test('a pending request shows the present plan, a decided one the plan at its time', async () => {
  const { id } = (await ask({ requested_plan_id: paid })).body.data;
  const found = async () => {
    const rest = (await guia.rest('GET', '/admin/plan-requests?per_page=100', undefined, admin)).body.data
      .data;
    const { body } = await guia.graphql(
      '{ adminPlanRequests(perPage: 50) { items { id currentPlan { name } user { plan { name } } } } }',
      {},
      admin,
    );
    const request = body.data.adminPlanRequests.items.find((one: { id: string }) => one.id === String(id));
    return [
      rest.find((one: { id: number }) => one.id === id).current_plan?.name,
      request.currentPlan?.name,
      request.user.plan?.name,
    ];
  };
  expect(await found()).toEqual(['Grátis', 'Grátis', 'Grátis']);
  // An administrator changes the plan meanwhile.
  await guia.sql`UPDATE users SET plan_id = ${closed} WHERE id = ${owner.id}`;
  expect(await found()).toEqual(['Antigo', 'Antigo', 'Antigo']);
  await decide(id, 'approve');
  expect(await found()).toEqual(['Grátis', 'Grátis', 'Profissional']);
  const { body } = await guia.graphql(
    `query ($id: ID!) { adminAuditEntries(subjectType: "plan-request", subjectId: $id) {
       items { changes { name beforeText afterText } } } }`,
    { id },
    admin,
  );
  const { changes } = body.data.adminAuditEntries.items[0];
  expect(changes).toContainEqual({ name: 'Plano', beforeText: 'Antigo', afterText: 'Profissional' });
  expect(changes).toContainEqual({ name: 'Situação', beforeText: 'Pendente', afterText: 'Aprovada' });
});

test('a rejection is not recorded as a change of plan', async () => {
  const { id } = (await ask({ requested_plan_id: paid })).body.data;
  await decide(id, 'reject', { admin_notes: 'Pagamento em atraso.' });
  const { body } = await guia.graphql(
    `query ($id: ID!) { adminAuditEntries(subjectType: "plan-request", subjectId: $id) {
       items { changes { name beforeText afterText isFact } } } }`,
    { id },
    admin,
  );
  const { changes } = body.data.adminAuditEntries.items[0];
  expect(changes.map(({ name }: { name: string }) => name)).not.toContain('Plano');
  expect(changes).toContainEqual({
    name: 'Plano pedido',
    beforeText: null,
    afterText: 'Profissional',
    isFact: true,
  });
});

test('rejecting requires a note, which the owner reads', async () => {
  const { id } = (await ask({ requested_plan_id: paid })).body.data;
  const empty = await decide(id, 'reject', { admin_notes: '  ' });
  expect(empty.status).toBe(422);
  expect(empty.body.errors.admin_notes).toEqual(['O motivo da rejeição é obrigatório.']);
  const before = await planOf(owner.id);
  const { body } = await decide(id, 'reject', { admin_notes: 'Pagamento em atraso.' });
  expect(body.data).toMatchObject({ status: 'rejected', admin_notes: 'Pagamento em atraso.' });
  expect(await planOf(owner.id)).toBe(before);
  expect((await mailsTo(owner.email))[0].text).toContain('Motivo: Pagamento em atraso.');
});

test('the administrator filters by status and by days in São Paulo', async () => {
  const { id } = (await ask({ requested_plan_id: paid })).body.data;
  // 1 March, 01:30 in UTC, is still 28 February in São Paulo.
  await guia.sql`UPDATE plan_requests SET requested_at = '2025-03-01T01:30:00Z' WHERE id = ${id}`;
  const idsOf = async (query: string) => {
    const { body } = await guia.rest('GET', `/admin/plan-requests?${query}`, undefined, admin);
    return body.data.data.map((request: { id: number }) => request.id);
  };
  expect(await idsOf('start_date=2025-02-28&end_date=2025-02-28&status=pending')).toEqual([id]);
  expect(await idsOf('start_date=2025-03-01&end_date=2025-03-02')).toEqual([]);
  expect(await idsOf('end_date=2025-12-31&status=approved')).toEqual([]);
  expect(await idsOf('end_date=2025-12-31')).toEqual([id]);
  for (const query of ['start_date=2025-02-30', 'end_date=ontem', 'status=outro']) {
    expect((await guia.rest('GET', `/admin/plan-requests?${query}`, undefined, admin)).status).toBe(422);
  }
  const { body } = await guia.rest('GET', '/admin/plan-requests?start_date=ontem', undefined, admin);
  expect(body.errors).toEqual({ start_date: ['Informe a data como AAAA-MM-DD.'] });
});

test('permissions of each role', async () => {
  const { id } = (await ask({ requested_plan_id: paid })).body.data;
  const rows = [
    ['POST', '/plan-requests', 403],
    ['GET', '/admin/plan-requests', 200],
    ['POST', `/admin/plan-requests/${id}/reject`, 200],
    ['POST', `/admin/plan-requests/${id}/approve`, 409],
  ] as const;
  const stranger = await guia.owner();
  for (const [method, path, forAdmin] of rows) {
    const body = method === 'GET' ? undefined : { requested_plan_id: paid, admin_notes: 'Não.' };
    expect((await guia.rest(method, path, body)).status).toBe(401);
    if (path.startsWith('/admin')) {
      for (const caller of [owner, stranger])
        expect((await guia.rest(method, path, body, caller)).status).toBe(403);
    }
    expect((await guia.rest(method, path, body, admin)).status).toBe(forAdmin);
  }
  expect((await decide(999_999, 'approve')).status).toBe(404);
  expect((await guia.graphql('{ myPlanRequest { id } }')).body.errors[0].extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  expect(
    (await guia.graphql('{ adminPlanRequests { total } }', {}, owner)).body.errors[0].extensions.code,
  ).toBe('FORBIDDEN');
});

test('repeated requesting and cancelling is rate limited', async () => {
  for (let number = 1; number <= 3; number++) {
    const { body } = await ask({ requested_plan_id: paid });
    await guia.graphql(
      'mutation ($id: ID!) { cancelPlanRequest(id: $id) { id } }',
      { id: body.data.id },
      owner,
    );
  }
  expect((await ask({ requested_plan_id: paid })).status).toBe(429);
});
