import type { FastifyInstance } from 'fastify';
import type { Services } from '../graphql/context.ts';
import { setWeeklyMailByLink } from '../owner-day/weekly/set-weekly-mail.ts';
import type { RequestHooks } from './hooks.ts';

/**
 * The one-click answer of mail programs to `List-Unsubscribe-Post` (RFC 8058): a POST to the address of the link, without
 * session, whose body says nothing that the address does not say. People open the page of the same address.
 */
export function unsubscribeRoute({ db }: Services, hooks: RequestHooks) {
  return async (app: FastifyInstance): Promise<void> => {
    hooks.admit(app, { charge: 'address' });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_000 }, async () => null);
    app.post<{ Querystring: { token?: string | string[] } }>('/unsubscribe', async (request, reply) => {
      const { token } = request.query;
      await setWeeklyMailByLink(db, typeof token === 'string' ? token : '', false);
      return reply.header('cache-control', 'no-store').send({ success: true });
    });
  };
}
