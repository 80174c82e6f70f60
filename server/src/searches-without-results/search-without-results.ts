import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../graphql/paging.ts';
import { searchedPageArgs } from '../graphql/searched-page-args.ts';

export enum SearchWithoutResultsOrder {
  times = 'times',
  newest = 'newest',
}
registerEnumType(SearchWithoutResultsOrder, {
  name: 'SearchWithoutResultsOrder',
  description: 'The most or the last searched first.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'A text that found nothing, or only with fewer words, from at least five addresses.',
})
export class SearchWithoutResults {
  @Field(() => ID, { description: 'The text itself.' })
  id!: string;

  @Field({ description: 'The text in lower case, without accents and punctuation.' })
  text!: string;

  @Field(() => Int, { description: 'How often it was searched.' })
  times!: number;

  @Field({ description: 'When it was searched last; 90 days later it is removed.' })
  lastSeenAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of searches without results.' })
export class SearchWithoutResultsPage extends pageOf(SearchWithoutResults) {}

@ArgsType()
export class SearchesWithoutResultsArgs extends searchedPageArgs('the text') {
  @Field(() => SearchWithoutResultsOrder, {
    defaultValue: SearchWithoutResultsOrder.times,
    description: 'What comes first.',
  })
  order: SearchWithoutResultsOrder = SearchWithoutResultsOrder.times;
}
