import type { ClientBase } from 'pg';
import { generatePassword } from './generate-password.ts';

/** What the log prints once; a password that came from the configuration need not be shown. */
export interface FirstAdmin {
  email: string;
  password: string;
  isGenerated: boolean;
}

/**
 * Makes the first administrator when there is none (DECISIONS section 2) and gives what to log in with;
 * null when there is one already, 'taken' when the address has an account, which stays what it is. Without a password one is generated. The caller holds the start's lock.
 */
export async function seedFirstAdmin(
  client: ClientBase,
  options: { email: string; password: string | undefined; hash: (password: string) => Promise<string> },
): Promise<FirstAdmin | 'taken' | null> {
  const existing = await client.query(`SELECT 1 FROM users WHERE role = 'admin' LIMIT 1`);
  if (existing.rowCount !== 0) return null;
  const password = options.password ?? generatePassword();
  const inserted = await client.query(
    `INSERT INTO users (name, email, role, password_hash, email_confirmed_at)
     VALUES ('Administrador', $1, 'admin', $2, now())
     ON CONFLICT DO NOTHING`,
    [options.email, await options.hash(password)],
  );
  if (inserted.rowCount === 0) return 'taken';
  return { email: options.email, password, isGenerated: options.password === undefined };
}
