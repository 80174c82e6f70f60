import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { CatalogueArgs, CataloguePage, readCatalogue } from './read-catalogue.ts';

@ForKeys('any')
@Resolver()
export class CatalogueResolver {
  @MayCall('anyone')
  @Query(() => CataloguePage, {
    description:
      'All approved and active companies, or those that changed since, for programs that keep a copy. Ratings, plans and names of categories, kinds and cities are no change. BAD_USER_INPUT for a cursor of another list, or when changes since then are not known.',
  })
  catalogue(@Ctx() ctx: Context, @Args() args: CatalogueArgs): Promise<CataloguePage> {
    return readCatalogue(ctx, args);
  }
}
