import type { FastifyInstance } from 'fastify';

/** `/healthz` says that the program lives, `/readyz` that it can serve (DECISIONS section 7). */
export function healthRoutes(isReady: () => Promise<boolean>) {
  // However many ask at a moment, the database is asked once.
  let asked: Promise<boolean> | null = null;
  const isReadyNow = () => {
    asked ??= isReady().finally(() => {
      asked = null;
    });
    return asked;
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
