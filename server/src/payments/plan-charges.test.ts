import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { createKey } from '../../test/helpers/keys/create-key.ts';
import { admin, startTestApp, type TestApp } from '../../test/helpers/test-app.ts';
import { settleCharges } from './settle-charges.ts';

let guia: TestApp;
let second: TestApp;
let paid: number;
let dearer: number;
let owner: { id: number; token: string; email: string };
beforeAll(async () => {
  guia = await startTestApp();
  second = await startTestApp({}, { instanceOf: guia });
  const { rows } = await guia.pool.query(
    `INSERT INTO plans (name, price, max_companies) VALUES ('Profissional', 49.9, 20), ('Rede', 199, 50) RETURNING id`,
  );
  [paid, dearer] = rows.map(({ id }) => id);
});
afterAll(async () => {
  await second.close();
  await guia.close();
});
beforeEach(async () => {
  await guia.pool.query('DELETE FROM plan_charges');
  await guia.pool.query('DELETE FROM mails');
  await guia.pool.query(`UPDATE settings SET pix_key = 'pix@guia.exemplo.com.br', pix_name = 'Guia de Empresas',
    pix_city = 'São Paulo', pix_due_days = 5, pix_grace_days = 10`);
  await guia.pool.query('UPDATE plans SET price = 49.9 WHERE id = $1', [paid]);
  owner = await guia.owner('Rosa Lima');
});

const CHARGE = `id amount dueOn payableUntil state txid pixCode qrSvg fallbackPlan canReceive canUndoReceipt receivedAt endedAt
  plan { name } user { name email }`;
const ask = async (query: string, variables: object = {}, caller: object = admin) =>
  (await guia.graphql(query, { ...variables }, caller)).body;
const own = async (caller: object = owner) =>
  (await ask(`{ myPlanCharges { ${CHARGE} } }`, {}, caller)).data.myPlanCharges;
const request = async (plan = paid): Promise<number> =>
  (await guia.rest('POST', '/plan-requests', { requested_plan_id: plan }, owner)).body.data.id;
const approve = (id: number, undoable = false) =>
  ask(
    'mutation ($id: ID!, $undoable: Boolean!) { approvePlanRequest(id: $id, undoable: $undoable) { status } }',
    {
      id: String(id),
      undoable,
    },
  );
/** Requests a plan and approves it; returns its charge. */
const charged = async (plan = paid) => {
  await approve(await request(plan));
  return (await own())[0];
};
const receive = (id: string, caller: object = admin) =>
  ask(`mutation ($id: ID!) { receiveCharge(id: $id) { ${CHARGE} } }`, { id }, caller);
const undoReceipt = (id: string, caller: object = admin) =>
  ask(`mutation ($id: ID!) { undoChargeReceipt(id: $id) { ${CHARGE} } }`, { id }, caller);
const planOf = async () =>
  (
    await guia.pool.query(
      'SELECT p.name FROM users u LEFT JOIN plans p ON p.id = u.plan_id WHERE u.id = $1',
      [owner.id],
    )
  ).rows[0].name;
const mails = async (): Promise<string[]> =>
  (
    await guia.pool.query('SELECT kind FROM mails WHERE recipient = $1 AND kind LIKE $2 ORDER BY id', [
      owner.email,
      'plan-%',
    ])
  ).rows.map(({ kind }) => kind);
/** Noon in São Paulo, so many days after a due day. */
const daysFrom = (day: string, days: number): Date =>
  new Date(new Date(`${day}T15:00:00Z`).getTime() + days * 86_400_000);
const settle = (now: Date) => settleCharges(guia.services, now);
const auditOf = async (id: string): Promise<string[]> =>
  (
    await guia.pool.query(
      `SELECT action FROM audit_entries WHERE subject_type = 'plan-charge' AND subject_id = $1 ORDER BY id`,
      [id],
    )
  ).rows.map(({ action }) => action);

