import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import type { RequestSlots, SlotKind } from './request-slots.ts';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;

/** A body that is read before anybody asks who sends it; of a form the sender is asked for first. */
export const bodyComesFirst = (request: FastifyRequest): boolean => hasBody(request) && !isForm(request);

/** Stops the clock of whatever is being sent; register ahead of all that changes answers, compression too. */
export function stopClocks(app: FastifyInstance, slots: RequestSlots): void {
  app.addHook('onSend', async (request) => slots.answers(request));
}

export interface Admission {
  slots: RequestSlots;
  /** Counts the request against its caller's limit; throws RATE_LIMITED. */
  charge?: (request: FastifyRequest) => void;
  kind?: SlotKind;
}

/**
 * Requests of this scope are charged, then wait for a slot, which they hold until their answer is made, but not
 * while their body arrives: slow senders hold none. Register after `answerFromCache`, whose answers cost too little
 * to be counted, and before `withContext`, which asks the database.
 */
export function admitRequests(app: FastifyInstance, { slots, charge, kind = 'request' }: Admission): void {
  app.addHook('onRequest', async (request, reply) => {
    charge?.(request);
    slots.begin(request, reply);
    if (!bodyComesFirst(request)) await slots.acquire(request, kind);
  });
  app.addHook('preParsing', async (request) => {
    if (!hasBody(request)) return;
    slots.release(request);
    // The rest of the body, and its end, never come.
    if (request.raw.destroyed) throw new AppError('BAD_REQUEST', 'O pedido foi interrompido.');
  });
  app.addHook('preValidation', async (request) => {
    if (!hasBody(request)) return;
    const account = request.ctx?.viewer?.id;
    // Only somebody signed in sends files; of others no form is read.
    if (!isForm(request) || account === undefined || request.method === 'GET') {
      await slots.acquire(request, kind);
      return;
    }
    await slots.acquire(request, 'upload', account);
    slots.receive(request);
  });
  app.addHook('onSend', async (request) => slots.leave(request));
}
