import type DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.ts';
import type { ChangeFeed } from '../database/change-feed.ts';
import type { Database } from '../database/database.ts';
import type { CompanyParts } from '../shared/company-parts.ts';
import type { Queues } from '../shared/concurrency-limiter.ts';
import type { Log } from '../shared/log.ts';
import type { PasswordHasher, Passwords } from '../shared/passwords.ts';
import type { RequestSlot } from '../shared/request-slot.ts';
import type { ChoiceNames } from '../shared/text/choice-names.ts';
import type { AdminRole } from './admin-roles.ts';
import type { ApprovalTypeOf } from './approval-type.ts';
import type { KeyInUse } from './keys/for-keys.ts';
import type { PrivacyProvider } from './privacy-provider.ts';
import type { MailMakerOf } from './provided/mail-maker.ts';

/** Process-wide services. */
export interface Services {
  config: Config;
  db: Database;
  changeFeed: ChangeFeed;
  passwords: Passwords;
  queues: Queues;
  /** What the domains store about accounts; `privacy-providers.ts` lists them. */
  privacyProviders: readonly PrivacyProvider[];
  /** What the domains call the values of their closed lists; `choice-names.ts` lists them. */
  choiceNames: ChoiceNames;
  /** What the domains have for administrators to decide; `approvals/approval-types.ts` lists it. */
  approvalTypes: readonly ApprovalTypeOf<Context>[];
  /** Runs in the transaction that confirms the e-mail of an account. */
  onEmailConfirmed(ctx: Context, manager: EntityManager, userId: number): Promise<void>;
  /** By kind of mail, how it is made anew; `mail-makers.ts` lists them. */
  mailMakers: Readonly<Record<string, MailMakerOf<Context>>>;
  log: Log;
  startedAt: Date;
}

export type Role = 'admin' | 'company' | 'user';

/** The account of the token. */
export interface Viewer {
  id: number;
  email: string;
  role: Role;
  /** What an administrator may do; null in other roles. */
  adminRole: AdminRole | null;
  /** Parts in companies of others, as they are at the beginning of the request. */
  parts: CompanyParts;
  /** To end this very session at logout. */
  tokenHash: Buffer;
  /**
   * True for the session of an administrator without the second factor that the site asks for; `adminRole` is null then,
   * so that nothing of administrators is open.
   */
  needsSecondFactor?: boolean;
  /** Set for a request with an API key instead of a session. */
  key?: KeyInUse;
}

/** Properties of the answer, set while it is made. Its own object, since Apollo Server copies the context. */
export interface AnswerTraits {
  /** What it was made from; a change of one evicts it from the response cache. */
  tags: Set<string>;
  /** False once it holds an error or something meant for one person, or each caller has to be counted. */
  shareable: boolean;
  /** When it becomes wrong without any change, in milliseconds since 1970; null for never. */
  validUntil: number | null;
  /** The session that it opens, once that is committed. */
  opened: { tokenHash: Buffer; account: number } | null;
}

/** What operations receive with each request. */
export interface Context
  extends Omit<Services, 'passwords' | 'approvalTypes' | 'onEmailConfirmed' | 'mailMakers'> {
  /** In the slots of passwords instead of the request's own. */
  passwords: PasswordHasher;
  /** What all requests share; for work that continues after the answer, since `db` throws after the request's deadline. */
  services: Services;
  /** Its slot and deadline; null where nobody waits for an answer. */
  slot: RequestSlot | null;
  viewer: Viewer | null;
  /** The caller's address, as far as the proxies are trusted. */
  address: string;
  /** The `User-Agent` header. */
  userAgent: string | null;
  requestId: string;
  /** True for a GET, whose variables are in an address, which logs and histories keep. */
  isInAddress: boolean;
  answer: AnswerTraits;
  loaders: Map<string, DataLoader<never, unknown>> | null;
}

interface RequestTraits {
  viewer: Viewer | null;
  address: string;
  userAgent?: string | null;
  requestId: string;
  slot?: RequestSlot | null;
  /** True for a read of an anonymous caller, which may go to a replica. */
  isPublicRead?: boolean;
  isInAddress?: boolean;
}

/** Creates the context of a request, property by property: spreading costs more than the rest of a simple query. */
export function createContext(
  services: Services,
  {
    viewer,
    address,
    userAgent = null,
    requestId,
    slot = null,
    isPublicRead = false,
    isInAddress = false,
  }: RequestTraits,
): Context {
  const { config, changeFeed, queues, privacyProviders, choiceNames, log, startedAt } = services;
  return {
    config,
    changeFeed,
    queues,
    privacyProviders,
    choiceNames,
    log,
    startedAt,
    db: services.db.forRequest({ slot, isPublicRead }),
    passwords: services.passwords.of({ address, slot }),
    services,
    slot,
    viewer,
    address,
    userAgent,
    requestId,
    isInAddress,
    answer: { tags: new Set(), shareable: viewer === null, validUntil: null, opened: null },
    loaders: null,
  };
}
