import { expect, test } from 'vitest';
import { bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import {
  approve,
  ask,
  auditOf,
  CHARGE,
  charged,
  daysFrom,
  mails,
  own,
  planOf,
  prepareCharges,
  receive,
  request,
  scene,
  settle,
  undoReceipt,
} from '../../test/helpers/decisions/plan-charges.ts';
import { createKey } from '../../test/helpers/keys/create-key.ts';
import { ADMIN } from '../../test/helpers/migrate-template.ts';
import { admin } from '../../test/helpers/test-app.ts';

prepareCharges();

test('approving a paid plan makes a charge with code and mail; the plan is in effect at once', async () => {
  const charge = await charged();
  expect(await planOf()).toBe('Profissional');
  const { rows } = await scene.guia.pool.query(
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
    user: { email: scene.owner.email },
  });
  expect(charge.pixCode).toContain('0123pix@guia.exemplo.com.br');
  expect(charge.pixCode).toContain(
    `540549.905802BR5916Guia de Empresas6009Sao Paulo62240520${charge.txid}6304`,
  );
  expect(charge.qrSvg).toMatch(/^<svg/);
  expect(await mails()).toEqual(['plan-approved', 'plan-charge']);
  const { rows: texts } = await scene.guia.pool.query(`SELECT text FROM mails WHERE kind = 'plan-charge'`);
  expect(texts[0].text).toContain(charge.pixCode);
  const short = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
  expect(texts[0].text).toContain(
    `Vence em ${short(rows[0].due)}. Sem pagamento até ${short(rows[0].last)} o plano volta a Grátis.`,
  );
});

test('a bulk approval charges, and its undo takes the charge away', async () => {
  const bulk = bulkActions(scene.guia, admin.token);
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
  await scene.guia.rest('POST', `/admin/plan-requests/${await request()}/approve`, {}, admin);
  expect(await own()).toHaveLength(1);
  const free = (await scene.guia.pool.query('SELECT id FROM plans WHERE is_default')).rows[0].id;
  await approve(await request(free));
  expect((await own()).map(({ state }: { state: string }) => state)).toEqual(['ended']);
  await scene.guia.pool.query(`UPDATE settings SET pix_key = ''`);
  await approve(await request());
  expect(await own()).toEqual([]);
  expect((await scene.guia.pool.query('SELECT FROM plan_charges')).rowCount).toBe(1);
  expect((await mails()).filter((kind) => kind === 'plan-charge')).toHaveLength(1);
});

