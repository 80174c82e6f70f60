import type { ClientBase } from 'pg';
import { generatePassword } from './generate-password.ts';

/** Announced once; a password of the configuration is not shown. */
export interface FirstAdmin {
  email: string;
  password: string;
  isGenerated: boolean;
}

/**
 * Creates the first administrator when there is none with that role, with a generated password unless one is given, and returns the
 * login. Null when there is one, 'taken' when the address has an account, which stays as it is. The caller holds the
 * migration lock.
 */
export async function seedFirstAdmin(
  client: ClientBase,
  options: { email: string; password: string | undefined; hash: (password: string) => Promise<string> },
): Promise<FirstAdmin | 'taken' | null> {
  const existing = await client.query(`SELECT 1 FROM users WHERE admin_role = 'administrator' LIMIT 1`);
  if (existing.rowCount !== 0) return null;
  const password = options.password ?? generatePassword();
  const inserted = await client.query(
    `INSERT INTO users (name, email, role, admin_role, password_hash, email_confirmed_at)
     VALUES ('Administrador', $1, 'admin', 'administrator', $2, now())
     ON CONFLICT DO NOTHING`,
    [options.email, await options.hash(password)],
  );
  if (inserted.rowCount === 0) return 'taken';
  return { email: options.email, password, isGenerated: options.password === undefined };
}
