import type { EntityManager } from 'typeorm';

/** What is known of a mail whose texts are erased. */
export interface SentMail {
  kind: string;
  recipient: string;
  /** Id of the company, claim or plan request that it tells of, by its kind. */
  thingId: number | null;
  messageId: number | null;
  invitationId: number | null;
  dataRequestId: number | null;
  aboutUserId: number | null;
}

/**
 * Queues a mail again, from what is stored now, and returns its id; null where what it told of is gone or no longer so.
 * `mail-makers.ts` lists the makers by kind, so that `mail/` uses them without importing the domains after it.
 */
export type MailMakerOf<Ctx> = (ctx: Ctx, manager: EntityManager, mail: SentMail) => Promise<number | null>;
