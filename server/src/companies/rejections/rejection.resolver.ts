import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { decideEach } from '../decisions/decide-each.ts';
import { Decisions } from '../decisions/decision.types.ts';
import { adminRejections } from './read-rejections.ts';
import { RejectionPage, RejectionsArgs, RestoredCompany, RestoreRejectionsArgs } from './rejection.types.ts';
import { restoreRejection } from './restore-rejection.ts';

@ForKeys('companies')
@Resolver()
export class RejectionResolver {
  @MayCall('seePersons')
  @Query(() => RejectionPage, {
    description: 'Administrators only: rejected companies, the latest first unless asked otherwise.',
  })
  adminRejections(@Ctx() ctx: Context, @Args() args: RejectionsArgs): Promise<RejectionPage> {
    return adminRejections(ctx, args);
  }

  @MayCall('decide')
  @Mutation(() => RestoredCompany, {
    description:
      'Administrators only: makes a rejected company pending again. CONFLICT when it is, or when owner, category or city do not allow it any more.',
  })
  restoreRejection(@Ctx() ctx: Context, @IdOf('rejection') id: string): Promise<RestoredCompany> {
    return restoreRejection(ctx, id);
  }

  @MayCall('decide')
  @Mutation(() => Decisions, {
    description: 'Administrators only: as `restoreRejection` for up to 100; each is done or reported.',
  })
  restoreRejections(@Ctx() ctx: Context, @Args() { ids }: RestoreRejectionsArgs): Promise<Decisions> {
    return decideEach(ctx, ids, (id) => restoreRejection(ctx, id));
  }
}
