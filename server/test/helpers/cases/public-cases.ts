import { PASSWORD } from '../rest-fixtures.ts';
import type { Case, Scene, Target } from './admin-cases.ts';

let made = 0;
const newEmail = (): string => `publica-${++made}@exemplo.com.br`;

type Prepare = (scene: Scene) => Target | Promise<Target>;

const company = ({ companyId }: Scene): Target => ({ id: companyId });

/** Makes an administrator the owner of the company; returns its id. */
async function ofAdministrator({ pool, companyId }: Scene): Promise<number> {
  await pool.query(
    `UPDATE companies SET owner_id = (SELECT min(id) FROM users WHERE role = 'admin') WHERE id = $1`,
    [companyId],
  );
  return companyId;
}

const PREPARED: Record<string, Prepare> = {
  'POST /auth/login': async ({ pool, ownerId }) => {
    const { rows } = await pool.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [ownerId]);
    return { body: { email: rows[0]?.email, password: PASSWORD } };
  },
  'POST /auth/register': () => ({
    body: {
      name: 'Rosa Lima',
      email: newEmail(),
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms: true,
    },
  }),
  'GET /companies': () => ({ query: { per_page: 3 } }),
  'GET /companies/categories': () => ({}),
  'GET /companies/kinds': () => ({ query: { q: 'padar' } }),
  'GET /companies/slug/{slug}': async ({ pool, companyId }) => {
    const { rows } = await pool.query<{ slug: string }>('SELECT slug FROM companies WHERE id = $1', [
      companyId,
    ]);
    return { slug: rows[0]?.slug as string };
  },
  'GET /companies/{id}': company,
  'GET /companies/{id}/check-rating': (scene) => ({
    ...company(scene),
    query: { browser_fingerprint: 'um-navegador' },
  }),
  'GET /companies/{id}/ratings': company,
  'POST /companies/{id}/rate': ({ companyId }) => ({
    id: companyId,
    body: { rating: 5, comment: 'Muito bom.', browser_fingerprint: `navegador-${++made}` },
  }),
  'POST /messages': async (scene) => ({
    body: {
      company_id: await ofAdministrator(scene),
      name: 'Ana',
      email: newEmail(),
      message: `Olá ${++made}`,
    },
  }),
  'GET /settings/public': () => ({}),
  'GET /plans/active': () => ({}),
  'GET /site-statistics/latest': () => ({}),
};

/** Rows for everybody. Owners may not rate their own company. */
export const PUBLIC_CASES: Case[] = Object.entries(PREPARED).map(([row, prepare]) => ({
  row,
  expected: row === 'POST /companies/{id}/rate' ? [200, 200, 403, 200] : [200, 200, 200, 200],
  prepare,
}));
