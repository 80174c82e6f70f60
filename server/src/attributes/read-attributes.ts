import { CachedRead } from '../database/cached-read.ts';
import type { Statement } from '../database/statement.ts';
import type { Context, Services } from '../graphql/context.ts';
import type { Attribute } from './attribute.ts';

const ALL: Statement = {
  name: 'attributes_all',
  text: `
    SELECT id, slug, name, category_ids AS "categoryIds", kind_ids AS "kindIds", position, is_retired AS "isRetired"
    FROM attributes ORDER BY position, search_fold(name), id`,
};

/** Each program's attributes in their order: some dozens, and nearly every page shows some. */
const cachedReads = new WeakMap<Services, CachedRead<readonly Attribute[]>>();

function attributesOf(services: Services): CachedRead<readonly Attribute[]> {
  let attributes = cachedReads.get(services);
  if (!attributes) {
    attributes = new CachedRead(services, 'attributes', (reader) => reader.query<Attribute>(ALL));
    cachedReads.set(services, attributes);
  }
  return attributes;
}

/** Returns all attributes, retired ones too. */
export async function allAttributes(ctx: Context): Promise<readonly Attribute[]> {
  ctx.answer.tags.add('attributes');
  return attributesOf(ctx.services).get();
}

/** Returns the attributes with these ids in the order of lists, without retired ones. */
export async function attributesByIds(ctx: Context, ids: readonly number[]): Promise<Attribute[]> {
  if (ids.length === 0) return [];
  return (await allAttributes(ctx)).filter(({ id, isRetired }) => !isRetired && ids.includes(id));
}

/** What a company is, or companies that are searched are. */
export interface BusinessKinds {
  /** With the categories of the kinds. */
  categoryIds: readonly number[];
  kindIds: readonly number[];
}

/** Returns how much an attribute counts for a business: 0 for its kind, 1 for its category, 2 for all; null for not. */
function closeness(attribute: Attribute, { categoryIds, kindIds }: BusinessKinds): number | null {
  if (attribute.kindIds.some((id) => kindIds.includes(id))) return 0;
  if (attribute.categoryIds.some((id) => categoryIds.includes(id))) return 1;
  return attribute.kindIds.length + attribute.categoryIds.length === 0 ? 2 : null;
}

/** Returns the attributes that matter for a business, those of its kinds first, then of its categories. */
export async function attributesFor(ctx: Context, business: BusinessKinds): Promise<Attribute[]> {
  const ranked = (await allAttributes(ctx)).flatMap((attribute) => {
    const rank = attribute.isRetired ? null : closeness(attribute, business);
    return rank === null ? [] : [{ attribute, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ attribute }) => attribute);
}
