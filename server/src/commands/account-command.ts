import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/setup/migrate.ts';
import { withDatabase } from '../database/setup/open-database.ts';
import { seedReferenceData } from '../database/setup/seeds/seed.ts';
import { runCommand, UsageError } from './run-command.ts';

/**
 * Runs a command for one account, named by its e-mail, on the configured database, beside a running program. Prints what
 * `work` returns.
 */
export function runAccountCommand(
  usage: string,
  work: (services: { db: Database; config: Config }, email: string) => Promise<string>,
): void {
  runCommand(usage, [], async ({ names: [email, ...more], config, log }) => {
    if (!email || more.length > 0) throw new UsageError();
    await withDatabase(config, { role: 'command', mustExist: true, log }, async (db) => {
      await migrate(db, seedReferenceData, log);
      process.stdout.write(`${await work({ db, config }, email)}\n`);
    });
  });
}
