import type { FastifyInstance } from 'fastify';

/** `/healthz` says that the program lives, `/readyz` that it can serve (DECISIONS section 7). */
export function healthRoutes(isReady: () => Promise<boolean>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', async (_request, reply) => {
      const ready = await isReady();
      reply.header('cache-control', 'no-store');
      if (!ready) reply.code(503).header('retry-after', '2');
      return { status: ready ? 'ok' : 'unavailable' };
    });
  };
}
