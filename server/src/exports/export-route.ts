import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../graphql/context.ts';
import { sendError } from '../http/errors.ts';
import type { RequestHooks } from '../http/hooks.ts';
import { contextOf } from '../http/request-context.ts';
import { Fields } from '../http/request-fields.ts';
import { AppError, notFound } from '../shared/errors.ts';
import { BYTE_ORDER_MARK } from '../shared/text/csv-row.ts';
import { EXPORT_LISTS } from './export-lists.ts';

/** A connection that reads nothing for so long is closed. */
const IDLE_TIMEOUT_MS = 60_000;

async function* fileOf(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + first;
  yield* others;
}

/**
 * Serves `/admin-exports/{list}.csv`: a whole list, filtered and sorted as on the screen, or the rows of `ids`, which a
 * POST sends in its body since an address has no room for a thousand. Streamed, so that its length costs no memory; an
 * error in the middle closes the connection.
 */
export function exportRoute(services: Services, hooks: RequestHooks) {
  return async (app: FastifyInstance): Promise<void> => {
    hooks.admit(app, { charge: 'caller', context: true });
    app.setErrorHandler((error, request, reply) => sendError(request, reply, error, services.log));
    app.route<{ Params: { list: string }; Querystring: Record<string, unknown>; Body: unknown }>({
      method: ['GET', 'POST'],
      url: '/admin-exports/:list.csv',
      handler: async (request, reply) => {
        const { list } = request.params;
        const piecesOf = Object.hasOwn(EXPORT_LISTS, list) ? EXPORT_LISTS[list] : undefined;
        if (!piecesOf) throw notFound('Esta lista não pode ser exportada.');
        const { body } = request;
        const values = typeof body === 'object' && body !== null ? { ...body } : {};
        const pieces = piecesOf(contextOf(request), new Fields({ ...request.query, ...values }));
        // A closed connection releases what the file holds, at any time.
        const end = () => pieces.return(undefined);
        reply.raw.once('close', () => {
          end().catch((error: unknown) => services.log.warn({ err: error }, 'Um arquivo não terminou.'));
        });
        reply.raw.setTimeout(IDLE_TIMEOUT_MS, () => reply.raw.destroy());
        const first = await pieces.next();
        if (reply.sent || reply.raw.destroyed) {
          await end();
          // The request timed out and was answered.
          if (reply.sent) return reply;
          // Nobody reads the answer, but the slot is released with it.
          throw new AppError('BAD_REQUEST', 'O pedido foi interrompido.');
        }
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${list}.csv"`)
          .header('cache-control', 'no-store')
          .send(Readable.from(fileOf(first.value ?? '', pieces)));
      },
    });
  };
}
