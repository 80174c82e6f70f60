import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Statement } from '../database/statement.ts';
import { actionOf } from '../decisions/approval-type.ts';
import { decidedBriefly } from '../decisions/who-decided.ts';
import type { Context } from '../graphql/context.ts';
import { idOrZero } from '../shared/ids.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { ALL_WAITING, maySeeKind } from './waiting.ts';

/** Two pages of the list. */
const MOST = 200;

@InputType({ description: 'What names something to decide.' })
export class WorkKeyInput {
  @Field(() => WorkKind, { description: 'What it is.' })
  kind!: WorkKind;

  @Field(() => ID, { description: 'Its id, as in `WorkItem`.' })
  id!: string;
}

@ArgsType()
export class DecidedApprovalsArgs {
  @Field(() => [WorkKeyInput], { description: `What the caller shows, at most ${MOST} things.` })
  @ArrayMaxSize(MOST, { message: `Pergunte por no máximo ${MOST} itens.` })
  shown!: WorkKeyInput[];
}

@ObjectType({ simpleResolvers: true, description: 'Something that does not wait for a decision any more.' })
export class DecidedWork {
  @Field(() => WorkKind, { description: 'What it is.' })
  kind!: WorkKind;

  @Field(() => ID, { description: 'Its id, as in `WorkItem`.' })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "Who decided it, in Portuguese: 'Ana já aprovou'; null once the decision can no longer be undone, and when it was none.",
  })
  decidedText!: string | null;
}

// A subquery a thing, so that each looks up one id in the table of its kind.
const DECIDED: Statement = {
  name: 'decided_work',
  text: `SELECT k.kind, k.id, d.action, d.user_id AS "userId", u.name
         FROM unnest($1::text[], $2::int[]) AS k (kind, id)
         LEFT JOIN decisions d ON d.kind = k.kind AND d.subject_id = k.id LEFT JOIN users u ON u.id = d.user_id
         WHERE (SELECT true FROM (${ALL_WAITING}) w WHERE w.kind = k.kind AND w.id = k.id LIMIT 1) IS NULL`,
};
interface Row {
  kind: WorkKind;
  id: number;
  action: string | null;
  userId: number | null;
  name: string | null;
}

/** Returns those of some things that do not wait any more, with who decided them; none of a kind that the viewer may not see. */
export async function adminDecidedWork(
  ctx: Context,
  { shown: keys }: DecidedApprovalsArgs,
): Promise<DecidedWork[]> {
  const visibleKeys = keys.filter(({ kind }) => maySeeKind(ctx, kind));
  const values = [visibleKeys.map(({ kind }) => kind), visibleKeys.map(({ id }) => idOrZero(id))];
  const rows = await ctx.db.reads.query<Row>(DECIDED, values);
  return rows.map(({ kind, id, action, userId, name }) => ({
    kind,
    id,
    decidedText: action && decidedBriefly(ctx, { userId, name }, actionOf(ctx, { kind, action }).verbPhrase),
  }));
}
