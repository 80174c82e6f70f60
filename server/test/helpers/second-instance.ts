import { createApp } from '../../src/app.ts';
import { ChangeFeed } from '../../src/database/change-feed.ts';
import { connect } from '../../src/database/setup/open-database.ts';
import { Queues } from '../../src/shared/concurrency-limiter.ts';
import { Passwords } from '../../src/shared/passwords.ts';
import type { TestApp } from './test-app.ts';

/** Starts another instance on the same database, with caches and connections of its own. */
export async function startSecondInstance({ services }: TestApp) {
  const { config, log } = services;
  const url = config.databaseUrl ?? '';
  const changeFeed = new ChangeFeed(url, log);
  const db = await connect(url, config, { role: 'program', log, changeFeed });
  const queues = new Queues(config.limits);
  const passwords = new Passwords(config.limits.PASSWORD_HASHES, queues);
  const app = await createApp({ ...services, db, changeFeed, passwords, queues }, { clientDir: null });
  await changeFeed.start();
  return {
    app,
    db,
    changeFeed,
    async close() {
      await app.close();
      await changeFeed.close();
      await db.close();
    },
  };
}
