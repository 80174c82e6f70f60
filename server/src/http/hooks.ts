import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../graphql/context.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { AppError, forbidden } from '../shared/errors.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import { cacheAnswer, cachedAnswerTo, sendCached } from './cache/serve-cached.ts';
import { corsHook } from './cors.ts';
import type { RequestCounter } from './limits/request-counter.ts';
import type { RequestSlots, SlotKind } from './limits/request-slots.ts';
import { compressedBody, endUnreadConnection, isCompressed } from './payload-limits.ts';
import { addContext } from './request-context.ts';
import { logAborted, logAnswered, nameRequest } from './request-log.ts';
import { securityHeadersOf } from './security-headers.ts';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;

/** Returns whether the body is read before the caller is looked up; before a form is read, its sender must be known. */
const bodyComesFirst = (request: FastifyRequest): boolean => hasBody(request) && !isForm(request);

/** An `onRequest` hook for answers that programs may read and search engines must not list. */
export function notIndexed(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('x-robots-tag', 'noindex');
  done();
}

interface HookParts {
  services: Services;
  metrics: Metrics | null;
  cache: ResponseCache;
  slots: RequestSlots;
  counter: RequestCounter;
}

/** What the requests of a scope pass besides `everyRequest`. */
interface Admission {
  /** Whether anonymous reads are answered from the response cache. */
  cached?: true;
  /** Whose limit a request counts against; without it its address's, in `preParsing`. */
  charge?: 'caller' | 'address';
  /** The slots in which a request is worked on. */
  kind?: SlotKind;
  /** Whether a request runs operations and has a context. */
  context?: true;
  /** Whether API keys are accepted. */
  keys?: true;
}

/**
 * All hooks of the server, in the order in which a request passes them. In each phase those of `everyRequest` run first,
 * then those of its route's scope: the few that only one kind of route has (registered in that route's file, ahead of
 * `admit`), then `admit`. Hooks that need not wait call `done`, since a promise for each is measurable.
 */
export class RequestHooks {
  readonly #parts: HookParts;

  constructor(dependencies: HookParts) {
    this.#parts = dependencies;
  }

  /** Registers the hooks of all requests, whatever their route. */
  everyRequest(app: FastifyInstance): void {
    const { services, counter, metrics } = this.#parts;
    const { config, log } = services;
    const allowOrigin = corsHook(services);
    for (const name of [
      'ctx',
      'open',
      'knownAddress',
      'chargedTo',
      'allowance',
      'allowedOrigin',
      'cacheableSince',
    ]) {
      app.decorateRequest(name, null);
    }
    app.addHook('onRequest', (request, reply, done) => {
      nameRequest(request, reply);
      reply.headers(securityHeadersOf(request, config));
      if (request.headers.origin === undefined) done();
      else allowOrigin.call(app, request, reply, done);
    });
    // Routes without `charge`: files and health checks are free, all others count against the address.
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      counter.chargeOther(request);
      done(isCompressed(request) ? compressedBody() : null);
    });
    app.addHook('onSend', (request, reply, _payload, done) => {
      if (request.headers.authorization !== undefined) reply.header('cache-control', 'no-store');
      counter.describe(request, reply);
      // The deadline ends here, ahead of compression.
      request.open?.markAnswered();
      endUnreadConnection(request, reply, config.limits);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      logAnswered(request, reply, log, metrics);
      done();
    });
    app.addHook('onRequestAbort', (request, done) => {
      logAborted(request, log);
      done();
    });
  }

  /**
   * Registers the hooks of a scope whose requests cost work: they come from the cache, or are counted, wait for a slot
   * and hold it until their answer is made; not while a body arrives, so that slow senders hold none.
   */
  admit(app: FastifyInstance, { cached, charge, kind = 'request', context, keys }: Admission): void {
    const { services, cache, slots, counter } = this.#parts;

    const enter = async (request: FastifyRequest): Promise<void> => {
      await slots.acquire(request, kind);
      if (!context) return;
      const hasToken = request.headers.authorization !== undefined;
      const viewer = hasToken ? await counter.viewerOf(request) : null;
      if (viewer?.key && !keys) throw forbidden('Chaves de API valem só em /graphql e /api.');
      addContext(services, request, viewer);
    };

    const enterAfterBody = async (request: FastifyRequest): Promise<void> => {
      if (!isForm(request)) return enter(request);
      // Only somebody signed in sends files; of others no form is read.
      const account = request.ctx?.viewer?.id;
      if (account === undefined || request.method === 'GET') return slots.acquire(request, kind);
      await slots.acquire(request, 'upload', account);
      slots.receive(request);
    };

    if (cached) {
      app.addHook('onRequest', (request, reply, done) => {
        const answer = cachedAnswerTo(cache, request);
        if (answer) sendCached(request, reply, answer).catch(done);
        else done();
      });
    }
    app.addHook('onRequest', async (request, reply) => {
      if (charge === 'caller') counter.charge(request);
      else if (charge === 'address') counter.chargeAddress(request);
      slots.begin(request, reply);
      if (!bodyComesFirst(request)) await enter(request);
    });
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      if (!hasBody(request)) return done();
      request.open?.releaseAll();
      // The rest of the body, and its end, never come.
      done(request.raw.destroyed ? new AppError('BAD_REQUEST', 'O pedido foi interrompido.') : null);
    });
    app.addHook('preValidation', (request, _reply, done) => {
      if (hasBody(request)) enterAfterBody(request).then(() => done(), done);
      else done();
    });
    if (cached) {
      app.addHook('onSend', (request, reply, payload, done) => {
        const body = cacheAnswer(cache, request, reply, payload);
        if (body instanceof Promise) body.then((result) => done(null, result), done);
        else done(null, body);
      });
    }
    app.addHook('onSend', (request, _reply, _payload, done) => {
      slots.leave(request);
      const opened = request.ctx?.answer.opened;
      if (opened) counter.remember(opened.tokenHash, { id: opened.account });
      done();
    });
  }
}
