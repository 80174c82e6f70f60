import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../lib/context.ts';
import { MayCall } from '../lib/may-call.ts';
import { PublicRead } from '../lib/public-read.ts';
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
