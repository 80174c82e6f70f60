import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The figures of the home page.' })
export class SiteStatistics {
  @Field(() => Int, { description: 'Approved and active companies.' })
  companiesCount!: number;

  @Field(() => Int, { description: 'Visible categories.' })
  categoriesCount!: number;

  @Field(() => Int, { description: 'Cities with at least one such company.' })
  citiesCount!: number;

  @Field(() => Int, { description: 'Percent of the ratings that are 4 or 5; 99 while there are none.' })
  satisfactionRate!: number;
}
