import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';
import { BUILD } from '../shared/build-info.ts';
import type { Draining } from './draining.ts';

/** As the statements of requests are: prepared, with a parameter, on a table. */
const READY: Statement = { name: 'ready', text: 'SELECT 1 FROM settings WHERE id = $1' };

/** Rejects when statements fail in one of the pools. */
async function requireStatements(db: Database): Promise<void> {
  const search = db.pools?.search;
  // Searches that hold all connections show that it works; waiting for them would make a busy instance unavailable.
  const isBusy = search && search.idleCount === 0 && search.totalCount >= search.options.max;
  await Promise.all([db.reads.query(READY, [1]), isBusy || db.searches.query(READY, [1])]);
}

/** Serves `/healthz`, always 200 with version and commit, and `/readyz`, 503 while the program drains or statements fail in the database. */
export function healthRoutes({ db, log }: Services, draining: Draining | undefined) {
  const isReady = async (): Promise<boolean> => {
    if (draining?.isOn) return false;
    try {
      await requireStatements(db);
      return true;
    } catch (error) {
      log.debug({ err: error }, 'O banco de dados não atende.');
      return false;
    }
  };
  // Checks that come together share one statement.
  let pending: Promise<boolean> | null = null;
  const isReadyNow = () => {
    pending ??= isReady().finally(() => {
      pending = null;
    });
    return pending;
  };
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok', ...BUILD }),
    );
    app.get('/readyz', async (_request, reply) => {
      const ready = await isReadyNow();
      reply.header('cache-control', 'no-store');
      if (!ready) reply.code(503).header('retry-after', '2');
      return { status: ready ? 'ok' : 'unavailable' };
    });
  };
}