test('approving a paid plan makes a charge with code and mail; the plan is in effect at once', async () => {
  const charge = await charged();
  expect(await planOf()).toBe('Profissional');
  const { rows } = await guia.pool.query(
    `SELECT to_char(local_day(now()) + 5, 'YYYY-MM-DD') AS due, to_char(local_day(now()) + 15, 'YYYY-MM-DD') AS last`,
  );
  expect(charge).toMatchObject({
    amount: '49.90',
    dueOn: rows[0].due,
    payableUntil: rows[0].last,
    state: 'open',
    txid: expect.stringMatching(/^[A-Z0-9]{20}$/),
    fallbackPlan: 'Grátis',
    plan: { name: 'Profissional' },
    user: { email: owner.email },
  });
  expect(charge.pixCode).toContain('0123pix@guia.exemplo.com.br');
  expect(charge.pixCode).toContain(
    `540549.905802BR5916Guia de Empresas6009Sao Paulo62240520${charge.txid}6304`,
  );
  expect(charge.qrSvg).toMatch(/^<svg/);
  expect(await mails()).toEqual(['plan-approved', 'plan-charge']);
  const { rows: texts } = await guia.pool.query(`SELECT text FROM mails WHERE kind = 'plan-charge'`);
  expect(texts[0].text).toContain(charge.pixCode);
  const short = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
  expect(texts[0].text).toContain(
    `Vence em ${short(rows[0].due)}. Sem pagamento até ${short(rows[0].last)} o plano volta a Grátis.`,
  );
});

test('a bulk approval charges, and its undo takes the charge away', async () => {
  const bulk = bulkActions(guia, admin.token);
  const id = await request();
  const start = await bulk.start({ kind: 'planRequest', action: 'approve', ids: [String(id)] });
  await bulk.work();
  expect((await own())[0]).toMatchObject({ state: 'open', amount: '49.90' });
  await bulk.undo(start.data.startBulkAction.id);
  await bulk.work();
  expect([await own(), await planOf()]).toEqual([[], 'Grátis']);
  expect(await mails()).toEqual([]);
});

test('approvals by REST charge too; free plans and sites without a key do not', async () => {
  await guia.rest('POST', `/admin/plan-requests/${await request()}/approve`, {}, admin);
  expect(await own()).toHaveLength(1);
  const free = (await guia.pool.query('SELECT id FROM plans WHERE is_default')).rows[0].id;
  await approve(await request(free));
  expect((await own()).map(({ state }: { state: string }) => state)).toEqual(['ended']);
  await guia.pool.query(`UPDATE settings SET pix_key = ''`);
  await approve(await request());
  expect(await own()).toEqual([]);
  expect((await guia.pool.query('SELECT FROM plan_charges')).rowCount).toBe(1);
  expect((await mails()).filter((kind) => kind === 'plan-charge')).toHaveLength(1);
});

test('undoing an approval removes its charge and mail, and gives the former open charge back', async () => {
  const first = await charged();
  const id = await request(dearer);
  await approve(id, true);
  expect((await own()).map(({ state, amount }: Record<string, string>) => [state, amount])).toEqual([
    ['open', '199.00'],
    ['ended', '49.90'],
  ]);
  const undone = await ask('mutation ($id: ID!) { undoDecision(kind: planRequest, id: $id) { id } }', {
    id: String(id),
  });
  expect(undone.errors).toBeUndefined();
  expect(await own()).toEqual([first]);
  expect(await planOf()).toBe('Profissional');
  expect((await mails()).filter((kind) => kind === 'plan-charge')).toHaveLength(1);
});

test('an approval whose charge was received is not undone', async () => {
  const id = await request();
  await approve(id, true);
  await receive((await own())[0].id);
  const { errors } = await ask('mutation ($id: ID!) { undoDecision(kind: planRequest, id: $id) { id } }', {
    id: String(id),
  });
  expect(errors[0].extensions.code).toBe('CONFLICT');
  expect(errors[0].message).toContain('já foi recebido');
  expect(await planOf()).toBe('Profissional');
});

