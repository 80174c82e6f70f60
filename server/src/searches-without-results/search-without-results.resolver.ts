import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { recordActions } from '../audit/record-action.ts';
import { adminPage } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { notFound } from '../shared/errors.ts';
import { IdOf } from '../shared/schema/described-arguments.ts';
import { normalizeText } from '../shared/text/normalize-text.ts';
import {
  SearchesWithoutResultsArgs,
  SearchWithoutResults,
  SearchWithoutResultsPage,
  SetSearchesHiddenArgs,
} from './search-without-results.ts';
import { SEARCHES } from './searches.list.ts';

/** Hides texts from the list or shows them again, and returns those that were not so already. */
function setHidden(ctx: Context, ids: readonly string[], isHidden: boolean): Promise<SearchWithoutResults[]> {
  return ctx.db.transaction(async (manager) => {
    const [changed]: [SearchWithoutResults[]] = await manager.query(
      `UPDATE searches_without_results SET is_dismissed = $2
       WHERE text = ANY ($1) AND is_common AND is_dismissed <> $2
       RETURNING text AS id, text, times, last_seen_at AS "lastSeenAt"`,
      [ids.map(normalizeText), isHidden],
    );
    const action = isHidden ? 'search.dismiss' : 'search.restore';
    const entries = changed.map(({ text }) => ({ subjectId: null, after: { searchText: text } }));
    await recordActions(ctx, manager, action, entries);
    return changed;
  });
}

/** The same for one; NOT_FOUND when it is so already. */
async function setOneHidden(ctx: Context, id: string, isHidden: boolean): Promise<SearchWithoutResults> {
  const [changed] = await setHidden(ctx, [id], isHidden);
  if (!changed) throw notFound('Esta busca não está mais na lista.');
  return changed;
}

@ForKeys('catalog')
@Resolver()
export class SearchWithoutResultsResolver {
  @MayCall('seeLists')
  @Query(() => SearchWithoutResultsPage, {
    description: 'Administrators only: texts that at least five addresses searched without results.',
  })
  adminSearchesWithoutResults(
    @Ctx() ctx: Context,
    @Args() args: SearchesWithoutResultsArgs,
  ): Promise<SearchWithoutResultsPage> {
    return adminPage(ctx, SEARCHES, args);
  }

  @MayCall('manageCatalog')
  @Mutation(() => SearchWithoutResults, {
    description:
      'Administrators only: removes a text from the searches without results, also from later ones.',
  })
  hideSearch(@Ctx() ctx: Context, @IdOf('search') id: string): Promise<SearchWithoutResults> {
    return setOneHidden(ctx, id, true);
  }

  @MayCall('manageCatalog')
  @Mutation(() => SearchWithoutResults, { description: 'Administrators only: undoes `hideSearch`.' })
  restoreSearch(@Ctx() ctx: Context, @IdOf('search') id: string): Promise<SearchWithoutResults> {
    return setOneHidden(ctx, id, false);
  }

  @MayCall('manageCatalog')
  @Mutation(() => [SearchWithoutResults], {
    description:
      'Administrators only: removes texts from the searches without results, or undoes it. Returns those that changed.',
  })
  setSearchesHidden(
    @Ctx() ctx: Context,
    @Args() { ids, isHidden }: SetSearchesHiddenArgs,
  ): Promise<SearchWithoutResults[]> {
    return setHidden(ctx, ids, isHidden);
  }
}
