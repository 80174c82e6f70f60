import { hash } from '@node-rs/argon2';
import { readConfig } from '../../src/config.ts';
import { connect } from '../../src/database/setup/open-database.ts';
import { prepareDatabase } from '../../src/database/setup/prepare-database.ts';
import { createLog } from '../../src/shared/log.ts';
import { tokenHashOf } from '../../src/users/tokens.ts';

export const ADMIN = { email: 'admin@teste.com.br', password: 'administra-tudo-1' };
/** Of the administrator's session in the template. */
export const ADMIN_TOKEN = 'administrator-of-the-tests';

/** Most tests register accounts or confirm a password: a hash of the program's own parameters takes 20 ms of CPU time and more. */
export const CHEAP_HASHES = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Migrates a database as a first start does, with the first administrator, signed in, but no demo companies. */
export async function migrateTemplate(url: string): Promise<void> {
  const config = readConfig({
    DATABASE_URL: url,
    DEMO_DATA: 'false',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const log = createLog('warn');
  const database = await connect(url, config, { role: 'command', log });
  await prepareDatabase(database, config, { announce: () => {}, log });
  await database.dataSource.query('UPDATE users SET password_hash = $1', [
    await hash(ADMIN.password, CHEAP_HASHES),
  ]);
  // Used in the future: its use is recorded every ten minutes, which tests that compare whole tables would notice.
  await database.dataSource.query(
    `INSERT INTO sessions (token_hash, user_id, remember, last_used_at, expires_at)
     SELECT $1, id, false, now() + interval '1 day', now() + interval '1 day' FROM users WHERE role = 'admin'`,
    [tokenHashOf(ADMIN_TOKEN)],
  );
  await database.close();
}
