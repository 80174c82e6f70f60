import type pg from 'pg';
import { makeCompany } from '../factories.ts';

/** The status for nobody, another owner, the owner and an administrator. */
export type Expected = [nobody: number, otherOwner: number, owner: number, administrator: number];

/** Parameters of a call. */
export interface Target {
  id?: number | string;
  slug?: string;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

export interface Scene {
  pool: pg.Pool;
  ownerId: number;
  otherId: number;
  /** Approved, of the owner, allowed to read its messages. */
  companyId: number;
  planId: number;
}

/** A row of the REST table and its status for each caller. `prepare` makes new data for each call. */
export interface Case {
  row: string;
  expected: Expected;
  prepare(scene: Scene): Target | Promise<Target>;
}

const PASSWORD = 'jabuticaba-serrana-7';
let made = 0;
/** Returns the text with a number that was not used before. */
const unique = (text: string): string => `${text} ${++made}`;

async function insertId(pool: pg.Pool, statement: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(statement, values);
  return rows[0]?.id as number;
}

const makeUser = (pool: pg.Pool) =>
  insertId(
    pool,
    `INSERT INTO users (name, email, role, password_hash) VALUES ('Pessoa', $1, 'user', 'x') RETURNING id`,
    [`pessoa-${++made}@exemplo.com.br`],
  );

const makePlan = (pool: pg.Pool) =>
  insertId(
    pool,
    `INSERT INTO plans (name, price, max_companies, features, is_active) VALUES ($1, 9.9, 2, '{}', true)
     RETURNING id`,
    [unique('Prata')],
  );

const user = () => ({ name: 'Pessoa', email: `nova-${++made}@exemplo.com.br`, role: 'user' });
const plan = () => ({ name: unique('Bronze'), price: 19.9, features: { max_companies: 2 }, is_active: true });

type Prepare = Case['prepare'];

/** Rows for administrators only, each with data to call it on. */
const PREPARED: Record<string, Prepare> = {
  'GET /admin/pending-companies': () => ({}),
  'POST /admin/companies/{id}/approve': async ({ pool }) => ({
    id: await makeCompany(pool, { is_approved: false }),
  }),
  'DELETE /admin/companies/{id}/reject': async ({ pool }) => ({
    id: await makeCompany(pool, { is_approved: false }),
  }),
  'GET /admin/companies': () => ({}),
  'POST /admin/companies': () => ({
    body: { name: unique('Padaria'), category_id: 1, city: 'Campinas - SP' },
  }),
  'PUT /admin/companies/{id}': ({ companyId }) => ({ id: companyId, body: { name: unique('Padaria') } }),
  'DELETE /admin/companies/{id}': async ({ pool }) => ({ id: await makeCompany(pool) }),
  'PATCH /admin/companies/{id}/status': ({ companyId }) => ({ id: companyId, body: { is_active: true } }),
  'PUT /admin/companies/{id}/message-access': ({ companyId }) => ({
    id: companyId,
    body: { has_message_access: true },
  }),
  'GET /admin/messages': ({ companyId }) => ({ query: { company_id: companyId } }),
  'POST /admin/messages/send': ({ companyId }) => ({
    body: { company_id: companyId, subject: 'Oi', content: 'Olá' },
  }),
  'GET /admin/plans': () => ({}),
  'POST /admin/plans': () => ({ body: plan() }),
  'PUT /admin/plans/{id}': async ({ pool }) => ({ id: await makePlan(pool), body: plan() }),
  'DELETE /admin/plans/{id}': async ({ pool }) => ({ id: await makePlan(pool) }),
  'GET /admin/users': () => ({}),
  'POST /admin/users': () => ({
    body: { ...user(), password: PASSWORD, password_confirmation: PASSWORD },
  }),
  'PUT /admin/users/{id}': async ({ pool }) => ({ id: await makeUser(pool), body: user() }),
  'DELETE /admin/users/{id}': async ({ pool }) => ({ id: await makeUser(pool) }),
  'PUT /admin/users/{id}/password': async ({ pool }) => ({
    id: await makeUser(pool),
    body: { password: PASSWORD, password_confirmation: PASSWORD },
  }),
  'PATCH /admin/users/{id}/status': async ({ pool }) => ({
    id: await makeUser(pool),
    body: { is_active: false },
  }),
  'PUT /admin/users/{id}/plan': async ({ pool, planId }) => ({
    id: await makeUser(pool),
    body: { plan_id: planId },
  }),
  'GET /admin/stats': () => ({}),
  'GET /admin/settings': () => ({}),
  'PUT /admin/settings': () => ({ body: { site_name: 'Guia de Empresas' } }),
  'GET /admin/plan-requests': () => ({}),
  'POST /admin/plan-requests/{id}/approve': async (scene) => ({ id: await makePlanRequest(scene) }),
  'POST /admin/plan-requests/{id}/reject': async (scene) => ({
    id: await makePlanRequest(scene),
    body: { admin_notes: 'Ainda não.' },
  }),
};

/** Replaces all plan requests by a pending one of the owner; returns its id. */
async function makePlanRequest({ pool, ownerId, planId }: Scene): Promise<number> {
  await pool.query('DELETE FROM plan_requests');
  return insertId(
    pool,
    'INSERT INTO plan_requests (user_id, requested_plan_id) VALUES ($1, $2) RETURNING id',
    [ownerId, planId],
  );
}

export const ADMIN_CASES: Case[] = Object.entries(PREPARED).map(([row, prepare]) => ({
  row,
  expected: [401, 403, 403, 200],
  prepare,
}));
