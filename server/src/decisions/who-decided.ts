import type { Reader, Statement } from '../database/statement.ts';
import { isAdmin } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { type AppError, conflict } from '../shared/errors.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { howLongAgo } from '../shared/text/format.ts';
import { type AnyDecisionAction, approvalType } from './approval-type.ts';
import { undoName } from './record-undo.ts';

interface Decided {
  userId: number | null;
  name: string | null;
  at: Date;
}

const decider = (
  { viewer }: Pick<Context, 'viewer'>,
  { userId, name }: Pick<Decided, 'userId' | 'name'>,
): string | null => (userId !== null && userId === viewer?.id ? 'Você' : name);

/** Returns 'Ana Lima já aprovou esta empresa há 3 min.', to the decider 'Você já …'; null when nobody knows who it was. */
export function decidedSentence(
  ctx: Pick<Context, 'viewer'>,
  decided: Decided,
  verbPhrase: string,
): string | null {
  const who = decider(ctx, decided);
  return who === null ? null : `${who} já ${verbPhrase} ${howLongAgo(decided.at)}.`;
}

/** Returns the same for a list, 'Ana já aprovou': the first name and the verb. */
export function decidedBriefly(
  ctx: Pick<Context, 'viewer'>,
  decided: Pick<Decided, 'userId' | 'name'>,
  verbPhrase: string,
): string | null {
  const who = decider(ctx, decided);
  const [name, verb] = [who, verbPhrase].map((text) => text?.split(' ')[0]);
  return who === null ? null : `${name} já ${verb}`;
}

const LAST: Statement = {
  name: 'last_decision',
  text: `SELECT a.action, a.after, a.actor_id AS "userId", u.name, a.created_at AS at
         FROM audit_entries a LEFT JOIN users u ON u.id = a.actor_id
         WHERE a.subject_type = $1 AND a.subject_id = $2 AND a.action = ANY ($3::text[])
           AND ($4::jsonb IS NULL OR a.before @> $4 OR a.after @> $4)
         ORDER BY a.created_at DESC, a.id DESC LIMIT 1`,
};

interface Entry extends Decided {
  action: string;
  after: Record<string, unknown> | null;
}

const isOf = ({ action, after }: Entry, { audit, recorded = {} }: AnyDecisionAction): boolean =>
  audit === action && Object.entries(recorded).every(([field, value]) => after?.[field] === value);

/** Returns the sentence about the last decision on a thing by the audit log; null without one, and when it was undone. */
export async function lastDecision(
  ctx: Context,
  reader: Reader,
  kind: WorkKind,
  id: number,
): Promise<string | null> {
  if (!isAdmin(ctx)) return null;
  const { actions } = approvalType(ctx, kind);
  const [first] = actions;
  if (!first) return null;
  const { recordedOn, audit } = first;
  const [subject] = recordedOn ? await reader.query<{ id: number }>(recordedOn.subject, [id]) : [{ id }];
  const values = [
    audit.split('.')[0],
    subject?.id,
    [...actions.map((candidate) => candidate.audit), undoName(first)],
    recordedOn && JSON.stringify({ [recordedOn.field]: id }),
  ];
  const [entry] = await reader.query<Entry>(LAST, values);
  const action = entry && actions.find((candidate) => isOf(entry, candidate));
  return entry && action ? decidedSentence(ctx, entry, action.verbPhrase) : null;
}

/**
 * Returns CONFLICT with `sentence`, which can name a person, or without one with `message`, which never does. Only
 * `message` is stored.
 */
export function decidedConflict(
  sentence: string | null,
  message: string,
  reason?: Parameters<typeof conflict>[1],
): AppError {
  const error = conflict(sentence ?? message, reason);
  error.storedMessage = message;
  return error;
}

/** Returns CONFLICT for something that was decided before, with the sentence of `lastDecision`, else with `message`. */
export async function alreadyDecided(
  ctx: Context,
  reader: Reader,
  approval: { kind: WorkKind; id: number },
  message: string,
): Promise<AppError> {
  return decidedConflict(await lastDecision(ctx, reader, approval.kind, approval.id), message);
}