test('of two receipts at once one wins; it is undone, and both are recorded', async () => {
  const { id } = await charged();
  const answers = await Promise.all([receive(id), receive(id)]);
  expect(answers.filter(({ errors }) => errors?.[0].extensions.code === 'CONFLICT')).toHaveLength(1);
  expect((await own())[0]).toMatchObject({
    state: 'received',
    pixCode: null,
    qrSvg: null,
    canUndoReceipt: true,
  });
  expect((await undoReceipt(id)).data.undoChargeReceipt).toMatchObject({ state: 'open', receivedAt: null });
  expect((await undoReceipt(id)).errors[0].extensions.code).toBe('CONFLICT');
  expect(await auditOf(id)).toEqual(['plan-charge.receive', 'plan-charge.undo-receipt']);
});

test('the next charge is made once, five days before the same day of the next month', async () => {
  const { id } = await charged();
  await guia.pool.query(
    `UPDATE plan_charges SET first_due_on = '2027-01-31', due_on = '2027-01-31' WHERE id = $1`,
    [id],
  );
  expect(await settle(daysFrom('2027-02-28', -5))).not.toBe(0);
  await receive(id);
  await guia.pool.query(`DELETE FROM mails`);
  expect(await settle(daysFrom('2027-02-28', -6))).toBe(0);
  const now = daysFrom('2027-02-28', -5);
  await Promise.all([settle(now), settleCharges(second.services, now), settle(now)]);
  const [next, former] = await own();
  expect([next.dueOn, former.state, former.canUndoReceipt]).toEqual(['2027-02-28', 'received', true]);
  expect(await own()).toHaveLength(2);
  expect(await mails()).toEqual(['plan-charge']);
  await receive(next.id);
  expect((await undoReceipt(id)).errors[0].extensions.code).toBe('CONFLICT');
  await settle(daysFrom('2027-03-31', -5));
  expect((await own())[0].dueOn).toBe('2027-03-31');
});

test('a receipt is undone while the next charge is unpaid, which goes with it', async () => {
  const { id, dueOn } = await charged();
  await receive(id);
  await settle(daysFrom(dueOn, 31));
  const [next] = await own();
  expect([next.state, await own()]).toEqual(['open', expect.objectContaining({ length: 2 })]);
  expect((await undoReceipt(id)).data.undoChargeReceipt).toMatchObject({ id, state: 'open' });
  expect(await own()).toMatchObject([{ id, state: 'open', canReceive: true }]);
  await settle(daysFrom(dueOn, 31));
  expect((await mails()).at(-1)).toBe('plan-charge-overdue');
  await receive(id);
  await settle(daysFrom(dueOn, 31));
  await receive((await own())[0].id);
  expect((await undoReceipt(id)).errors[0].message).toContain('outra cobrança');
});

test('each month is charged, one after the other, however late the receipts are', async () => {
  const { id } = await charged();
  await receive(id);
  await guia.pool.query(
    `UPDATE plan_charges SET first_due_on = '2027-01-31', due_on = '2027-01-31' WHERE id = $1`,
    [id],
  );
  const now = daysFrom('2027-04-20', 0);
  const days = [];
  for (let months = 0; months < 4; months += 1) {
    await settle(now);
    expect(await settle(now)).toBe(0);
    const [charge] = await own();
    days.push(charge.dueOn);
    await receive(charge.id);
  }
  // February and March late, April in time; May is charged in May.
  expect(days).toEqual(['2027-04-25', '2027-04-25', '2027-04-25', '2027-04-25']);
  await settle(daysFrom('2027-05-26', 0));
  expect((await own())[0].dueOn).toBe('2027-05-31');
});

