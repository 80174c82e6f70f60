import type DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import type { AccountPart } from './account-part.ts';
import type { Changes } from './changes.ts';
import type { Log } from './log.ts';
import type { Passwords } from './passwords.ts';
import type { Reader } from './sql.ts';

/** The connections: entities and writes, hand-written reads, and searching with a small pool of its own. */
export interface Connections {
  dataSource: DataSource;
  reads: Reader;
  searches: Reader;
  /** Where reads of people without session go: to a replica while it has everything that this copy heard of. */
  publicReads?: Pick<Connections, 'reads' | 'searches'> | null;
}

/** What lives as long as the program. */
export interface Services {
  config: Config;
  db: Connections;
  changes: Changes;
  passwords: Passwords;
  /** What the domains keep about accounts, see `account-parts.ts`. */
  accountParts: readonly AccountPart[];
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
}

/** What lives as long as one request; operations take it first. */
export interface Context extends Services {
  viewer: Viewer | null;
  /** The caller's address, as far as the proxies are trusted. */
  address: string;
  /** What the browser says it is; null when nobody said. */
  userAgent: string | null;
  requestId: string;
  answer: AnswerTraits;
  loaders: Map<string, DataLoader<never, unknown>>;
}

/** The connections with other readers; the rest is looked up when it is used, since it may come later. */
const withReads = (
  db: Connections,
  { reads, searches }: Pick<Connections, 'reads' | 'searches'>,
): Connections => ({
  get dataSource() {
    return db.dataSource;
  },
  reads,
  searches,
});

export function createContext(
  services: Services,
  {
    isPublicRead = false,
    ...request
  }: {
    viewer: Viewer | null;
    address: string;
    userAgent?: string | null;
    requestId: string;
    /** Somebody without session asks for something and writes nothing. */
    isPublicRead?: boolean;
  },
): Context {
  const { publicReads } = services.db;
  return {
    ...services,
    ...(isPublicRead && publicReads && { db: withReads(services.db, publicReads) }),
    userAgent: null,
    ...request,
    answer: { tags: new Set(), shareable: request.viewer === null },
    loaders: new Map(),
  };
}
