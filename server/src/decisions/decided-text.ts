import type { Context } from '../graphql/context.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { actionOf } from './action-of.ts';
import { WAITING_DECISION } from './undecided.ts';
import { decidedSentence, lastDecision } from './who-decided.ts';

interface Waiting {
  action: string;
  userId: number | null;
  name: string | null;
  at: Date;
}

/**
 * Returns to administrators who decided a thing and when, also while it can be undone: 'Ana Lima já aprovou esta empresa
 * agora mesmo.'; null when nobody knows.
 */
export async function decidedText(ctx: Context, kind: WorkKind, id: number): Promise<string | null> {
  const { reads } = ctx.db;
  const [waiting] = await reads.query<Waiting>(WAITING_DECISION, [kind, id]);
  if (!waiting) return lastDecision(ctx, reads, kind, id);
  return decidedSentence(ctx, waiting, actionOf(ctx, { kind, action: waiting.action }).did);
}
