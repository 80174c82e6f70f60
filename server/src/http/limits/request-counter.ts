import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services, Viewer } from '../../graphql/context.ts';
import type { Allowance, RequestLimits } from '../../limits/request-limits.ts';
import { viewerOf } from '../../users/sessions/sessions.ts';
import { tokenHashOf } from '../../users/tokens.ts';
import { callerAddress } from './caller-address.ts';
import { routeOf } from './route-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Against whose limit it was counted: the account's, the invalid tokens' of its address, or the address's. */
    chargedTo: number | 'token' | 'address' | null;
    /** What its answer's `RateLimit` describes; null for what is not counted. */
    allowance: Allowance | null;
  }
}

const BEARER = /^Bearer +([A-Za-z0-9_-]{20,200})$/i;

/** Sessions remembered; beyond that the least recently used is evicted, and counted like a new one. */
const MOST_SESSIONS = 20_000;

/** Files that browsers cache for good, and health checks. */
const UNCOUNTED = /^\/(?:(?:(?:playground|api\/docs)\/)?assets\/\*|logos\/:file|healthz|readyz|robots\.txt)$/;

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64');

function tokenOf(request: FastifyRequest): Buffer | null {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return token ? tokenHashOf(token) : null;
}

/**
 * Finds the caller by the request's token, and the limit against which the request counts. Sessions are read each time,
 * since one may have ended on another instance; remembered tokens only choose the limit; see docs/explanation/decisions/030.
 */
export class RequestCounter {
  readonly #services: Services;
  readonly #limits: RequestLimits;
  /** The accounts of tokens that were valid at their last request, by the token's hash. */
  readonly #accounts = new LRUCache<string, number>({ max: MOST_SESSIONS });

  constructor(services: Services, limits: RequestLimits) {
    this.#services = services;
    this.#limits = limits;
  }

  /** Remembers the token of a session opened here. */
  remember(tokenHash: Buffer, account: number): void {
    this.#accounts.set(keyOf(tokenHash), account);
  }

  /**
   * Counts a request before anything is done for it, so that those rejected later count too: against the account of
   * a token seen here before, against the invalid tokens of the address for another one (uncounted when it
   * is valid), else against the address. Throws RATE_LIMITED.
   */
  readonly charge = (request: FastifyRequest): void => {
    const tokenHash = tokenOf(request);
    if (!tokenHash) {
      this.chargeAddress(request);
      return;
    }
    const account = this.#accounts.get(keyOf(tokenHash));
    request.chargedTo = account ?? 'token';
    this.#count(
      request,
      account ? this.#limits.ofAccount(account) : this.#limits.ofFailed('token', callerAddress(request)),
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
   * RATE_LIMITED for an account, or an address with an invalid token, that has used up its requests.
   */
  async viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const tokenHash = tokenOf(request);
    if (!tokenHash) return null;
    const failed = () => this.#limits.ofFailed('token', callerAddress(request));
    const wasUnknown = request.chargedTo === 'token';
    const viewer = await viewerOf(this.#services, tokenHash).catch((error: unknown) => {
      // Whether the token is valid is unknown.
      if (wasUnknown) {
        this.#limits.uncount(failed());
        request.allowance = null;
      }
      throw error;
    });
    if (viewer) {
      this.remember(tokenHash, viewer.id);
      if (!wasUnknown) return viewer;
      this.#limits.uncount(failed());
      this.#count(request, this.#limits.ofAccount(viewer.id));
      return viewer;
    }
    this.#accounts.delete(keyOf(tokenHash));
    if (!wasUnknown) this.#count(request, failed());
    this.#count(request, this.#limits.ofAddress(callerAddress(request)));
    return null;
  }

  #count(request: FastifyRequest, allowance: Allowance): void {
    request.allowance = allowance;
    this.#limits.count(allowance);
  }
}
