import { expect, test } from 'vitest';
import {
  auditOf,
  charged,
  daysFrom,
  mails,
  own,
  planOf,
  prepareCharges,
  receive,
  scene,
  settle,
  undoReceipt,
} from '../../test/helpers/decisions/plan-charges.ts';
import { admin } from '../../test/helpers/test-app.ts';
import { settleCharges } from './settle-charges.ts';

prepareCharges();

test('the next charge is made once, five days before the same day of the next month', async () => {
  const { id } = await charged();
  await scene.guia.pool.query(
    `UPDATE plan_charges SET first_due_on = '2027-01-31', due_on = '2027-01-31' WHERE id = $1`,
    [id],
  );
  expect(await settle(daysFrom('2027-02-28', -5))).not.toBe(0);
  await receive(id);
  await scene.guia.pool.query(`DELETE FROM mails`);
  expect(await settle(daysFrom('2027-02-28', -6))).toBe(0);
  const now = daysFrom('2027-02-28', -5);
  await Promise.all([settle(now), settleCharges(scene.second.services, now), settle(now)]);
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
  await scene.guia.pool.query(
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
  await scene.guia.pool.query(`UPDATE settings SET pix_key = ''`);
  const day = (months: number) =>
    `(date_trunc('month', local_day(now())) + interval '27 days' - make_interval(months => ${months}))::date`;
  await scene.guia.pool.query(
    `UPDATE plan_charges SET first_due_on = ${day(6)}, due_on = ${day(6)} WHERE id = $1`,
    [id],
  );
  await scene.guia.pool.query(`UPDATE settings SET pix_key = 'pix@guia.exemplo.com.br'`);
  const { rows } = await scene.guia.pool.query(
    `SELECT to_char(CASE WHEN ${day(0)} >= local_day(now()) THEN ${day(0)} ELSE ${day(-1)} END, 'YYYY-MM-DD') AS due`,
  );
  await settle(daysFrom(rows[0].due, -5));
  expect((await own())[0].dueOn).toBe(rows[0].due);
});

test('after a pause of the program the next charge has its days', async () => {
  const { id } = await charged();
  await receive(id);
  await scene.guia.pool.query(
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
    Promise.all([settle(daysFrom(dueOn, days)), settleCharges(scene.second.services, daysFrom(dueOn, days))]);
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

test('fewer days of grace change no charge; the mail, an undo and a new key give three days', async () => {
  const { id, dueOn, payableUntil } = await charged();
  const until = async () => (await own())[0].payableUntil;
  await scene.guia.pool.query('UPDATE settings SET pix_grace_days = 1');
  expect(await until()).toBe(payableUntil);
  await settle(daysFrom(dueOn, 60));
  expect(await until()).toBe(daysFrom(dueOn, 63).toISOString().slice(0, 10));
  await settle(daysFrom(dueOn, 63));
  expect(await planOf()).toBe('Profissional');
  const { rows } = await scene.guia.pool.query(`SELECT to_char(local_day(now()) + 3, 'YYYY-MM-DD') AS day`);
  const makeOld = `UPDATE plan_charges SET payable_until = '2026-01-05', due_on = '2026-01-01', overdue_mailed_at = '2026-01-02'`;
  await receive(id);
  await scene.guia.pool.query(makeOld);
  await undoReceipt(id);
  expect(await until()).toBe(rows[0].day);
  await scene.guia.pool.query(makeOld);
  await scene.guia.pool.query(`UPDATE settings SET pix_key = ''`);
  await scene.guia.pool.query(`UPDATE settings SET pix_key = 'pix@guia.exemplo.com.br'`);
  expect(await until()).toBe(rows[0].day);
  await settle(new Date());
  expect([await planOf(), (await mails()).at(-1)]).toEqual(['Profissional', 'plan-charge-overdue']);
});

test('an account whose step fails stops no other, and is tried again', async () => {
  const { id, dueOn } = await charged();
  const first = scene.owner;
  scene.owner = await scene.guia.owner('Lia Sá');
  await charged();
  await scene.guia.pool.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'No'; END $$;
    CREATE TRIGGER fails BEFORE UPDATE ON plan_charges FOR EACH ROW WHEN (OLD.id = ${Number(id)}) EXECUTE FUNCTION fail()`);
  try {
    expect(await settle(daysFrom(dueOn, 1))).toBe(1);
    expect((await mails()).at(-1)).toBe('plan-charge-overdue');
  } finally {
    await scene.guia.pool.query('DROP TRIGGER fails ON plan_charges; DROP FUNCTION fail()');
  }
  scene.owner = first;
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
  await scene.guia.pool.query(`UPDATE settings SET pix_key = ''`);
  expect(await settle(daysFrom(dueOn, 60))).toBe(0);
  await scene.guia.pool.query(`UPDATE settings SET pix_key = 'pix@guia.exemplo.com.br'`);
  await scene.guia.pool.query('UPDATE plans SET price = 0 WHERE id = $1', [scene.paid]);
  for (const days of [-2, 60, 70]) expect(await settle(daysFrom(dueOn, days))).toBe(0);
  expect([await planOf(), (await own())[0].state]).toEqual(['Profissional', 'open']);
});

test('another plan ends the open charge; a receipt is then not undone, and no next month follows', async () => {
  const { id, dueOn } = await charged();
  await receive(id);
  await scene.guia.rest('PUT', `/admin/users/${scene.owner.id}/plan`, { plan_id: null }, admin);
  expect(await settle(daysFrom(dueOn, 40))).toBe(0);
  expect((await undoReceipt(id)).errors[0].extensions.code).toBe('CONFLICT');
  await scene.guia.rest('PUT', `/admin/users/${scene.owner.id}/plan`, { plan_id: scene.paid }, admin);
  expect(await settle(daysFrom(dueOn, 40))).toBe(0);
  await scene.guia.rest('PUT', `/admin/users/${scene.owner.id}/plan`, { plan_id: null }, admin);
  const again = await charged();
  await scene.guia.rest('PUT', `/admin/users/${scene.owner.id}/plan`, { plan_id: scene.dearer }, admin);
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
