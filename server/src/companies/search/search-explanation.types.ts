import { ArgsType, Field, Float, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { SearchLinksArgs, SearchStep } from './search.types.ts';

@ArgsType()
export class SearchExplanationArgs extends SearchLinksArgs {
  @Field(() => ID, { description: 'A company that the search shows.' })
  companyId!: string;

  @Field(() => String, { nullable: true, description: 'Free text, as in the search.' })
  q?: string | null;

  @Field({ defaultValue: false, description: 'As in the search.' })
  literal: boolean = false;
}

export const SearchField = graphqlEnum('SearchField', 'Part of a company that a word of a search matches.', {
  name: 'Its name.',
  kind: 'The word names one of its kinds.',
  category: 'The word names its category.',
  city: 'The word names its city.',
  place: "A word of its city's name or state.",
  otherName: 'Its registered name, or its name as the source of an import wrote it.',
  text: 'Its address or description.',
});
export type SearchField = keyof typeof SearchField;

@ObjectType({ simpleResolvers: true, description: 'A word of a search, and where a company has it.' })
export class ExplainedWord {
  @Field({ description: 'The word, normalized.' })
  word!: string;

  @Field(() => [SearchField], {
    description:
      'Where it is, and what it names, alone or with its neighbours; empty where it does not match.',
  })
  fields!: SearchField[];
}

export const RelevancePart = graphqlEnum('RelevancePart', 'Part of the number that orders a search.', {
  words: 'The words, by the weight of where they are.',
  nameOrKind: 'The name has all words, or the kind, category or city is the one named.',
  asTyped: 'All words as typed, without completing the last.',
  name: 'The name is the text, or begins with it.',
  city: 'The company is in the city that the text names.',
  rating: 'The average of its ratings and ten assumed ones of 4.0.',
  completeness: 'How much of description, contact, address and logo it has.',
  freshness: 'When it was registered.',
});
export type RelevancePart = keyof typeof RelevancePart;

@ObjectType({ simpleResolvers: true, description: 'What a part adds.' })
export class RelevancePoints {
  @Field(() => RelevancePart, { description: 'Part of the relevance.' })
  part!: RelevancePart;

  @Field(() => Float, { description: 'What it adds to `total`.' })
  points!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Why a search shows a company where it does.' })
export class SearchExplanation {
  @Field(() => [ExplainedWord], {
    description: 'Words of the text; none for a list without text or a number that was looked up.',
  })
  words!: ExplainedWord[];

  @Field(() => [SearchStep], {
    description: 'Steps that found it, behind the results of those before; empty for what was typed.',
  })
  steps!: SearchStep[];

  @Field(() => [RelevancePoints], { description: 'Parts of it; those of the text only where there is one.' })
  parts!: RelevancePoints[];

  @Field(() => Float, { description: 'Their sum: more is first among companies found by the same steps.' })
  total!: number;
}
