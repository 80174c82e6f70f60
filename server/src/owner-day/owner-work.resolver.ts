import { Args, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { ownerCompanies } from './owner-companies.ts';
import { ownerWork } from './owner-work.ts';
import {
  OwnerCompaniesArgs,
  OwnerCompanyPage,
  OwnerWorkArgs,
  OwnerWorkCompany,
  OwnerWorkPage,
} from './owner-work.types.ts';

@ForKeys(null)
@Resolver(() => OwnerWorkPage)
export class OwnerWorkResolver {
  @MayCall('signed in')
  @Query(() => OwnerWorkPage, {
    description:
      "What waits in all of the caller's companies: unread messages, the oldest first, then ratings without an answer, those with a comment first.",
  })
  ownerWork(@Ctx() ctx: Context, @Args() args: OwnerWorkArgs): Promise<OwnerWorkPage> {
    return ownerWork(ctx, args);
  }

  @MayCall('signed in')
  @Query(() => OwnerCompanyPage, {
    description:
      'Companies that the caller owns, then those with a part in them, the oldest first, with how much waits in each.',
  })
  ownerCompanies(@Ctx() ctx: Context, @Args() args: OwnerCompaniesArgs): Promise<OwnerCompanyPage> {
    return ownerCompanies(ctx, args);
  }

  @FieldResolver(() => [OwnerWorkCompany], {
    description: "The first 100 of the caller's companies, the oldest first.",
    deprecationReason: 'Use ownerCompanies. Leaves on 2027-11-30.',
  })
  async companies(@Ctx() ctx: Context): Promise<OwnerWorkCompany[]> {
    return (await ownerCompanies(ctx, { page: 1, perPage: 100 })).items;
  }
}