test('undoing an approval removes its charge and mail, and gives the former open charge back', async () => {
  const first = await charged();
  const id = await request(scene.dearer);
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

test('an ended charge is received without its plan where the account has another, and not behind a newer one', async () => {
  const { id, dueOn } = await charged();
  await scene.guia.rest('PUT', `/admin/users/${scene.owner.id}/plan`, { plan_id: scene.dearer }, admin);
  expect((await receive(id)).data.receiveCharge).toMatchObject({ state: 'received', canUndoReceipt: false });
  expect(await planOf()).toBe('Rede');
  await scene.guia.rest('PUT', `/admin/users/${scene.owner.id}/plan`, { plan_id: scene.paid }, admin);
  expect(await settle(daysFrom(dueOn, 40))).toBe(0);
  await scene.guia.rest('PUT', `/admin/users/${scene.owner.id}/plan`, { plan_id: null }, admin);
  const again = await charged();
  await charged(scene.dearer);
  expect((await own())[1]).toMatchObject({ id: again.id, state: 'ended', canReceive: false });
  expect((await receive(again.id)).errors[0].message).toContain('encerrada');
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
    scene.owner.email.slice(0, 9),
    charge.txid,
    charge.txid.slice(4, 12).toLowerCase(),
  ])
    expect([q, await total({ q })]).toEqual([q, 1]);
  expect(await total({ q: 'ninguem' })).toBe(0);
  expect(await total({ state: 'open' })).toBe(1);
  await scene.guia.pool.query(`UPDATE plan_charges SET due_on = '2026-01-05'`);
  expect([await total({ state: 'open' }), await total({ state: 'overdue' })]).toEqual([0, 1]);
  expect([
    await total({ from: '2026-01-05', until: '2026-01-05' }),
    await total({ until: '2026-01-04' }),
  ]).toEqual([1, 0]);
  for (const order of ['due', 'dueDescending', 'name', 'nameDescending'])
    expect(await total({ order })).toBe(1);
  const file = await scene.guia.app.inject({
    url: '/admin-exports/plan-charges.csv?state=overdue',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(file.body).toContain(
    `Rosa Lima;${scene.owner.email};Profissional;49,90;2026-01-05;Vencida;${charge.txid}`,
  );
  const reader = await scene.guia.owner();
  await scene.guia.pool.query(`UPDATE users SET role = 'admin', admin_role = 'reader' WHERE id = $1`, [
    reader.id,
  ]);
  for (const caller of [scene.owner, reader]) {
    for (const { errors } of [
      await list({}, caller),
      await receive(charge.id, caller),
      await undoReceipt(charge.id, caller),
    ])
      expect(errors[0].extensions.code).toBe('FORBIDDEN');
  }
  expect((await receive('999999')).errors[0].extensions.code).toBe('NOT_FOUND');
  expect(await own(await scene.guia.owner())).toEqual([]);
});

test('the settings need a key of Pix with name and city, and store it in one form', async () => {
  const save = (input: object) =>
    ask(
      `mutation ($input: UpdateSystemSettingsInput!) {
        updateSystemSettings(input: $input) { pixKey pixName pixCity pixDueDays pixGraceDays } }`,
      { input: { password: ADMIN.password, ...input } },
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
  for (const password of [null, 'outra-senha'])
    expect(await problems({ pixKey: 'ladrao@exemplo.com.br', password })).toEqual(['password']);
  expect(await problems({ pixName: 'Eu', password: null })).toEqual(['password']);
  expect((await save({ pixDueDays: 5, password: null })).errors).toBeUndefined();
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
  const { secret } = await createKey(scene.guia, token);
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
      await scene.guia.pool.query(
        `SELECT recipient FROM mails WHERE kind = 'security-changed' AND subject = 'Chave Pix alterada' ORDER BY 1`,
      )
    ).rows.map(({ recipient }) => recipient);
  expect(await save({ pixDueDays: 6 }, { token: secret })).toBeUndefined();
  const { password } = ADMIN;
  await save({ pixKey: 'pix@guia.exemplo.com.br', pixName: 'Guia', password }, admin);
  expect(await warned()).toEqual([]);
  const reader = await scene.guia.owner();
  await scene.guia.pool.query(`UPDATE users SET role = 'admin', admin_role = 'reader' WHERE id = $1`, [
    reader.id,
  ]);
  expect(await save({ pixKey: 'novo@guia.exemplo.com.br', password }, admin)).toBeUndefined();
  const { rows } = await scene.guia.pool.query(
    `SELECT email FROM users WHERE role = 'admin' AND is_active AND email LIKE '%@%.%' ORDER BY 1`,
  );
  expect(await warned()).toEqual(rows.map(({ email }) => email));
  expect(await warned()).toContain(reader.email);
});

test('charges are in the copy of personal data; received ones stay without the account', async () => {
  const { id, txid, dueOn } = await charged();
  const { data } = await ask('{ myPersonalData }', {}, scene.owner);
  expect(data.myPersonalData.planCharges).toMatchObject([{ plan: 'Profissional', txid }]);
  await receive(id);
  await settle(daysFrom(dueOn, 31));
  expect(await own()).toMatchObject([{ state: 'open' }, { state: 'received' }]);
  await scene.guia.graphql(
    'mutation ($id: ID!) { deleteUser(id: $id) { id } }',
    { id: String(scene.owner.id) },
    admin,
  );
  const { rows } = await scene.guia.pool.query('SELECT id, user_id FROM plan_charges');
  expect(rows).toEqual([{ id: Number(id), user_id: null }]);
  const { data: list } = await ask(`{ adminPlanCharges(q: "${txid}") { items { ${CHARGE} } } }`);
  expect(list.adminPlanCharges.items).toMatchObject([
    { id, txid, amount: '49.90', user: null, state: 'received', canReceive: false, canUndoReceipt: false },
  ]);
  expect((await undoReceipt(id)).errors[0].extensions.code).toBe('CONFLICT');
  const file = await scene.guia.app.inject({
    url: '/admin-exports/plan-charges.csv',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(file.body).toContain('Conta encerrada;;Profissional');
});
