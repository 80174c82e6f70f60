import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Category, visibleCategories } from '../categories/category.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { PublicRead } from '../graphql/field-marks.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { kindsByIds } from '../kinds/read-kinds.ts';
import { notFound } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { AdminAttribute, CreateAttributeInput, UpdateAttributeInput } from './attribute.inputs.ts';
import { Attribute } from './attribute.ts';
import { attributesFor } from './read-attributes.ts';
import { ATTRIBUTE_NOT_FOUND, createAttribute, updateAttribute } from './write-attribute.ts';

type Row = Omit<Attribute, 'slug' | 'position'> & { companiesCount: number };

/** At most some hundreds: one list, not paged. $1 one id, or null for all. */
const LIST: Statement = {
  name: 'admin_attributes',
  text: `
    SELECT id, name, category_ids AS "categoryIds", kind_ids AS "kindIds", is_retired AS "isRetired",
      coalesce(documents, 0) AS "companiesCount"
    FROM attributes LEFT JOIN search_lexemes ON lexeme = '~a' || id
    WHERE $1::int IS NULL OR id = $1 ORDER BY is_retired, position, search_fold(name), id LIMIT 500`,
};

async function read(ctx: Context, id: number | null): Promise<AdminAttribute[]> {
  const rows = await ctx.db.reads.query<Row>(LIST, [id]);
  const categories = new Map((await visibleCategories(ctx)).map((category) => [category.id, category]));
  return Promise.all(
    rows.map(async ({ categoryIds, kindIds, ...row }) => ({
      ...row,
      categories: categoryIds.map((categoryId) => categories.get(categoryId)).filter(Boolean) as Category[],
      kinds: await kindsByIds(ctx, kindIds),
    })),
  );
}

/** Returns all attributes in their order, the retired ones last. */
const adminAttributes = (ctx: Context): Promise<AdminAttribute[]> => read(ctx, null);

/** Returns one attribute; NOT_FOUND. */
async function adminAttribute(ctx: Context, id: number): Promise<AdminAttribute> {
  const [attribute] = await read(ctx, id);
  if (!attribute) throw notFound(ATTRIBUTE_NOT_FOUND);
  return attribute;
}

@ForKeys('any', {
  adminAttributes: 'catalog',
  createAttribute: 'catalog',
  updateAttribute: 'catalog',
})
@Resolver(() => Attribute)
export class AttributeResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => [Attribute], {
    description: 'Attributes that matter for a company of these kinds and this category, the closest first.',
  })
  async attributes(
    @Ctx() ctx: Context,
    @Arg('kindIds', () => [ID], { nullable: true, description: 'Kinds of business, at most five count.' })
    kindIds: string[] | null,
    @Arg('categoryId', () => ID, { nullable: true, description: 'A category.' }) categoryId: string | null,
  ): Promise<Attribute[]> {
    ctx.answer.tags.add('kinds');
    const kinds = await kindsByIds(ctx, (kindIds ?? []).slice(0, 5).map(idOrZero));
    return attributesFor(ctx, {
      kindIds: kinds.map(({ id }) => id),
      categoryIds: [...kinds.map(({ category }) => category?.id ?? 0), idOrZero(categoryId ?? '')],
    });
  }

  @MayCall('seeLists')
  @Query(() => [AdminAttribute], {
    description: 'Administrators only: all attributes, the retired ones last; at most 500.',
  })
  adminAttributes(@Ctx() ctx: Context): Promise<AdminAttribute[]> {
    return adminAttributes(ctx);
  }

  @MayCall('manageCatalog')
  @Mutation(() => AdminAttribute, {
    description: 'Administrators only: creates an attribute. BAD_USER_INPUT for an existing name.',
  })
  async createAttribute(
    @Ctx() ctx: Context,
    @Input('The new attribute.') input: CreateAttributeInput,
  ): Promise<AdminAttribute> {
    return adminAttribute(ctx, await createAttribute(ctx, input));
  }

  @MayCall('manageCatalog', lookUpRow('attributes', ATTRIBUTE_NOT_FOUND))
  @Mutation(() => AdminAttribute, {
    description: 'Administrators only: renames, retires, restores or assigns an attribute.',
  })
  async updateAttribute(
    @Ctx() ctx: Context,
    @IdOf('attribute') id: string,
    @Input('What changes in the attribute.') input: UpdateAttributeInput,
  ): Promise<AdminAttribute> {
    return adminAttribute(ctx, await updateAttribute(ctx, id, input));
  }
}
