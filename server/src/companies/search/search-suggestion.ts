import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

export enum SuggestionKind {
  company = 'company',
  category = 'category',
  city = 'city',
}
registerEnumType(SuggestionKind, { name: 'SuggestionKind', description: 'What a suggestion leads to.' });

@ObjectType({ simpleResolvers: true, description: 'A suggestion for a half-typed search.' })
export class SearchSuggestion {
  @Field(() => SuggestionKind, { description: 'Decides which of the ids is set.' })
  kind!: SuggestionKind;

  @Field({ description: 'What to show and to search.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Distinguishes equal texts, such as "Campinas – SP".',
  })
  detail!: string | null;

  @Field(() => ID, { nullable: true, description: 'For a company.' })
  companyId!: number | null;

  @Field(() => ID, { nullable: true, description: 'For a category.' })
  categoryId!: number | null;

  @Field(() => ID, { nullable: true, description: 'For a city.' })
  cityId!: number | null;
}
