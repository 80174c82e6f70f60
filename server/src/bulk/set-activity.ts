import { oneRow, type Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { conflict } from '../shared/errors.ts';

const TIMES_SET: Statement = {
  name: 'times_activity_set',
  text: `SELECT count(*)::int AS count FROM audit_entries
         WHERE subject_type = $1 AND subject_id = $2 AND after ? 'isActive'`,
};

interface ActivityBefore {
  /** How often it was set until then, by the audit log. */
  timesSet: number;
}

/** Returns an action that sets whether something is active; its undo is the contrary, CONFLICT where it was set since. */
export function setActivity(
  subjectType: 'company' | 'user',
  set: (ctx: Context, id: string, isActive: boolean) => Promise<boolean>,
  isActive: boolean,
) {
  const timesSet = async (ctx: Context, id: string): Promise<number> =>
    (await oneRow<{ count: number }>(ctx.db.reads, TIMES_SET, [subjectType, Number(id)])).count;
  return {
    run: async (ctx: Context, id: string): Promise<ActivityBefore | undefined> =>
      (await set(ctx, id, isActive)) ? { timesSet: await timesSet(ctx, id) } : undefined,
    undo: async (ctx: Context, id: string, before: object): Promise<void> => {
      // Counted once `set` has locked the row: nobody else sets it meanwhile.
      const isSet = await set(ctx, id, !isActive);
      if (!isSet || (await timesSet(ctx, id)) !== (before as ActivityBefore).timesSet + 1)
        throw conflict('Isto foi ativado ou desativado de novo enquanto isso.');
    },
  };
}
