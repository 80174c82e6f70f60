import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf, searchedPageArgs } from '../graphql/paging.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';

export const SearchWithoutResultsOrder = graphqlEnum('SearchWithoutResultsOrder', 'Order of the searches.', {
  times: 'The most frequent first.',
  timesAscending: 'The least frequent first.',
  newest: 'The last searched first.',
  oldest: 'What has not been searched for longest first.',
});
export type SearchWithoutResultsOrder = keyof typeof SearchWithoutResultsOrder;

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

const SOME = 'Escolha de 1 a 100 buscas.';

@ArgsType()
export class SetSearchesHiddenArgs {
  @Field(() => [ID], { description: 'Searches, 1 to 100.' })
  @ArrayMinSize(1, { message: SOME })
  @ArrayMaxSize(100, { message: SOME })
  ids!: string[];

  @Field({ description: 'True removes them from the list, also from later ones.' })
  isHidden!: boolean;
}
