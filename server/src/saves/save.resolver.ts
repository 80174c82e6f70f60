import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { checkCompanyId, lookUpActiveCompany } from '../companies/look-up-company.ts';
import type { Context } from '../graphql/context.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PageArgs } from '../graphql/paging.ts';
import { SeveralPerRequest } from '../graphql/several-per-request.ts';
import { BrowserArgs, SaveCompanyArgs, SavedCompanies, SavedCompanyPage } from './saved-companies.ts';
import { saveCompany, savedCompanies, savedCompanyPage, unsaveCompany } from './saves.ts';

@Resolver(() => SavedCompanies)
export class SaveResolver {
  @MayCall('anyone')
  @Query(() => SavedCompanies, { description: 'Companies that this browser has saved.' })
  savedCompanies(@Ctx() ctx: Context, @Args() { fingerprint }: BrowserArgs): Promise<SavedCompanies> {
    return savedCompanies(ctx, fingerprint);
  }

  @MayCall('anyone')
  @Query(() => SavedCompanyPage, { description: 'A page of the companies that this browser has saved.' })
  savedCompanyPage(
    @Ctx() ctx: Context,
    @Args() { fingerprint }: BrowserArgs,
    @Args() page: PageArgs,
  ): Promise<SavedCompanyPage> {
    return savedCompanyPage(ctx, fingerprint, page);
  }

  @MayCall('anyone', lookUpActiveCompany)
  @Mutation(() => SavedCompanies, {
    description: 'Saves a company for this browser; CONFLICT while it is pending and beyond 500.',
  })
  saveCompany(@Ctx() ctx: Context, @Args() args: SaveCompanyArgs): Promise<SavedCompanies> {
    return saveCompany(ctx, args);
  }

  @MayCall('anyone', checkCompanyId)
  @Mutation(() => SavedCompanies, { description: "Removes a company from this browser's list." })
  @SeveralPerRequest()
  unsaveCompany(@Ctx() ctx: Context, @Args() args: SaveCompanyArgs): Promise<SavedCompanies> {
    return unsaveCompany(ctx, args);
  }
}
