import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { hashPassword } from '../../../src/shared/passwords.ts';
import { makeCompany } from '../../helpers/factories.ts';
import type { TestApp } from '../../helpers/test-app.ts';

export const CALLERS = ['nobody', 'owner', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

/** The callers. Random requests deactivate, demote and remove accounts and end sessions; `restore` undoes that. */
export interface People {
  tokenOf(name: CallerName): string | undefined;
  /** Restores accounts, sessions and settings, and makes some companies where few are left. */
  restore(): Promise<void>;
}

const IDS = { owner: 900_001, admin: 900_002 };
const PASSWORD = 'uma-senha-bem-longa';

async function account(
  pool: pg.Pool,
  id: number,
  role: 'company' | 'admin',
  hash: string,
  token: string,
): Promise<void> {
  await pool.query(
    `INSERT INTO users (id, name, email, role, password_hash) VALUES ($1, 'Pessoa', $2, $3, $4)
     ON CONFLICT (id) DO UPDATE SET role = excluded.role, is_active = true`,
    [id, `fuzz-${id}@exemplo.com.br`, role, hash],
  );
  await pool.query(
    `INSERT INTO sessions (token_hash, user_id, remember, expires_at)
     VALUES ($1, $2, true, now() + interval '30 days') ON CONFLICT DO NOTHING`,
    [createHash('sha256').update(token).digest(), id],
  );
}

export async function peopleOf({ pool }: TestApp): Promise<People> {
  const hash = await hashPassword(PASSWORD);
  const token = () => randomBytes(32).toString('base64url');
  const tokens = { owner: token(), admin: token() };
  return {
    tokenOf: (name) => (name === 'nobody' ? undefined : tokens[name]),
    async restore() {
      await pool.query('UPDATE settings SET maintenance_mode = false');
      await account(pool, IDS.owner, 'company', hash, tokens.owner);
      await account(pool, IDS.admin, 'admin', hash, tokens.admin);
      const { rows } = await pool.query<{ owned: number; all: number }>(
        'SELECT count(*) FILTER (WHERE owner_id = $1)::int AS owned, count(*)::int AS all FROM companies',
        [IDS.owner],
      );
      if ((rows[0]?.all ?? 0) < 12) {
        for (let number = 0; number < 12; number++) await makeCompany(pool, { is_approved: number % 3 > 0 });
      }
      if (!rows[0]?.owned) {
        await makeCompany(pool, { owner_id: IDS.owner, has_message_access: true });
        await pool.query(
          `UPDATE companies SET owner_id = $1 WHERE id IN (SELECT id FROM companies WHERE id < 30 ORDER BY id LIMIT 3)`,
          [IDS.owner],
        );
      }
    },
  };
}
