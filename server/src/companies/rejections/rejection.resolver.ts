import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { adminRejections, rejectionById } from './read-rejections.ts';
import { Rejection, RejectionPage, RejectionsArgs, RestoredCompany } from './rejection.types.ts';
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

  @MayCall('seePersons')
  @Query(() => Rejection, { description: 'Administrators only: one rejected company; NOT_FOUND.' })
  adminRejection(@Ctx() ctx: Context, @IdOf('rejection') id: string): Promise<Rejection> {
    return rejectionById(ctx, id);
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
