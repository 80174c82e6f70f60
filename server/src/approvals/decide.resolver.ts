import { Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { decide } from '../decisions/decide.ts';
import { decisionTime } from '../decisions/unchanged-since.ts';
import { requireCapability } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { invalid } from '../shared/errors.ts';
import { UndoableField } from '../shared/schema/described-arguments.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { timeText } from '../shared/text/time-text.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';
import { APPROVAL_TYPE, actionFor } from './approval-types.ts';

const Decision = graphqlEnum('Decision', 'How something is decided.', {
  approve: 'Gives what was asked for: approves, keeps, accepts, marks as read, answers.',
  reject: 'Does not give it: rejects, removes, hides, refuses, writes back what was.',
});
type Decision = keyof typeof Decision;

/** Of all reasons but answers, which are mailed whole. */
const MOST_OF_REASON = 1_000;

@ArgsType()
class DecideArgs {
  @Field(() => WorkKind, { description: 'What is decided on.' })
  kind!: WorkKind;

  @Field(() => ID, { description: 'Its id, as in `WorkItem`.' })
  id!: string;

  @Field(() => Decision, { description: 'How; messages and requests about personal data have no `reject`.' })
  decision!: Decision;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a rejection, at most 1000 characters, required for plan requests and ratings; of a request about personal data the answer, at most 5000, required.',
  })
  @MaxCodePoints(5_000)
  reason?: string | null;

  @Field(() => Date, { nullable: true, description: 'The `WorkItem.changedAt` as shown; any when absent.' })
  changedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a correction, the `WorkItem.replacedText` as shown; not compared when absent.',
  })
  @MaxCodePoints(2_048)
  seen?: string | null;

  @UndoableField()
  undoable = false;
}

@ObjectType({ simpleResolvers: true, description: 'A decision of an administrator.' })
class Decided {
  @Field(() => WorkKind, { description: 'What was decided on.' })
  kind!: WorkKind;

  @Field(() => ID, { description: 'Its id, as in `WorkItem`.' })
  id!: string;

  @Field(() => [String], {
    description: 'Names of what could not be written back, since it does not exist any more.',
  })
  notRestored!: string[];
}

/** Throws FORBIDDEN for a role that does not decide on the kind, NOT_FOUND for an id that there is not (for `MayCall`). */
function lookUpDecided(ctx: Context, { kind, id }: Pick<DecideArgs, 'kind' | 'id'>): Promise<unknown> {
  const { decide: capability, lookUp } = APPROVAL_TYPE[kind];
  requireCapability(ctx, capability);
  return lookUp(ctx, { id });
}

/** Decides on something of any kind. FORBIDDEN for a role that may not, BAD_USER_INPUT for what its kind does not have. */
async function decideOn(ctx: Context, args: DecideArgs): Promise<Decided> {
  const { kind, id, decision, reason, seen, undoable } = args;
  const { decide: capability, isAnsweredSingly, requireWaiting } = APPROVAL_TYPE[kind];
  requireCapability(ctx, capability);
  const action = actionFor(kind, decision === 'approve');
  if (!action) throw invalid({ decision: ['Isto não pode ser recusado.'] });
  const text = reason?.trim() || null;
  if (action.reasonMissing && !text) throw invalid({ reason: [action.reasonMissing] }, 'REQUIRED');
  if (!isAnsweredSingly && text && [...text].length > MOST_OF_REASON)
    throw invalid({ reason: [`Use no máximo ${MOST_OF_REASON.toLocaleString('pt-BR')} caracteres.`] });
  await requireWaiting?.(ctx, id);
  const input = {
    ...(await decisionTime(ctx)),
    reason: text,
    changedAt: timeText(args.changedAt),
    ...(seen !== undefined && { seen }),
  };
  const result = await decide(ctx, action, id, input, undoable);
  return { kind, id, notRestored: action.notRestored?.(result) ?? [] };
}

@ForKeys(null)
@Resolver()
export class DecideResolver {
  @MayCall('decide', lookUpDecided)
  @Mutation(() => Decided, {
    description:
      'Administrators only: decides on something that waits. CONFLICT when it was decided before or changed since it was shown, FORBIDDEN for a kind that the role does not decide on.',
  })
  decide(@Ctx() ctx: Context, @Args() args: DecideArgs): Promise<Decided> {
    return decideOn(ctx, args);
  }
}
