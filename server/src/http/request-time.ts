import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '../lib/errors.ts';

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/**
 * Whoever waits longer than this for the beginning of an answer gets SERVICE_UNAVAILABLE (design/HARDENING.md). The
 * clock starts when the body is there, since a slow line is no fault of its owner; an answer under way goes on.
 */
export function limitRequestTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('preHandler', async (request, reply) => {
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(unavailable());
    }, milliseconds).unref();
    timers.set(request, timer);
  });
  app.addHook('onSend', async (request) => clearTimeout(timers.get(request)));
}
