import { ArgsType, Field, ObjectType } from 'type-graphql';
import { Category } from '../../categories/category.ts';
import { City } from '../../cities/city.ts';

@ArgsType()
export class SearchLinksArgs {
  static readonly takesAnyText = true;

  @Field(() => String, { nullable: true, description: 'Id or name of a category, as in a search.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'City, with or without the state, as in a search.' })
  city?: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Where a search for a category or city leads on to; behind each link there are companies.',
})
export class SearchLinks {
  @Field(() => [Category], { description: 'Categories that the city (or the country) has companies of.' })
  categories!: Category[];

  @Field(() => [City], {
    description:
      'At most 12 cities that have companies of the category: without a city those with the most companies, with one those nearest to it.',
  })
  cities!: City[];
}
