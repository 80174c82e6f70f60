import type { FastifyInstance } from 'fastify';
import type { Services } from '../graphql/context.ts';
import type { Draining } from './draining.ts';

/** Serves `/healthz`, always 200, and `/readyz`, 503 while the program drains or the database is unreachable. */
export function healthRoutes({ db, log }: Services, draining: Draining | undefined) {
  const isReady = async (): Promise<boolean> => {
    if (draining?.isOn) return false;
    try {
      await db.reads.query({ name: 'ready', text: 'SELECT 1' });
      return true;
    } catch (error) {
      log.debug({ err: error }, 'Banco de dados fora de alcance.');
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
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', async (_request, reply) => {
      const ready = await isReadyNow();
      reply.header('cache-control', 'no-store');
      if (!ready) reply.code(503).header('retry-after', '2');
      return { status: ready ? 'ok' : 'unavailable' };
    });
  };
}
