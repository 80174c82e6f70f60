import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { Company } from '../company.ts';
import { CompanyMerge } from './merge.types.ts';
import { companyMerge, mergeCompanies } from './merge-companies.ts';

const KEPT = 'The company that stays.';
const REMOVED = 'The company that is removed.';

@ForKeys(null)
@Resolver()
export class MergeResolver {
  @MayCall('removeCompanies')
  @Query(() => CompanyMerge, {
    description: 'Administrators only: what `mergeCompanies` would do. NOT_FOUND for a missing company.',
  })
  adminCompanyMerge(
    @Ctx() ctx: Context,
    @Arg('keptId', () => ID, { description: KEPT }) keptId: string,
    @Arg('removedId', () => ID, { description: REMOVED }) removedId: string,
  ): Promise<CompanyMerge> {
    return companyMerge(ctx, keptId, removedId);
  }

  @MayCall('removeCompanies')
  @Mutation(() => Company, {
    description:
      'Administrators only: gives ratings, messages, saves, claims, corrections, photos, views and, where the kept company has none, the owner to it, and removes the other one, whose page then leads to it. It cannot be undone. CONFLICT for two owners, a company that is not approved, an inactive one that stays, and another `takesOwner` than now.',
  })
  mergeCompanies(
    @Ctx() ctx: Context,
    @Arg('keptId', () => ID, { description: KEPT }) keptId: string,
    @Arg('removedId', () => ID, { description: REMOVED }) removedId: string,
    @Arg('takesOwner', { description: 'As `adminCompanyMerge` returned it.' }) takesOwner: boolean,
  ): Promise<Company> {
    return mergeCompanies(ctx, keptId, removedId, takesOwner);
  }
}
