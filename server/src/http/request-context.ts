import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Context, createContext, type Services } from '../graphql/context.ts';
import { bodyComesFirst } from './limits/admit-requests.ts';
import { callerAddress } from './limits/caller-address.ts';
import type { RequestCounter } from './limits/count-requests.ts';
import type { RequestSlots } from './limits/request-slots.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes that run operations; see `withContext`. */
    ctx: Context | null;
  }
}

/** What a request that runs operations passes first: its slot, and who calls. */
export interface Entrance {
  slots: RequestSlots;
  callers: RequestCounter;
}

/**
 * Gives each request of this scope its context, with the person behind the token if there is one; once the request
 * has its slot, so register after `admitRequests`.
 */
export function withContext(app: FastifyInstance, services: Services, { slots, callers }: Entrance): void {
  const addContext = async (request: FastifyRequest): Promise<void> => {
    const viewer = await callers.viewerOf(request);
    request.ctx = createContext(services, {
      viewer,
      address: callerAddress(request),
      userAgent: request.headers['user-agent'] ?? null,
      requestId: request.id,
      slot: slots.of(request),
      isPublicRead: request.headers.authorization === undefined && /^(?:GET|HEAD)$/.test(request.method),
    });
  };
  app.addHook('onRequest', async (request) => {
    if (!bodyComesFirst(request)) await addContext(request);
  });
  app.addHook('preValidation', async (request) => {
    if (bodyComesFirst(request)) await addContext(request);
  });
  app.addHook('onSend', async (request) => {
    const opened = request.ctx?.answer.opened;
    if (opened) callers.remember(opened.tokenHash, opened.account);
  });
}

export function contextOf(request: FastifyRequest): Context {
  if (!request.ctx) throw new Error('This route has no context.');
  return request.ctx;
}
