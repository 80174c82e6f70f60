import { afterAll, beforeAll, beforeEach } from 'vitest';
import { settleCharges } from '../../../src/payments/settle-charges.ts';
import { admin, startTestApp, type TestApp } from '../test-app.ts';

/** Two instances, plans with a price, and an owner for each test. */
export const scene = {} as {
  guia: TestApp;
  second: TestApp;
  paid: number;
  dearer: number;
  owner: { id: number; token: string; email: string };
};

/** Registers the hooks of tests of charges. */
export function prepareCharges(): void {
  beforeAll(async () => {
    scene.guia = await startTestApp();
    scene.second = await startTestApp({}, { instanceOf: scene.guia });
    const { rows } = await scene.guia.pool.query(
      `INSERT INTO plans (name, price, max_companies) VALUES ('Profissional', 49.9, 20), ('Rede', 199, 50) RETURNING id`,
    );
    [scene.paid, scene.dearer] = rows.map(({ id }) => id);
  });
  afterAll(async () => {
    await scene.second.close();
    await scene.guia.close();
  });
  beforeEach(async () => {
    await scene.guia.pool.query('DELETE FROM plan_charges');
    await scene.guia.pool.query('DELETE FROM mails');
    await scene.guia.pool.query(`UPDATE settings SET pix_key = 'pix@guia.exemplo.com.br', pix_name = 'Guia de Empresas',
    pix_city = 'São Paulo', pix_due_days = 5, pix_grace_days = 10`);
    await scene.guia.pool.query('UPDATE plans SET price = 49.9 WHERE id = $1', [scene.paid]);
    scene.owner = await scene.guia.owner('Rosa Lima');
  });
}

export const CHARGE = `id amount dueOn payableUntil state txid pixCode qrSvg fallbackPlan canReceive canUndoReceipt receivedAt endedAt
  plan { name } user { name email }`;
export const ask = async (query: string, variables: object = {}, caller: object = admin) =>
  (await scene.guia.graphql(query, { ...variables }, caller)).body;
export const own = async (caller: object = scene.owner) =>
  (await ask(`{ myPlanCharges { ${CHARGE} } }`, {}, caller)).data.myPlanCharges;
export const request = async (plan = scene.paid): Promise<number> =>
  (await scene.guia.rest('POST', '/plan-requests', { requested_plan_id: plan }, scene.owner)).body.data.id;
export const approve = (id: number, undoable = false) =>
  ask(
    'mutation ($id: ID!, $undoable: Boolean!) { approvePlanRequest(id: $id, undoable: $undoable) { status } }',
    {
      id: String(id),
      undoable,
    },
  );
/** Requests a plan and approves it; returns its charge. */
export const charged = async (plan = scene.paid) => {
  await approve(await request(plan));
  return (await own())[0];
};
export const receive = (id: string, caller: object = admin) =>
  ask(`mutation ($id: ID!) { receiveCharge(id: $id) { ${CHARGE} } }`, { id }, caller);
export const undoReceipt = (id: string, caller: object = admin) =>
  ask(`mutation ($id: ID!) { undoChargeReceipt(id: $id) { ${CHARGE} } }`, { id }, caller);
export const planOf = async () =>
  (
    await scene.guia.pool.query(
      'SELECT p.name FROM users u LEFT JOIN plans p ON p.id = u.plan_id WHERE u.id = $1',
      [scene.owner.id],
    )
  ).rows[0].name;
export const mails = async (): Promise<string[]> =>
  (
    await scene.guia.pool.query('SELECT kind FROM mails WHERE recipient = $1 AND kind LIKE $2 ORDER BY id', [
      scene.owner.email,
      'plan-%',
    ])
  ).rows.map(({ kind }) => kind);
/** Noon in São Paulo, so many days after a due day. */
export const daysFrom = (day: string, days: number): Date =>
  new Date(new Date(`${day}T15:00:00Z`).getTime() + days * 86_400_000);
export const settle = (now: Date) => settleCharges(scene.guia.services, now);
export const auditOf = async (id: string): Promise<string[]> =>
  (
    await scene.guia.pool.query(
      `SELECT action FROM audit_entries WHERE subject_type = 'plan-charge' AND subject_id = $1 ORDER BY id`,
      [id],
    )
  ).rows.map(({ action }) => action);
