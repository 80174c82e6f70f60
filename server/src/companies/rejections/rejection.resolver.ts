import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Statement } from '../../database/statement.ts';
import { adminItem, adminPage } from '../../graphql/admin-list.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import {
  Rejection,
  RejectionChoices,
  type RejectionDecider,
  RejectionPage,
  type RejectionReason,
  RejectionsArgs,
  RestoredCompany,
} from './rejection.types.ts';
import { REJECTIONS } from './rejections.list.ts';
import { restoreRejection } from './restore-rejection.ts';

const REASONS: Statement = {
  name: 'rejection_reasons',
  text: `SELECT rejection_reason AS text, count(*)::int AS count FROM companies
         WHERE rejected_at IS NOT NULL AND rejection_reason IS NOT NULL
         GROUP BY rejection_reason ORDER BY count DESC, text LIMIT 100`,
};
const DECIDERS: Statement = {
  name: 'rejection_deciders',
  text: `SELECT id, name FROM users
         WHERE id IN (SELECT rejected_by FROM companies WHERE rejected_at IS NOT NULL) ORDER BY name, id`,
};

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

  @MayCall('seePersons')
  @Query(() => RejectionChoices, {
    description: 'Administrators only: reasons and deciders of rejected companies, to filter by.',
  })
  async adminRejectionChoices(@Ctx() { db }: Context): Promise<RejectionChoices> {
    const [reasons, deciders] = await Promise.all([
      db.reads.query<RejectionReason>(REASONS, []),
      db.reads.query<RejectionDecider>(DECIDERS, []),
    ]);
    return { reasons, deciders };
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
