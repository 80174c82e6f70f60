import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services, Viewer } from '../lib/context.ts';
import type { RequestLimits } from '../lib/request-limits.ts';
import { tokenHashOf, viewerOf } from '../users/sessions.ts';
import { callerAddress } from './caller-address.ts';

const BEARER = /^Bearer +([A-Za-z0-9_-]{20,200})$/i;

/** Sessions remembered; beyond that the one not seen for longest is forgotten, and asked for like a new one. */
const MOST_SESSIONS = 20_000;

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64');

/**
 * Who calls, by the token of the request. The database is asked each time, since a session may have ended
 * anywhere; what is remembered only says who may have it asked (decision 030).
 */
export class Callers {
  readonly #services: Services;
  readonly #limits: RequestLimits;
  /** The accounts of tokens that were good when they last came, by the token's hash. */
  readonly #accounts = new LRUCache<string, number>({ max: MOST_SESSIONS });

  constructor(services: Services, limits: RequestLimits) {
    this.#services = services;
    this.#limits = limits;
  }

  /** A session was opened here: its token is good, and need not be looked up to be known as such. */
  remember(tokenHash: Buffer, account: number): void {
    this.#accounts.set(keyOf(tokenHash), account);
  }

  /**
   * Null without a token, or with one that is unknown, ended or expired. RATE_LIMITED, before the database is
   * asked, for an account that has used up its requests, and for a token not seen here before from an address
   * that has sent too many void ones.
   */
  async viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return null;
    const address = callerAddress(request);
    const tokenHash = tokenHashOf(token);
    const key = keyOf(tokenHash);
    const account = this.#accounts.get(key);
    if (account === undefined) this.#limits.checkVain('token', address);
    else this.#limits.checkAccount(account);
    const viewer = await viewerOf(this.#services, tokenHash);
    if (viewer) this.remember(tokenHash, viewer.id);
    else {
      this.#accounts.delete(key);
      this.#limits.countVain('token', address);
    }
    return viewer;
  }
}
