import type pg from 'pg';
import { ADMIN_CASES, type Case } from './admin-cases.ts';

const COMPANY = {
  name: 'Oficina do Zé',
  description: 'Conserta carros nacionais e importados.',
  category_id: 1,
  city: 'Campinas - SP',
  phone: '(19) 3234-5678',
  email: 'oficina@exemplo.com.br',
};

let made = 0;

async function message(
  pool: pg.Pool,
  companyId: number,
  sender: 'visitor' | 'admin' | 'company',
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO messages (company_id, sender_type, name, email, subject, content)
     VALUES ($1, $2::varchar, CASE WHEN $2 = 'visitor' THEN 'Ana' END,
       CASE WHEN $2 = 'visitor' THEN 'ana@exemplo.com.br' END,
       CASE WHEN $2 <> 'visitor' THEN 'Assunto' END, 'Olá') RETURNING id`,
    [companyId, sender],
  );
  return rows[0]?.id as number;
}

/** Rows that need a session, without those about the caller's own account. */
export const CASES: Case[] = [
  { row: 'GET /auth/user', expected: [401, 200, 200, 200], prepare: () => ({}) },
  {
    row: 'GET /auth/user-company',
    expected: [401, 404, 200, 404],
    prepare: ({ companyId }) => ({ query: { company_id: companyId } }),
  },
  {
    row: 'GET /auth/user-company-stats',
    expected: [401, 403, 200, 200],
    prepare: ({ companyId }) => ({ query: { company_id: companyId } }),
  },
  {
    row: 'POST /companies',
    expected: [401, 200, 200, 200],
    prepare: () => ({ body: { ...COMPANY, name: `${COMPANY.name} ${++made}` } }),
  },
  {
    row: 'PUT /companies/{id}',
    expected: [401, 403, 200, 200],
    prepare: ({ companyId }) => ({ id: companyId, body: { name: 'Outro nome' } }),
  },
  {
    row: 'PATCH /messages/{id}/read',
    expected: [401, 404, 200, 404],
    prepare: async ({ pool, companyId }) => ({ id: await message(pool, companyId, 'visitor') }),
  },
  {
    row: 'GET /messages/company/{id}',
    expected: [401, 403, 200, 200],
    prepare: ({ companyId }) => ({ id: companyId }),
  },
  {
    row: 'POST /messages/{id}/reply',
    expected: [401, 404, 200, 404],
    prepare: async ({ pool, companyId }) => ({
      id: await message(pool, companyId, 'visitor'),
      body: { content: 'Sim.' },
    }),
  },
  {
    row: 'GET /company/messages',
    expected: [401, 403, 200, 200],
    prepare: ({ companyId }) => ({ query: { company_id: companyId } }),
  },
  {
    row: 'POST /company/messages/reply',
    expected: [401, 403, 200, 403],
    prepare: ({ companyId }) => ({ body: { company_id: companyId, subject: 'Oi', content: 'Olá' } }),
  },
  {
    row: 'POST /plan-requests',
    expected: [401, 403, 200, 403],
    prepare: async ({ pool, ownerId: user, planId }) => {
      await pool.query('DELETE FROM plan_requests');
      return { body: { plan_id: planId, user_id: user, reason: 'Cresci.' } };
    },
  },
  ...ADMIN_CASES,
];
