import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services, Viewer } from '../../graphql/context.ts';
import type { Allowance, Payer, RequestLimits } from '../../limits/request-limits.ts';
import { unauthenticated } from '../../shared/errors.ts';
import { isIntactKey, looksLikeKey } from '../../users/keys/key-text.ts';
import { keyViewerOf } from '../../users/keys/key-viewer.ts';
import { viewerOf } from '../../users/sessions/sessions.ts';
import { tokenHashOf } from '../../users/tokens.ts';
import { callerAddress } from './caller-address.ts';
import { routeOf } from './route-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Against whose limit it was counted: the account's or API key's, the invalid tokens' of its address, or the address's. */
    chargedTo: Payer | 'token' | 'address' | null;
    /** What its answer's `RateLimit` describes; null for what is not counted. */
    allowance: Allowance | null;
  }
}

const BEARER = /^Bearer +([A-Za-z0-9_-]{20,200})$/i;

/** Sessions remembered; beyond that the least recently used is evicted, and counted like a new one. */
const MOST_SESSIONS = 20_000;

/** Files that browsers cache, and health checks. */
const UNCOUNTED =
  /^\/(?:(?:(?:playground|api\/docs)\/)?assets\/\*|logos\/:file|healthz|readyz|robots\.txt|favicon\.ico|apple-touch-icon\.png|icons\/[\w-]+\.png|manifest\.webmanifest)$/;

const INVALID_KEY =
  'Esta chave de API não existe, venceu ou foi encerrada. Crie outra em “Para programas” e use-a no lugar desta.';

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64');

const tokenOf = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];

const payerOf = ({ id, key }: Pick<Viewer, 'id' | 'key'>): Payer => (key ? `key:${key.id}` : `user:${id}`);

/**
 * Finds the caller by the request's token, and the limit against which the request counts. Sessions are read each time,
 * since one may have ended on another instance; remembered tokens only choose the limit; see docs/explanation/decisions/030.
 */
export class RequestCounter {
  readonly #services: Services;
  readonly #limits: RequestLimits;
  /** Whose the tokens are that were valid at their last request, by the token's hash. */
  readonly #payers = new LRUCache<string, Payer>({ max: MOST_SESSIONS });

  constructor(services: Services, limits: RequestLimits) {
    this.#services = services;
    this.#limits = limits;
  }

  /** Remembers the token of a session opened here. */
  remember(tokenHash: Buffer, viewer: Pick<Viewer, 'id' | 'key'>): void {
    this.#payers.set(keyOf(tokenHash), payerOf(viewer));
  }

  /**
   * Counts a request before anything is done for it, so that those rejected later count too: against the account of
   * a token seen here before, against the invalid tokens of the address for another one (uncounted when it
   * is valid), else against the address. Throws RATE_LIMITED.
   */
  readonly charge = (request: FastifyRequest): void => {
    const token = tokenOf(request);
    if (!token) {
      this.chargeAddress(request);
      return;
    }
    const payer = this.#payers.get(keyOf(tokenHashOf(token)));
    request.chargedTo = payer ?? 'token';
    this.#count(
      request,
      payer ? this.#limits.ofPayer(payer) : this.#limits.ofFailed('token', callerAddress(request)),
    );
  };

  /** Counts a request against its address, signed in or not. Throws RATE_LIMITED. */
  readonly chargeAddress = (request: FastifyRequest): void => {
    request.chargedTo = 'address';
    this.#count(request, this.#limits.ofAddress(callerAddress(request)));
  };

  /** Counts a request that was not counted before against its address, but for files and health checks. */
  readonly chargeOther = (request: FastifyRequest): void => {
    if (request.chargedTo === null && !UNCOUNTED.test(routeOf(request))) this.chargeAddress(request);
  };

  /** Sets the headers of a counted request's answer. */
  readonly describe = ({ allowance }: FastifyRequest, reply: FastifyReply): void => {
    if (allowance) reply.headers(this.#limits.headersOf(allowance));
  };

  /**
   * Returns the account of a charged request; null without a token, or with one that is unknown, ended or expired. Throws
   * UNAUTHENTICATED for such an API key, which no program sends by chance, and RATE_LIMITED for an account, or an address
   * with an invalid token, that has used up its requests.
   */
  async viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const token = tokenOf(request);
    if (!token) return null;
    const tokenHash = tokenHashOf(token);
    const isKey = looksLikeKey(token);
    const failed = () => this.#limits.ofFailed('token', callerAddress(request));
    const wasUnknown = request.chargedTo === 'token';
    const find = async () => {
      if (isKey) return isIntactKey(token) ? keyViewerOf(this.#services, tokenHash) : null;
      return viewerOf(this.#services, tokenHash);
    };
    const viewer = await find().catch((error: unknown) => {
      // Whether the token is valid is unknown.
      if (wasUnknown) {
        this.#limits.uncount(failed());
        request.allowance = null;
      }
      throw error;
    });
    if (viewer) {
      this.remember(tokenHash, viewer);
      if (!wasUnknown) return viewer;
      this.#limits.uncount(failed());
      this.#count(request, this.#limits.ofPayer(payerOf(viewer)));
      return viewer;
    }
    this.#payers.delete(keyOf(tokenHash));
    if (!wasUnknown) this.#count(request, failed());
    this.#count(request, this.#limits.ofAddress(callerAddress(request)));
    if (isKey) throw unauthenticated(INVALID_KEY);
    return null;
  }

  #count(request: FastifyRequest, allowance: Allowance): void {
    request.allowance = allowance;
    this.#limits.count(allowance);
  }
}
