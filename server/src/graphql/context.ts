import type DataLoader from 'dataloader';
import type { Config } from '../config.ts';
import type { ChangeFeed } from '../database/change-feed.ts';
import type { Database } from '../database/database.ts';
import type { Queues } from '../shared/concurrency-limiter.ts';
import type { Log } from '../shared/log.ts';
import type { PasswordHasher, Passwords } from '../shared/passwords.ts';
import type { RequestSlot } from '../shared/request-slot.ts';
import type { PrivacyProvider } from './privacy-provider.ts';

/** What lives as long as the program. */
export interface Services {
  config: Config;
  db: Database;
  changes: ChangeFeed;
  passwords: Passwords;
  queues: Queues;
  /** What the domains keep about accounts, see `account-parts.ts`. */
  privacyProviders: readonly PrivacyProvider[];
  log: Log;
  startedAt: Date;
}

export type Role = 'admin' | 'company' | 'user';

/** The person behind the token. */
export interface Viewer {
  id: number;
  email: string;
  role: Role;
  /** To end this very session at logout. */
  tokenHash: Buffer;
}

/** What is known of the answer while it is made. An object of its own: Apollo hands on a copy of the context. */
export interface AnswerTraits {
  /** What it was made from; it is dropped from memory when one of these changes. */
  tags: Set<string>;
  /** False once it holds an error or something meant for one person. */
  shareable: boolean;
  /** The session that it opens, once that is committed. */
  opened: { tokenHash: Buffer; account: number } | null;
}

/** What lives as long as one request; operations take it first. */
export interface Context extends Omit<Services, 'passwords'> {
  /** In the slots of passwords instead of the request's own. */
  passwords: PasswordHasher;
  /** For what lives on after the answer: `db` refuses once the request's time is over. */
  lasting: Services;
  /** Its slot and deadline; null where nobody waits for an answer. */
  slot: RequestSlot | null;
  viewer: Viewer | null;
  /** The caller's address, as far as the proxies are trusted. */
  address: string;
  /** What the browser says it is; null when nobody said. */
  userAgent: string | null;
  requestId: string;
  answer: AnswerTraits;
  loaders: Map<string, DataLoader<never, unknown>>;
}

interface RequestFacts {
  viewer: Viewer | null;
  address: string;
  userAgent?: string | null;
  requestId: string;
  slot?: RequestSlot | null;
  /** Somebody without session asks for something and writes nothing. */
  isPublicRead?: boolean;
}

export function createContext(
  services: Services,
  { slot = null, isPublicRead = false, ...request }: RequestFacts,
): Context {
  return {
    ...services,
    db: services.db.forRequest({ slot, isPublicRead }),
    passwords: services.passwords.of({ address: request.address, slot }),
    lasting: services,
    slot,
    userAgent: null,
    ...request,
    answer: { tags: new Set(), shareable: request.viewer === null, opened: null },
    loaders: new Map(),
  };
}