test('months without a key of Pix are skipped', async () => {
  const { id } = await charged();
  await receive(id);
  await guia.pool.query(`UPDATE settings SET pix_key = ''`);
  const day = (months: number) =>
    `(date_trunc('month', local_day(now())) + interval '27 days' - make_interval(months => ${months}))::date`;
  await guia.pool.query(
    `UPDATE plan_charges SET first_due_on = ${day(6)}, due_on = ${day(6)} WHERE id = $1`,
    [id],
  );
  await guia.pool.query(`UPDATE settings SET pix_key = 'pix@guia.exemplo.com.br'`);
  const { rows } = await guia.pool.query(
    `SELECT to_char(CASE WHEN ${day(0)} >= local_day(now()) THEN ${day(0)} ELSE ${day(-1)} END, 'YYYY-MM-DD') AS due`,
  );
  await settle(daysFrom(rows[0].due, -5));
  expect((await own())[0].dueOn).toBe(rows[0].due);
});

test('after a pause of the program the next charge has its days', async () => {
  const { id } = await charged();
  await receive(id);
  await guia.pool.query(
    `UPDATE plan_charges SET first_due_on = '2027-01-10', due_on = '2027-01-10' WHERE id = $1`,
    [id],
  );
  await settle(daysFrom('2027-06-01', 0));
  expect((await own())[0].dueOn).toBe('2027-06-06');
});

test('reminders and the end come once each, on two instances', async () => {
  const { id, dueOn } = await charged();
  const kinds = ['plan-approved', 'plan-charge'];
  const both = (days: number) =>
    Promise.all([settle(daysFrom(dueOn, days)), settleCharges(second.services, daysFrom(dueOn, days))]);
  for (const [days, kind] of [
    [-3],
    [-2, 'plan-charge-reminder'],
    [0],
    [1, 'plan-charge-overdue'],
    [10],
    [11, 'plan-ended'],
    [30],
  ] as [number, string?][]) {
    await both(days);
    await both(days);
    if (kind) kinds.push(kind);
    expect([days, await mails()]).toEqual([days, kinds]);
    expect(await planOf()).toBe(days < 11 ? 'Profissional' : 'Grátis');
  }
  expect((await own())[0]).toMatchObject({ state: 'ended', pixCode: null });
  expect(await auditOf(id)).toEqual(['plan-charge.end']);
});

test('a payment that is seen after the end brings the plan back, and an undo charges it again', async () => {
  const { id, dueOn } = await charged();
  await settle(daysFrom(dueOn, 1));
  await settle(daysFrom(dueOn, 11));
  expect([await planOf(), (await own())[0].canReceive]).toEqual(['Grátis', true]);
  expect((await receive(id)).data.receiveCharge).toMatchObject({
    state: 'received',
    endedAt: null,
    canReceive: false,
    canUndoReceipt: true,
  });
  expect(await planOf()).toBe('Profissional');
  expect(await auditOf(id)).toEqual(['plan-charge.end', 'plan-charge.receive']);
  await settle(daysFrom(dueOn, 40));
  expect((await own()).map(({ state }: { state: string }) => state)).toEqual(['open', 'received']);
  await undoReceipt(id);
  expect([await planOf(), (await own())[0].state]).toEqual(['Profissional', 'open']);
});

test('an ended charge is received without its plan where the account has another, and not behind a newer one', async () => {
  const { id, dueOn } = await charged();
  await guia.rest('PUT', `/admin/users/${owner.id}/plan`, { plan_id: dearer }, admin);
  expect((await receive(id)).data.receiveCharge).toMatchObject({ state: 'received', canUndoReceipt: false });
  expect(await planOf()).toBe('Rede');
  await guia.rest('PUT', `/admin/users/${owner.id}/plan`, { plan_id: paid }, admin);
  expect(await settle(daysFrom(dueOn, 40))).toBe(0);
  await guia.rest('PUT', `/admin/users/${owner.id}/plan`, { plan_id: null }, admin);
  const second = await charged();
  await charged(dearer);
  expect((await own())[1]).toMatchObject({ id: second.id, state: 'ended', canReceive: false });
  expect((await receive(second.id)).errors[0].message).toContain('encerrada');
});

