import 'reflect-metadata';
import { readConfig } from '../config.ts';
import { withDatabase } from '../database/setup/open-database.ts';
import { prepareDatabase } from '../database/setup/prepare-database.ts';
import { createLog } from '../shared/log.ts';

/** Prints the missing statements and exits with 1 when entities and migrations differ. */
const log = createLog('warn');
const config = readConfig({ ...process.env, DEMO_DATA: 'false' });
await withDatabase(config, { role: 'command', log }, async (database) => {
  await prepareDatabase(database, config, { announce: () => {}, log });
  const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
  for (const { query } of upQueries) process.stderr.write(`${query}\n`);
  if (upQueries.length > 0) {
    process.stderr.write('The entities differ from the migrations: write a migration.\n');
    process.exitCode = 1;
  }
});
