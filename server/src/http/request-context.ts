import type { FastifyRequest } from 'fastify';
import { type Context, createContext, type Services, type Viewer } from '../graphql/context.ts';
import { callerAddress } from './limits/caller-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes that run operations. */
    ctx: Context | null;
  }
}

/** Sets the context of a request. */
export function addContext(services: Services, request: FastifyRequest, viewer: Viewer | null): void {
  const isGet = /^(?:GET|HEAD)$/.test(request.method);
  request.ctx = createContext(services, {
    viewer,
    address: callerAddress(request),
    userAgent: request.headers['user-agent'] ?? null,
    requestId: request.id,
    slot: request.open,
    isPublicRead: request.headers.authorization === undefined && isGet,
    isInAddress: isGet,
  });
}

export function contextOf(request: FastifyRequest): Context {
  if (!request.ctx) throw new Error('This route has no context.');
  return request.ctx;
}