test('fewer days of grace change no charge; the mail, an undo and a new key give three days', async () => {
  const { id, dueOn, payableUntil } = await charged();
  const until = async () => (await own())[0].payableUntil;
  await guia.pool.query('UPDATE settings SET pix_grace_days = 1');
  expect(await until()).toBe(payableUntil);
  await settle(daysFrom(dueOn, 60));
  expect(await until()).toBe(daysFrom(dueOn, 63).toISOString().slice(0, 10));
  await settle(daysFrom(dueOn, 63));
  expect(await planOf()).toBe('Profissional');
  const { rows } = await guia.pool.query(`SELECT to_char(local_day(now()) + 3, 'YYYY-MM-DD') AS day`);
  const makeOld = `UPDATE plan_charges SET payable_until = '2026-01-05', due_on = '2026-01-01', overdue_mailed_at = '2026-01-02'`;
  await receive(id);
  await guia.pool.query(makeOld);
  await undoReceipt(id);
  expect(await until()).toBe(rows[0].day);
  await guia.pool.query(makeOld);
  await guia.pool.query(`UPDATE settings SET pix_key = ''`);
  await guia.pool.query(`UPDATE settings SET pix_key = 'pix@guia.exemplo.com.br'`);
  expect(await until()).toBe(rows[0].day);
  await settle(new Date());
  expect([await planOf(), (await mails()).at(-1)]).toEqual(['Profissional', 'plan-charge-overdue']);
});

