import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';

export const SuggestionKind = graphqlEnum('SuggestionKind', 'What a suggestion leads to.', {
  company: 'A company.',
  category: 'A search for a category.',
  city: 'A search in a city.',
  kind: 'A search for a kind of business.',
  neighbourhood: 'A search for a neighbourhood.',
});
export type SuggestionKind = keyof typeof SuggestionKind;

@ObjectType({ simpleResolvers: true, description: 'A suggestion for a search that is being typed.' })
export class SearchSuggestion {
  @Field(() => SuggestionKind, { description: 'Decides which of the ids or `kindSlug` is set.' })
  kind!: `${SuggestionKind}`;

  @Field({ description: 'What to show; of a neighbourhood also what to search.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Distinguishes equal texts, such as "Campinas - SP".',
  })
  detail!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the company, for a company.' })
  companyId!: number | null;

  @Field(() => ID, { nullable: true, description: 'Id of the category, for a category.' })
  categoryId!: number | null;

  @Field(() => ID, { nullable: true, description: 'Id of the city, for a city or a neighbourhood.' })
  cityId!: number | null;

  @Field(() => String, { nullable: true, description: 'Filter of its search, for a kind of business.' })
  kindSlug!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The city filter of its search, such as "Campinas - SP"; null for none.',
  })
  city!: string | null;
}
