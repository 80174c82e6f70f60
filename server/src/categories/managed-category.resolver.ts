import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import {
  CATEGORY_NOT_FOUND,
  createCategory,
  managedCategories,
  removeCategory,
  updateCategory,
} from './managed-categories.ts';
import {
  CreateCategoryArgs,
  ManagedCategoriesArgs,
  ManagedCategory,
  ManagedCategoryPage,
  UpdateCategoryInput,
} from './managed-category.ts';

/** Categories for administrators. */
@Resolver()
export class ManagedCategoryResolver {
  @MayCall('admin')
  @Query(() => ManagedCategoryPage, { description: 'Administrators only: all categories, hidden ones too.' })
  adminCategories(@Ctx() ctx: Context, @Args() args: ManagedCategoriesArgs): Promise<ManagedCategoryPage> {
    return managedCategories(ctx, args);
  }

  @MayCall('admin')
  @Mutation(() => ManagedCategory, {
    description: 'Administrators only: creates a category. BAD_USER_INPUT for an existing name.',
  })
  createCategory(@Ctx() ctx: Context, @Args() { name }: CreateCategoryArgs): Promise<ManagedCategory> {
    return createCategory(ctx, name);
  }

  @MayCall('admin', lookUpRow('categories', CATEGORY_NOT_FOUND))
  @Mutation(() => ManagedCategory, {
    description: 'Administrators only: renames, hides or shows a category.',
  })
  updateCategory(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: UpdateCategoryInput,
  ): Promise<ManagedCategory> {
    return updateCategory(ctx, id, input);
  }

  @MayCall('admin')
  @Mutation(() => Boolean, {
    description: 'Administrators only: removes a category. CONFLICT while companies use it.',
  })
  removeCategory(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return removeCategory(ctx, id);
  }
}
