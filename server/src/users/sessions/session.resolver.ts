import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { PageArgs } from '../../graphql/paging.ts';
import { SessionItem, SessionPage } from './session-item.ts';
import { endMySession, endOtherSessions, mySessions } from './session-list.ts';

/** What people see of their logins. */
@Resolver()
export class SessionResolver {
  @MayCall('signed in')
  @Query(() => SessionPage, { description: 'The sessions of the signed-in person that have not ended.' })
  mySessions(@Ctx() ctx: Context, @Args() args: PageArgs): Promise<SessionPage> {
    return mySessions(ctx, args);
  }

  @MayCall('signed in')
  @Mutation(() => SessionItem, {
    description:
      'Ends one session of the signed-in person, at its next request, and returns it. NOT_FOUND when it is over.',
  })
  endSession(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<SessionItem> {
    return endMySession(ctx, id);
  }

  @MayCall('signed in')
  @Mutation(() => SessionPage, {
    description: 'Ends all sessions of the signed-in person but this one, and returns what is left.',
  })
  endOtherSessions(@Ctx() ctx: Context): Promise<SessionPage> {
    return endOtherSessions(ctx);
  }
}
