import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { PageArgs } from '../../graphql/paging.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { endMySession, endOtherSessions, mySessions, SessionItem, SessionPage } from './session-list.ts';

/** The signed-in person's sessions. */
@ForKeys(null)
@Resolver()
export class SessionResolver {
  @MayCall('signed in')
  @Query(() => SessionPage, { description: 'The sessions of the signed-in person that have not ended.' })
  mySessions(@Ctx() ctx: Context, @Args() args: PageArgs): Promise<SessionPage> {
    return mySessions(ctx, args);
  }

  @MayCall('signed in')
  @Mutation(() => SessionItem, {
    description: 'Ends a session of the signed-in person and returns it. NOT_FOUND when it has ended.',
  })
  endSession(@Ctx() ctx: Context, @IdOf('session') id: string): Promise<SessionItem> {
    return endMySession(ctx, id);
  }

  @MayCall('signed in')
  @Mutation(() => SessionPage, {
    description: 'Ends all other sessions of the signed-in person and returns the rest.',
  })
  endOtherSessions(@Ctx() ctx: Context): Promise<SessionPage> {
    return endOtherSessions(ctx);
  }
}
