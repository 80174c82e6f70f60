import { type ActionName, subjectTypeOf } from './actions.ts';

/** Runs one statement in the transaction of the recorded work. */
type Run = (text: string, values: unknown[]) => Promise<unknown>;

/** Whose work it is: of a command with its server user, or of the actor of the newest entry of action `request`. */
export type WorkOf = { operator: string } | { request: ActionName } | null;

/**
 * Records what happens outside a request. A command has no account: its server user is in `after.operator`. Work
 * that an administrator asked for gets the actor, API key and address of the newest entry of `request` about the same subject.
 * Null stands for the system.
 */
export async function recordOutcome(
  run: Run,
  entry: { action: ActionName; subjectId: number | null; before?: object; after?: object },
  of: WorkOf,
): Promise<void> {
  const after = of && 'operator' in of ? { ...entry.after, operator: of.operator } : entry.after;
  await run(
    `INSERT INTO audit_entries (actor_id, actor_email, address, action, subject_type, subject_id, before, after)
     SELECT asking.actor_id, asking.actor_email, asking.address, $1, $2::varchar, $3::int, $4::jsonb,
       nullif(coalesce($5::jsonb, '{}') || coalesce(asking.key, '{}'), '{}')
     FROM (SELECT) AS one
     LEFT JOIN LATERAL (
       SELECT actor_id, actor_email, address,
         jsonb_strip_nulls(jsonb_build_object('byKey', after->'byKey')) AS key
       FROM audit_entries
       WHERE subject_type = $2::varchar AND subject_id = $3::int AND action = $6
       ORDER BY created_at DESC, id DESC LIMIT 1
     ) AS asking ON true`,
    [
      entry.action,
      subjectTypeOf(entry.action),
      entry.subjectId,
      entry.before ? JSON.stringify(entry.before) : null,
      after ? JSON.stringify(after) : null,
      of && 'request' in of ? of.request : null,
    ],
  );
}
