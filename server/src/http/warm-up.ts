import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../shared/log.ts';

/** No network address, so that no other request can pass for the warm-up. */
const ADDRESS = 'warm-up';
const REPEATS = 30;
/** An `authorization` header bypasses the response cache; this one is no token. */
const HEADERS = { authorization: 'none', 'accept-encoding': 'br', 'apollo-require-preflight': 'true' };
const LIST = '{ companies(q: "padaria") { total items { id name slug averageRating totalRatings } } }';
const URLS = [
  '/',
  '/search?q=padaria&city=Campinas',
  '/company/1',
  '/api/companies?q=oficina',
  '/api/companies/categories',
  `/graphql?query=${encodeURIComponent(LIST)}`,
];

/** Returns whether a request is part of the program's own warm-up, which is not logged. */
export const isWarmUp = (request: FastifyRequest): boolean => request.socket.remoteAddress === ADDRESS;

/**
 * Sends the most frequent requests to the program, so that the first burst after a start meets compiled code and planned
 * statements: cold, 550 requests take half as long again. It only reads, and counts no visit. Ends early when an answer
 * is a 5xx or the program stops.
 */
export async function warmUp(app: FastifyInstance, stopping: AbortSignal, log: Log): Promise<void> {
  try {
    for (let count = 0; count < REPEATS && !stopping.aborted; count++) {
      const answers = await Promise.all(
        URLS.map((url) => app.inject({ url, headers: HEADERS, remoteAddress: ADDRESS })),
      );
      if (answers.some(({ statusCode }) => statusCode >= 500)) return;
    }
  } catch (error) {
    // The program stops meanwhile.
    log.debug({ err: error }, 'O aquecimento foi interrompido.');
  }
}
