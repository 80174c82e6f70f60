import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { UndoDecisionArgs, UndoneDecision } from './undo.types.ts';
import { undoDecision } from './undo-decision.ts';

@ForKeys(null)
@Resolver()
export class UndoResolver {
  @MayCall('decide')
  @Mutation(() => UndoneDecision, {
    description:
      'Administrators only: takes back a decision that was made with `undoable`, for ten seconds, whoever made it. CONFLICT when that is too late, when what it changed has changed since, and for claims and access to messages; NOT_FOUND when nothing was decided.',
  })
  undoDecision(@Ctx() ctx: Context, @Args() { kind, id }: UndoDecisionArgs): Promise<UndoneDecision> {
    return undoDecision(ctx, kind, id);
  }
}
