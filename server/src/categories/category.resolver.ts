import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { recordAction } from '../audit/record-action.ts';
import { updateRecorded } from '../audit/update-recorded.ts';
import { lockRow } from '../database/lock-row.ts';
import { adminItem, adminPage } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { Deletion } from '../graphql/deletion.ts';
import { PublicRead } from '../graphql/field-marks.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { conflict } from '../shared/errors.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import {
  AdminCategoriesArgs,
  AdminCategory,
  AdminCategoryPage,
  CreateCategoryInput,
  UpdateCategoryInput,
} from './admin-category.ts';
import { CATEGORIES, CATEGORY_NOT_FOUND } from './categories.list.ts';
import { Category, visibleCategories } from './category.ts';

@ForKeys('catalog', { categories: 'any' })
@Resolver()
export class CategoryResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => [Category], { description: 'All visible categories.' })
  categories(@Ctx() ctx: Context): Promise<Category[]> {
    return visibleCategories(ctx);
  }

  @MayCall('seeLists')
  @Query(() => AdminCategoryPage, { description: 'Administrators only: all categories, hidden ones too.' })
  adminCategories(@Ctx() ctx: Context, @Args() args: AdminCategoriesArgs): Promise<AdminCategoryPage> {
    return adminPage(ctx, CATEGORIES, args);
  }

  @MayCall('manageCatalog')
  @Mutation(() => AdminCategory, {
    description: 'Administrators only: creates a category. BAD_USER_INPUT for an existing name.',
  })
  async createCategory(
    @Ctx() ctx: Context,
    @Input('The new category.') { name }: CreateCategoryInput,
  ): Promise<AdminCategory> {
    const id = await ctx.db.transaction(async (manager) => {
      const category = await manager.save(Category, { name });
      await recordAction(ctx, manager, 'category.create', category.id, { after: { name } });
      return category.id;
    });
    return adminItem(ctx, CATEGORIES, id);
  }

  @MayCall('manageCatalog', lookUpRow('categories', CATEGORY_NOT_FOUND))
  @Mutation(() => AdminCategory, {
    description: 'Administrators only: renames, hides or shows a category.',
  })
  async updateCategory(
    @Ctx() ctx: Context,
    @IdOf('category') id: string,
    @Input('What changes in the category.') { name, isVisible }: UpdateCategoryInput,
  ): Promise<AdminCategory> {
    const { now } = await ctx.db.transaction(async (manager) =>
      updateRecorded(ctx, manager, {
        entity: Category,
        row: await lockRow(manager, Category, id, CATEGORY_NOT_FOUND),
        changes: { name: name ?? undefined, isVisible: isVisible ?? undefined },
        action: 'category.update',
        isNamed: true,
      }),
    );
    return adminItem(ctx, CATEGORIES, now.id);
  }

  @MayCall('manageCatalog')
  @Mutation(() => Deletion, {
    description: 'Administrators only: removes a category. CONFLICT while companies use it.',
  })
  deleteCategory(@Ctx() ctx: Context, @IdOf('category') id: string): Promise<Deletion> {
    return ctx.db.transaction(async (manager) => {
      // The lock blocks companies from taking the category meanwhile.
      const category = await lockRow(manager, Category, id, CATEGORY_NOT_FOUND);
      const existsWhere = (condition: string) =>
        `EXISTS (SELECT FROM companies WHERE category_id = $1 AND rejected_at IS ${condition})`;
      const [usage]: Array<{ isUsed: boolean; hasRejected: boolean }> = await manager.query(
        `SELECT ${existsWhere('NULL')} AS "isUsed", ${existsWhere('NOT NULL')} AS "hasRejected"`,
        [category.id],
      );
      if (usage?.isUsed) throw conflict('Há empresas nesta categoria. Oculte-a em vez de remover.');
      if (usage?.hasRejected)
        throw conflict(
          'Só há empresas rejeitadas nesta categoria, que ficam guardadas por um ano. Oculte-a em vez de remover.',
        );
      await manager.delete(Category, category.id);
      await recordAction(ctx, manager, 'category.remove', category.id, {
        before: { name: category.name, isVisible: category.isVisible },
      });
      return { id: category.id };
    });
  }
}
