import { ArgsType, Field } from 'type-graphql';
import { MaxCodePoints } from '../shared/text/max-code-points.ts';
import { PageArgs } from './paging.ts';

/** Makes the arguments of a list that is searched by a part of `searched`; the child class adds the others. */
export function searchedPageArgs(searched: string) {
  @ArgsType()
  abstract class SearchedPageArgs extends PageArgs {
    @Field(() => String, {
      nullable: true,
      description: `Part of ${searched}, without regard to case and accents.`,
    })
    @MaxCodePoints(100)
    q?: string | null;
  }
  return SearchedPageArgs;
}
