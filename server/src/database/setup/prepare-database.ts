import type { ClientBase } from 'pg';
import type { Config } from '../../config.ts';
import type { Log } from '../../shared/log.ts';
import { hashPassword as hash } from '../../shared/passwords.ts';
import type { Database } from '../database.ts';
import { migrate } from './migrate.ts';
import { seedDemo } from './seeds/demo.ts';
import { seedFirstAdmin } from './seeds/first-admin.ts';
import { seedReferenceData } from './seeds/seed.ts';

/**
 * Brings a database up to date: migrations, reference data, the first administrator, demo companies. `announce` receives
 * the new passwords, once, whatever the log level.
 */
export async function prepareDatabase(
  database: Database,
  config: Pick<Config, 'adminEmail' | 'adminPassword' | 'demoData'>,
  { announce, log }: { announce: (line: string) => void; log: Log },
): Promise<void> {
  const seed = async (client: ClientBase) => {
    await seedReferenceData(client);
    const admin = await seedFirstAdmin(client, {
      email: config.adminEmail ?? 'admin@localhost',
      password: config.adminPassword,
      hash,
    });
    if (admin === 'taken') {
      log.warn(
        'ADMIN_EMAIL já tem conta; nenhum administrador foi criado, e não há nenhum. ' +
          'Indique um endereço que nenhuma conta tenha e inicie de novo.',
      );
    } else if (admin) {
      const password = admin.isGenerated ? admin.password : '(a de ADMIN_PASSWORD)';
      announce(`Primeiro administrador: ${admin.email}  senha: ${password}`);
    }
    const demo = config.demoData ? await seedDemo(client, { hash }) : null;
    if (demo) announce(`Conta de demonstração: ${demo.ownerEmail}  senha: ${demo.ownerPassword}`);
  };
  await migrate(database, seed, log);
}
