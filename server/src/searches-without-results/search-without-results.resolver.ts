import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { recordAction } from '../audit/record-action.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { notFound } from '../shared/errors.ts';
import { normalizeText } from '../shared/text/normalize-text.ts';
import { searchesWithoutResults } from './read-searches.ts';
import { SearchesWithoutResultsArgs, SearchWithoutResultsPage } from './search-without-results.ts';

/** Hides a text from the list or shows it again; NOT_FOUND when it is so already. */
function setDismissed(ctx: Context, id: string, isDismissed: boolean): Promise<boolean> {
  const text = normalizeText(id);
  return ctx.db.transaction(async (manager) => {
    const [changed]: [unknown[]] = await manager.query(
      `UPDATE searches_without_results SET is_dismissed = $2
       WHERE text = $1 AND is_common AND is_dismissed <> $2 RETURNING text`,
      [text, isDismissed],
    );
    if (changed.length === 0) throw notFound('Esta busca não está mais na lista.');
    const action = isDismissed ? 'search.dismiss' : 'search.restore';
    await recordAction(ctx, manager, action, null, { after: { searchText: text } });
    return true;
  });
}

@ForKeys('catalog')
@Resolver()
export class SearchWithoutResultsResolver {
  @MayCall('admin')
  @Query(() => SearchWithoutResultsPage, {
    description: 'Administrators only: texts that at least five addresses searched without results.',
  })
  searchesWithoutResults(
    @Ctx() ctx: Context,
    @Args() args: SearchesWithoutResultsArgs,
  ): Promise<SearchWithoutResultsPage> {
    return searchesWithoutResults(ctx, args);
  }

  @MayCall('admin')
  @Mutation(() => Boolean, {
    description:
      'Administrators only: removes a text from the searches without results, also from later ones.',
  })
  dismissSearch(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return setDismissed(ctx, id, true);
  }

  @MayCall('admin')
  @Mutation(() => Boolean, { description: 'Administrators only: undoes `dismissSearch`.' })
  restoreSearch(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return setDismissed(ctx, id, false);
  }
}
