import type { Context, Services } from '../graphql/context.ts';
import { addressKey } from '../shared/address-key.ts';
import { isBot } from '../shared/is-bot.ts';
import { visitCounter } from './visit-counter.ts';
import type { VisitKind } from './write-visits.ts';

/** The request's data that identify a visitor. */
export type Visitor = Pick<Context, 'viewer' | 'address' | 'userAgent'>;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/**
 * Counts a view or click once per visitor, company and day; administrators, API keys, those who belong to the company and known bots do not count. Without
 * a fingerprint a visitor is an address with a user agent. Returns false for what does not count, else true once the
 * visit is written or its company found locked.
 */
export async function countVisit(
  services: Pick<Services, 'db' | 'config' | 'changeFeed' | 'log'>,
  visitor: Visitor,
  visit: { companyId: number; kind: VisitKind; fingerprint: string | null },
): Promise<boolean> {
  const { viewer, address, userAgent } = visitor;
  if (viewer?.role === 'admin' || viewer?.key || isBot(userAgent)) return false;
  const { companyId, kind, fingerprint } = visit;
  const day = dayFormat.format(new Date());
  const from = addressKey(address);
  const who = fingerprint ?? (viewer ? `user ${viewer.id}` : `${from} ${userAgent}`);
  await visitCounter(services).add(`${kind} ${companyId} ${day} ${who}`, {
    companyId,
    kind,
    day,
    visitor: who,
    address: from,
    viewerId: viewer?.id ?? null,
  });
  return true;
}
