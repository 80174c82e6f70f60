import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PublicRead } from '../graphql/public-read.ts';
import { visibleCategories } from './categories.ts';
import { Category } from './category.ts';

@Resolver(() => Category)
export class CategoryResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => [Category], { description: 'All visible categories.' })
  categories(@Ctx() ctx: Context): Promise<Category[]> {
    return visibleCategories(ctx);
  }
}
