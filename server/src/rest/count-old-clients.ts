import type { FastifyInstance } from 'fastify';
import type { Services } from '../graphql/context.ts';
import { callerAddress } from '../http/limits/caller-address.ts';
import { countVisit } from '../views/count-visit.ts';
import { visitCounter } from '../views/visit-counter.ts';

const COMPANY_PATH = /\/companies\/:id$/;

/**
 * Counts `GET /companies/{id}` of old clients as a view, after the response was sent, also from the cache. The
 * site's own pages send a mutation instead.
 */
export function countOldClients(app: FastifyInstance, services: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET' || ![200, 304].includes(reply.statusCode)) return;
    if (!COMPANY_PATH.test(request.routeOptions.url ?? '')) return;
    const visitor = {
      viewer: request.ctx?.viewer ?? null,
      address: callerAddress(request),
      userAgent: request.headers['user-agent'] ?? null,
    };
    const companyId = Number((request.params as { id: string }).id);
    try {
      await countVisit(services, visitor, { companyId, kind: 'view', fingerprint: null });
    } catch (error) {
      services.log.debug({ err: error }, 'Uma visita não pôde ser contada.');
    }
  });
  app.addHook('onClose', () => visitCounter(services).end());
}
