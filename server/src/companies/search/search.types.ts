import { IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Category } from '../../categories/category.ts';
import { City } from '../../cities/city.ts';
import { PAGE_SIZE, pageOf } from '../../graphql/paging.ts';
import { Kind } from '../../kinds/kind.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { Company } from '../company.ts';
import { OpenOn } from '../opening/opening.types.ts';
import { MapBoundsInput, NearInput } from './area/area.inputs.ts';

export const CompanyOrder = graphqlEnum('CompanyOrder', 'Order of the results of a search.', {
  relevance: 'What fits the text best first; without a text by rating, completeness and age.',
  rating: 'The best rated first.',
  newest: 'The newest first.',
  name: 'By name, from A to Z.',
  distance: 'The nearest to `near` first; as `relevance` without it.',
});
export type CompanyOrder = keyof typeof CompanyOrder;

/** What a search and a map of its results filter by. */
@ArgsType()
export abstract class SearchFilterArgs {
  /** Rejects no text. */
  static readonly takesAnyText = true;

  @Field(() => String, {
    nullable: true,
    description:
      'Free text, cut to 100 characters; a city, category or kind named in it counts as one, and a postal code, phone or CNPJ is looked up.',
  })
  q?: string | null;

  @Field(() => String, { nullable: true, description: 'Id or name of a category.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug, name or id of a kind of business.' })
  kind?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'City, with or without the state; without it, every city of that name.',
  })
  city?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Companies with all of these attributes; at most ten count.',
  })
  attributeIds?: string[] | null;

  @Field(() => OpenOn, {
    nullable: true,
    description: 'Only companies that are open then, by the hours that they gave.',
  })
  openOn?: OpenOn | null;

  @Field({ defaultValue: false, description: 'True searches the text as typed, without correcting words.' })
  literal: boolean = false;

  @Field(() => NearInput, {
    nullable: true,
    description:
      'Where somebody is: gives the results their distance, and with a radius leaves out those beyond it.',
  })
  @IsOptional()
  @ValidateNested()
  near?: NearInput | null;

  @Field(() => MapBoundsInput, { nullable: true, description: 'Only companies within this part of the map.' })
  @IsOptional()
  @ValidateNested()
  bounds?: MapBoundsInput | null;
}

@ArgsType()
export class SearchArgs extends SearchFilterArgs {
  @Field(() => CompanyOrder, { defaultValue: CompanyOrder.relevance, description: 'What comes first.' })
  order: CompanyOrder = CompanyOrder.relevance;

  @Field(() => String, {
    nullable: true,
    description:
      "The visitor's own city, with or without the state. By relevance its companies come first, unless the text or a filter names a place.",
  })
  homeCity?: string | null;

  @Field(() => Int, { defaultValue: 1, description: 'Page, counted from 1.' })
  @Min(1, { message: 'A página começa em 1.' })
  @Max(1_000_000, { message: 'Não há tantas páginas.' })
  page: number = 1;

  @Field(() => Int, { defaultValue: PAGE_SIZE, description: 'Rows a page, 1 to 100.' })
  @Min(1, { message: 'Peça ao menos 1 por página.' })
  @Max(100, { message: 'Peça no máximo 100 por página.' })
  perPage: number = PAGE_SIZE;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The text that was searched in place of the one typed: respelt or with fewer words.',
})
export class SearchCorrection {
  @Field({ description: 'The text as it was typed.' })
  typed!: string;

  @Field({ description: 'The text that was searched instead.' })
  used!: string;
}

export const SearchStepKind = graphqlEnum('SearchStepKind', 'How words were searched otherwise than typed.', {
  joined: 'Two words as one.',
  split: 'One word as two.',
  corrected: 'A typing error.',
  sound: 'A word that sounds the same.',
  broader: 'Not given since 1.1: a kind is never left for a related one.',
  dropped: 'Fewer words.',
  any: 'Not given since 1.1: any one of the words is no answer.',
});
export type SearchStepKind = keyof typeof SearchStepKind;

@ObjectType({ simpleResolvers: true, description: 'What was searched instead of words that find nothing.' })
export class SearchStep {
  @Field(() => SearchStepKind, { description: 'What was done.' })
  kind!: SearchStepKind;

  @Field({ description: 'The words before.' })
  typed!: string;

  @Field({ description: 'The words after.' })
  used!: string;

  @Field(() => Int, {
    description: 'How many results precede those of this step; 0 where what was typed finds nothing.',
  })
  after!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Opening hours that a text asks for.' })
export class MatchedHours {
  @Field(() => OpenOn, { description: 'When the companies are open.' })
  openOn!: OpenOn;

  @Field({ description: 'The text without the words that ask for it.' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of search results; pages reach to 400 results.' })
export class CompanyPage extends pageOf(Company) {
  @Field({ description: 'False when `total` is an estimate.' })
  totalIsExact!: boolean;

  @Field(() => SearchCorrection, {
    nullable: true,
    description: 'How words were corrected; null when the text was searched as typed.',
  })
  correction!: SearchCorrection | null;

  @Field(() => [SearchStep], { description: 'How the search was widened; empty for what was typed.' })
  steps!: SearchStep[];

  @Field(() => Category, {
    nullable: true,
    description: 'The category filter, or the one named in the text.',
  })
  matchedCategory!: Category | null;

  @Field(() => Kind, {
    nullable: true,
    description: 'The filter by kind, or the one kind named in the text.',
  })
  matchedKind!: Kind | null;

  @Field(() => City, { nullable: true, description: 'The city filter, or the one named in the text.' })
  matchedCity!: City | null;

  @Field(() => MatchedHours, {
    nullable: true,
    description: 'What the text asks of opening hours, as "aberta agora": then it counts as `openOn`.',
  })
  matchedHours!: MatchedHours | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of `total` are of `homeCity`, before all others; null where it did not count.',
  })
  inHomeCity!: number | null;

  @Field({
    description:
      'True when text, category, kind and city of the search say `matchedCategory` or `matchedKind`, `matchedCity`, or both, and nothing else; other filters are not looked at.',
  })
  isFullyMatched!: boolean;

  /** What was searched. */
  request!: SearchArgs;
}

@ArgsType()
export class SearchLinksArgs {
  static readonly takesAnyText = true;

  @Field(() => String, { nullable: true, description: 'Id or name of a category, as in a search.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug, name or id of a kind of business.' })
  kind?: string | null;

  @Field(() => String, { nullable: true, description: 'City, with or without the state, as in a search.' })
  city?: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Links from a search for a category, kind or city to related ones; each leads to companies.',
})
export class SearchLinks {
  @Field(() => [Category], { description: 'Categories that the city (or the country) has companies of.' })
  categories!: Category[];

  @Field(() => [Kind], {
    description:
      'At most 12 other kinds that the city (or the country) has companies of, the most frequent first: of the category, or of that of the kind.',
  })
  kinds!: Kind[];

  @Field(() => [City], {
    description:
      'At most 12 cities that have companies of the kind, else of the category: without a city those with the most companies, with one those nearest to it.',
  })
  cities!: City[];
}
