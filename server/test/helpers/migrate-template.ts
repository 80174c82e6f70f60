import { readConfig } from '../../src/config.ts';
import { connect } from '../../src/database/setup/open-database.ts';
import { prepareDatabase } from '../../src/database/setup/prepare-database.ts';
import { createLog } from '../../src/shared/log.ts';

export const ADMIN = { email: 'admin@teste.com.br', password: 'administra-tudo-1' };

/** Migrates a database as a first start does, with the first administrator but no demo companies. */
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
  await database.close();
}
