import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/setup/migrate.ts';
import { withDatabase } from '../database/setup/open-database.ts';
import { seedReferenceData } from '../database/setup/seeds/seed.ts';
import { createLog } from '../shared/log.ts';
import { runCommand, UsageError } from './run-command.ts';

/**
 * Runs a command for one account, named by its e-mail, on the configured database, beside a running program. Prints what
 * `work` returns.
 */
export function runAccountCommand(
  usage: string,
  work: (services: { db: Database; config: Config }, email: string) => Promise<string>,
): void {
  runCommand(usage, async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      process.stdout.write(usage);
      return;
    }
    const [email, ...more] = positionals;
    if (!email || more.length > 0) throw new UsageError();
    const config = readConfig(process.env);
    const log = createLog('warn');
    await withDatabase(config, { role: 'command', mustExist: true, log }, async (db) => {
      await migrate(db, seedReferenceData, log);
      process.stdout.write(`${await work({ db, config }, email)}\n`);
    });
  });
}