test('an account whose step fails stops no other, and is tried again', async () => {
  const { id, dueOn } = await charged();
  const first = owner;
  owner = await guia.owner('Lia Sá');
  await charged();
  await guia.pool.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'No'; END $$;
    CREATE TRIGGER fails BEFORE UPDATE ON plan_charges FOR EACH ROW WHEN (OLD.id = ${Number(id)}) EXECUTE FUNCTION fail()`);
  try {
    expect(await settle(daysFrom(dueOn, 1))).toBe(1);
    expect((await mails()).at(-1)).toBe('plan-charge-overdue');
  } finally {
    await guia.pool.query('DROP TRIGGER fails ON plan_charges; DROP FUNCTION fail()');
  }
  owner = first;
  expect((await mails()).at(-1)).toBe('plan-charge');
  expect(await settle(daysFrom(dueOn, 1))).toBe(1);
  expect((await mails()).at(-1)).toBe('plan-charge-overdue');
});

test('after a pause nothing ends on the day of the mail that says so', async () => {
  const { dueOn } = await charged();
  expect(await settle(daysFrom(dueOn, 60))).toBe(1);
  expect(await settle(daysFrom(dueOn, 60))).toBe(0);
  expect([await planOf(), (await mails()).at(-1)]).toEqual(['Profissional', 'plan-charge-overdue']);
  await settle(daysFrom(dueOn, 64));
  expect(await planOf()).toBe('Grátis');
});

test('nothing ends without a key, nor while the plan is free', async () => {
  const { dueOn } = await charged();
  await guia.pool.query(`UPDATE settings SET pix_key = ''`);
  expect(await settle(daysFrom(dueOn, 60))).toBe(0);
  await guia.pool.query(`UPDATE settings SET pix_key = 'pix@guia.exemplo.com.br'`);
  await guia.pool.query('UPDATE plans SET price = 0 WHERE id = $1', [paid]);
  for (const days of [-2, 60, 70]) expect(await settle(daysFrom(dueOn, days))).toBe(0);
  expect([await planOf(), (await own())[0].state]).toEqual(['Profissional', 'open']);
});

test('another plan ends the open charge; a receipt is then not undone, and no next month follows', async () => {
  const { id, dueOn } = await charged();
  await receive(id);
  await guia.rest('PUT', `/admin/users/${owner.id}/plan`, { plan_id: null }, admin);
  expect(await settle(daysFrom(dueOn, 40))).toBe(0);
  expect((await undoReceipt(id)).errors[0].extensions.code).toBe('CONFLICT');
  await guia.rest('PUT', `/admin/users/${owner.id}/plan`, { plan_id: paid }, admin);
  expect(await settle(daysFrom(dueOn, 40))).toBe(0);
  await guia.rest('PUT', `/admin/users/${owner.id}/plan`, { plan_id: null }, admin);
  const again = await charged();
  await guia.rest('PUT', `/admin/users/${owner.id}/plan`, { plan_id: dearer }, admin);
  expect((await own()).map(({ id: number, state }: Record<string, string>) => [number, state])).toEqual([
    [again.id, 'ended'],
    [id, 'received'],
  ]);
});

test('a payment that is received while the plan ends keeps the plan', async () => {
  const { id, dueOn } = await charged();
  await settle(daysFrom(dueOn, 1));
  const [received] = await Promise.all([receive(id), settle(daysFrom(dueOn, 20))]);
  expect(received.errors).toBeUndefined();
  expect((await own()).at(-1).state).toBe('received');
  expect(await planOf()).toBe('Profissional');
});

test('administrators search, filter and export charges; readers and owners do not', async () => {
  const charge = await charged();
  const list = async (variables: object, caller: object = admin) =>
    ask(
      `query ($q: String, $state: PlanChargeState, $from: Date, $until: Date, $order: PlanChargeOrder) {
        adminPlanCharges(q: $q, state: $state, from: $from, until: $until, order: $order) { total items { id state } } }`,
      variables,
      caller,
    );
  const total = async (variables: object) => (await list(variables)).data.adminPlanCharges.total;
  for (const q of [
    'rosa',
    'LIMA',
    owner.email.slice(0, 9),
    charge.txid,
    charge.txid.slice(4, 12).toLowerCase(),
  ])
    expect([q, await total({ q })]).toEqual([q, 1]);
  expect(await total({ q: 'ninguem' })).toBe(0);
  expect(await total({ state: 'open' })).toBe(1);
  await guia.pool.query(`UPDATE plan_charges SET due_on = '2026-01-05'`);
  expect([await total({ state: 'open' }), await total({ state: 'overdue' })]).toEqual([0, 1]);
  expect([
    await total({ from: '2026-01-05', until: '2026-01-05' }),
    await total({ until: '2026-01-04' }),
  ]).toEqual([1, 0]);
  for (const order of ['due', 'dueDescending', 'name', 'nameDescending'])
    expect(await total({ order })).toBe(1);
  const file = await guia.app.inject({
    url: '/admin-exports/plan-charges.csv?state=overdue',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(file.body).toContain(
    `Rosa Lima;${owner.email};Profissional;49,90;2026-01-05;Vencida;${charge.txid}`,
  );
  const reader = await guia.owner();
  await guia.pool.query(`UPDATE users SET role = 'admin', admin_role = 'reader' WHERE id = $1`, [reader.id]);
  for (const caller of [owner, reader]) {
    for (const { errors } of [
      await list({}, caller),
      await receive(charge.id, caller),
      await undoReceipt(charge.id, caller),
    ])
      expect(errors[0].extensions.code).toBe('FORBIDDEN');
  }
  expect((await receive('999999')).errors[0].extensions.code).toBe('NOT_FOUND');
  expect(await own(await guia.owner())).toEqual([]);
});

test('the settings need a key of Pix with name and city, and store it in one form', async () => {
  const save = (input: object) =>
    ask(
      `mutation ($input: UpdateSystemSettingsInput!) {
        updateSystemSettings(input: $input) { pixKey pixName pixCity pixDueDays pixGraceDays } }`,
      { input },
    );
  const problems = async (input: object) =>
    Object.keys((await save(input)).errors[0].extensions.fields).sort();
  expect(await problems({ pixKey: '11987654321' })).toEqual(['pixKey']);
  expect(await problems({ pixName: '' })).toEqual(['pixName']);
  expect(await problems({ pixName: '日本', pixCity: ' ' })).toEqual(['pixCity', 'pixName']);
  expect(await problems({ pixName: 'x'.repeat(26), pixCity: 'x'.repeat(16) })).toEqual([
    'pixCity',
    'pixName',
  ]);
  expect(await problems({ pixDueDays: 29, pixGraceDays: 0 })).toEqual(['pixDueDays', 'pixGraceDays']);
  expect((await save({ pixKey: '529.982.247-25', pixGraceDays: 7 })).data.updateSystemSettings).toEqual({
    pixKey: '52998224725',
    pixName: 'Guia de Empresas',
    pixCity: 'São Paulo',
    pixDueDays: 5,
    pixGraceDays: 7,
  });
  expect((await save({ pixKey: '', pixName: '', pixCity: '' })).data.updateSystemSettings.pixKey).toBe('');
});

test('API keys change no setting of Pix, valid or not; all administrators are mailed about another key', async () => {
  const { token } = admin;
  const { secret } = await createKey(guia, token);
  const save = async (input: object, caller: object) =>
    (
      await ask(
        'mutation ($input: UpdateSystemSettingsInput!) { updateSystemSettings(input: $input) { pixDueDays } }',
        { input },
        caller,
      )
    ).errors?.[0];
  for (const input of [
    { pixKey: 'ladrao@exemplo.com.br' },
    { pixKey: 'x' },
    { pixName: 'Eu' },
    { pixCity: 'X' },
  ])
    expect(await save(input, { token: secret })).toMatchObject({
      message: 'Chaves de API não fazem isto: entre com a sua conta.',
      extensions: { code: 'FORBIDDEN' },
    });
  const warned = async () =>
    (
      await guia.pool.query(
        `SELECT recipient FROM mails WHERE kind = 'security-changed' AND subject = 'Chave Pix alterada' ORDER BY 1`,
      )
    ).rows.map(({ recipient }) => recipient);
  expect(await save({ pixDueDays: 6 }, { token: secret })).toBeUndefined();
  await save({ pixKey: 'pix@guia.exemplo.com.br', pixName: 'Guia' }, admin);
  expect(await warned()).toEqual([]);
  const reader = await guia.owner();
  await guia.pool.query(`UPDATE users SET role = 'admin', admin_role = 'reader' WHERE id = $1`, [reader.id]);
  expect(await save({ pixKey: 'novo@guia.exemplo.com.br' }, admin)).toBeUndefined();
  const { rows } = await guia.pool.query(
    `SELECT email FROM users WHERE role = 'admin' AND is_active AND email LIKE '%@%.%' ORDER BY 1`,
  );
  expect(await warned()).toEqual(rows.map(({ email }) => email));
  expect(await warned()).toContain(reader.email);
});

test('charges are in the copy of personal data; received ones stay without the account', async () => {
  const { id, txid, dueOn } = await charged();
  const { data } = await ask('{ myPersonalData }', {}, owner);
  expect(data.myPersonalData.planCharges).toMatchObject([{ plan: 'Profissional', txid }]);
  await receive(id);
  await settle(daysFrom(dueOn, 31));
  expect(await own()).toMatchObject([{ state: 'open' }, { state: 'received' }]);
  await guia.graphql('mutation ($id: ID!) { deleteUser(id: $id) { id } }', { id: String(owner.id) }, admin);
  const { rows } = await guia.pool.query('SELECT id, user_id FROM plan_charges');
  expect(rows).toEqual([{ id: Number(id), user_id: null }]);
  const { data: list } = await ask(`{ adminPlanCharges(q: "${txid}") { items { ${CHARGE} } } }`);
  expect(list.adminPlanCharges.items).toMatchObject([
    { id, txid, amount: '49.90', user: null, state: 'received', canReceive: false, canUndoReceipt: false },
  ]);
  expect((await undoReceipt(id)).errors[0].extensions.code).toBe('CONFLICT');
  const file = await guia.app.inject({
    url: '/admin-exports/plan-charges.csv',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(file.body).toContain('Conta encerrada;;Profissional');
});
