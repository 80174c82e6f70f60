import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { adminItem, adminPage } from '../../graphql/admin-list.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { Rejection, RejectionPage, RejectionsArgs, RestoredCompany } from './rejection.types.ts';
import { REJECTIONS } from './rejections.list.ts';
import { restoreRejection } from './restore-rejection.ts';

@ForKeys('companies')
@Resolver()
export class RejectionResolver {
  @MayCall('seePersons')
  @Query(() => RejectionPage, {
    description: 'Administrators only: rejected companies, the latest first unless asked otherwise.',
  })
  adminRejections(@Ctx() ctx: Context, @Args() args: RejectionsArgs): Promise<RejectionPage> {
    return adminPage(ctx, REJECTIONS, args);
  }

  @MayCall('seePersons')
  @Query(() => Rejection, { description: 'Administrators only: one rejected company; NOT_FOUND.' })
  adminRejection(@Ctx() ctx: Context, @IdOf('rejection') id: string): Promise<Rejection> {
    return adminItem(ctx, REJECTIONS, id);
  }

  @MayCall('decide')
  @Mutation(() => RestoredCompany, {
    description:
      'Administrators only: makes a rejected company pending again, with logo, photos and persons. CONFLICT when it was registered again, or its owner may not have companies any more.',
  })
  restoreRejection(@Ctx() ctx: Context, @IdOf('rejection') id: string): Promise<RestoredCompany> {
    return restoreRejection(ctx, id);
  }
}
