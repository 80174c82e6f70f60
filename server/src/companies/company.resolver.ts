import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { isAdmin } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PublicRead } from '../graphql/public-read.ts';
import { CompanyInput, RejectCompanyArgs, UpdateCompanyInput } from './company.inputs.ts';
import { isOwner } from './company.policy.ts';
import { Company } from './company.ts';
import { CompanyPage, SearchArgs } from './company-page.ts';
import { approveCompany, rejectCompany } from './decisions/decide-company.ts';
import type { SentLogo } from './logos.ts';
import { lookUpCompany, lookUpSeenCompany } from './look-up-company.ts';
import { registerCompany } from './owner/register-company.ts';
import { updateCompany } from './owner/update-company.ts';
import { type CompanyView, companyById, companyBySlug } from './read-companies.ts';
import { findCompanies } from './search/find-companies.ts';
import { searchLinks } from './search/read-search-links.ts';
import { SearchLinks, SearchLinksArgs } from './search/search-links.ts';
import { SearchSuggestion } from './search/search-suggestion.ts';
import { suggest } from './search/search-suggestions.ts';
import { similarCompanies } from './search/similar-companies.ts';

@Resolver(() => Company)
export class CompanyResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => CompanyPage, {
    description: 'Searches approved and active companies. Any text is answered with a list.',
  })
  companies(@Ctx() ctx: Context, @Args() args: SearchArgs): Promise<CompanyPage> {
    return findCompanies(ctx, args);
  }

  @PublicRead()
  @MayCall('anyone', lookUpSeenCompany)
  @Query(() => Company, {
    description: 'One company; NOT_FOUND when it is not there or hidden from the caller.',
  })
  company(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Company> {
    return companyById(ctx, id);
  }

  @PublicRead()
  @MayCall('anyone')
  @Query(() => Company, {
    description: 'One company by the readable part of its address; errors as `company`.',
  })
  companyBySlug(
    @Ctx() ctx: Context,
    @Arg('slug', { description: "A company's `slug`." }) slug: string,
  ): Promise<Company> {
    return companyBySlug(ctx, slug);
  }

  @PublicRead()
  @MayCall('anyone')
  @Query(() => [SearchSuggestion], {
    description: 'Names, categories and cities for a half-typed text, at most 8.',
  })
  async searchSuggestions(
    @Ctx() ctx: Context,
    @Arg('q', { description: 'What was typed so far.' }) q: string,
    @Arg('limit', () => Int, { defaultValue: 8, description: '1 to 8.' }) limit: number,
  ): Promise<SearchSuggestion[]> {
    ctx.answer.tags.add('companies').add('categories').add('cities');
    return (await suggest(ctx.db.searches, q, Math.min(Math.max(limit, 1), 8))) as SearchSuggestion[];
  }

  @PublicRead()
  @MayCall('anyone')
  @Query(() => [Company], {
    description: 'Up to four of the same category, nearest first: city, state, country. Errors as `company`.',
  })
  similarCompanies(@Ctx() ctx: Context, @Arg('companyId', () => ID) companyId: string): Promise<Company[]> {
    return similarCompanies(ctx, companyId);
  }

  @PublicRead()
  @MayCall('anyone')
  @Query(() => SearchLinks, { description: 'Where a search for a category or a city leads on to.' })
  searchLinks(@Ctx() ctx: Context, @Args() args: SearchLinksArgs): Promise<SearchLinks> {
    return searchLinks(ctx, args);
  }

  @MayCall(['company', 'admin'])
  @Mutation(() => Company, {
    description:
      "Registers a company: an owner's waits for approval, an administrator's is approved at once.",
  })
  createCompany(
    @Ctx() ctx: Context,
    @Arg('input') input: CompanyInput,
    @Arg('logo', () => GraphQLUpload, {
      nullable: true,
      description: 'JPEG, PNG, WebP or GIF, at most 5 MB and 40 megapixels.',
    })
    logo: Promise<FileUpload> | null,
  ): Promise<Company> {
    return registerCompany(ctx, input, logo ?? null);
  }

  @MayCall('signed in', lookUpCompany)
  @Mutation(() => Company, {
    description: 'Changes a company; for its owner and administrators. Only what is sent is changed.',
  })
  updateCompany(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: UpdateCompanyInput,
    @Arg('logo', () => GraphQLUpload, {
      nullable: true,
      description: 'Takes the place of the old one; null removes it, and without it the logo stays.',
    })
    logo: SentLogo,
  ): Promise<Company> {
    return updateCompany(ctx, id, input, logo);
  }

  @MayCall('admin')
  @Mutation(() => Company, { description: 'Administrators only. CONFLICT when it was decided before.' })
  approveCompany(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Company> {
    return approveCompany(ctx, id);
  }

  @MayCall('admin', lookUpCompany)
  @Mutation(() => Boolean, {
    description:
      'Administrators only: deletes a pending company and keeps a record. CONFLICT when it was decided before.',
  })
  rejectCompany(@Ctx() ctx: Context, @Args() { id, reason }: RejectCompanyArgs): Promise<boolean> {
    return rejectCompany(ctx, id, reason ?? null);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether it may read its messages; for its owner and administrators, null for others.',
  })
  hasMessageAccess(@Root() company: CompanyView, @Ctx() ctx: Context): boolean | null {
    return isAdmin(ctx) || isOwner(ctx.viewer, company) ? company.hasMessageAccess : null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'For administrators; null for others.' })
  ownerName(@Root() company: CompanyView, @Ctx() ctx: Context): string | null {
    return isAdmin(ctx) ? company.ownerName : null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'For administrators; null for others.' })
  ownerEmail(@Root() company: CompanyView, @Ctx() ctx: Context): string | null {
    return isAdmin(ctx) ? company.ownerEmail : null;
  }
}
