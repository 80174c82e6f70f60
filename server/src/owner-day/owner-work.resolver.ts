import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PageArgs } from '../graphql/paging.ts';
import { ownerWork } from './owner-work.ts';
import { OwnerWorkPage } from './owner-work.types.ts';

@ForKeys(null)
@Resolver()
export class OwnerWorkResolver {
  @MayCall('signed in')
  @Query(() => OwnerWorkPage, {
    description:
      "What waits in all of the caller's companies: unread messages, the oldest first, then ratings without an answer, those with a comment first.",
  })
  ownerWork(@Ctx() ctx: Context, @Args() args: PageArgs): Promise<OwnerWorkPage> {
    return ownerWork(ctx, args);
  }
}
