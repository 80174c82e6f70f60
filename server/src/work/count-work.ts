import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { maySeeKind, overdueBefore, WAITING_SCAN } from './waiting.ts';
import type { WorkCount } from './work.types.ts';

const COUNTS: Statement = {
  name: 'work_counts',
  text: `SELECT kind, count(*)::int AS count, count(*) FILTER (WHERE since < ${overdueBefore('kind')})::int AS overdue
         FROM (${WAITING_SCAN}) waiting GROUP BY kind`,
};

/** Returns how much waits of each kind that the viewer may see, also of those of which nothing does, in the order of the enum. */
export async function adminWorkCounts(ctx: Context): Promise<WorkCount[]> {
  const rows = await ctx.db.reads.query<WorkCount>(COUNTS);
  const counted = new Map(rows.map((row) => [row.kind, row]));
  const kinds = Object.values(WorkKind).filter((kind) => maySeeKind(ctx, kind));
  return kinds.map((kind) => counted.get(kind) ?? { kind, count: 0, overdue: 0 });
}
