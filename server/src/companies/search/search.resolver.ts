import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Attribute } from '../../attributes/attribute.ts';
import { attributesFor } from '../../attributes/read-attributes.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { PublicRead } from '../../graphql/public-read.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { Company } from '../company.ts';
import { findCompanies } from './find-companies.ts';
import { searchLinks } from './read-search-links.ts';
import { CompanyPage, SearchArgs, SearchLinks, SearchLinksArgs } from './search.types.ts';
import { explainSearch } from './search-explanation.ts';
import { SearchExplanation, SearchExplanationArgs } from './search-explanation.types.ts';
import { similarCompanies } from './similar-companies.ts';

@ForKeys('any', { adminSearchExplanation: 'companies' })
@Resolver(() => CompanyPage)
export class SearchResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => CompanyPage, {
    description: 'Searches approved and active companies. Any text is answered with a list.',
  })
  companies(@Ctx() ctx: Context, @Args() args: SearchArgs): Promise<CompanyPage> {
    return findCompanies(ctx, args);
  }

  @FieldResolver(() => [Attribute], {
    description:
      'Attributes by which the search can be narrowed: those that matter for its kind, else its category; without either none.',
  })
  async attributes(@Root() page: CompanyPage, @Ctx() ctx: Context): Promise<Attribute[]> {
    const { matchedKind, matchedCategory } = page;
    if (!matchedKind && !matchedCategory) return [];
    return attributesFor(ctx, {
      kindIds: matchedKind ? [matchedKind.id] : [],
      categoryIds: [matchedKind?.category?.id ?? matchedCategory?.id ?? 0],
    });
  }

  @MayCall('seeLists')
  @Query(() => SearchExplanation, {
    description:
      'Administrators only: why a search by relevance shows a company where it does; NOT_FOUND where it does not.',
  })
  adminSearchExplanation(
    @Ctx() ctx: Context,
    @Args() args: SearchExplanationArgs,
  ): Promise<SearchExplanation> {
    return explainSearch(ctx, args);
  }

  @PublicRead()
  @MayCall('anyone')
  @Query(() => [Company], {
    description: 'Up to four of the same category, nearest first: city, state, country. Errors as `company`.',
  })
  similarCompanies(@Ctx() ctx: Context, @IdOf('company', 'companyId') companyId: string): Promise<Company[]> {
    return similarCompanies(ctx, companyId);
  }

  @PublicRead()
  @MayCall('anyone')
  @Query(() => SearchLinks, {
    description: 'Links from a search for a category, kind or city to related ones.',
  })
  searchLinks(@Ctx() ctx: Context, @Args() args: SearchLinksArgs): Promise<SearchLinks> {
    return searchLinks(ctx, args);
  }
}
