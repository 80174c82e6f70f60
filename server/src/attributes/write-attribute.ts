import type { EntityManager } from 'typeorm';
import { recordAction } from '../audit/record-action.ts';
import { updateRecorded } from '../audit/update-recorded.ts';
import { Category } from '../categories/category.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Context } from '../graphql/context.ts';
import { Kind } from '../kinds/kind.ts';
import { invalid } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import { slugify } from '../shared/text/slug.ts';
import type { CreateAttributeInput, UpdateAttributeInput } from './attribute.inputs.ts';
import { Attribute } from './attribute.ts';

export const ATTRIBUTE_NOT_FOUND = 'Característica não encontrada.';

/** Returns the sorted ids of existing rows; undefined where none were sent. BAD_USER_INPUT for an unknown id. */
async function existing(
  manager: EntityManager,
  entity: typeof Category | typeof Kind,
  field: 'categoryIds' | 'kindIds',
  inputIds: readonly string[] | null | undefined,
): Promise<number[] | undefined> {
  if (inputIds == null) return undefined;
  const ids = [...new Set(inputIds.map(idOrZero))].sort((a, b) => a - b);
  for (const id of ids) {
    if (!(await manager.existsBy(entity, { id })))
      throw invalid({ [field]: ['Escolha da lista.'] }, 'NOT_FOUND');
  }
  return ids;
}

/** Creates an attribute at the end of the list and returns its id. */
export function createAttribute(ctx: Context, input: CreateAttributeInput): Promise<number> {
  return ctx.db.transaction(async (manager) => {
    const { name } = input;
    const categoryIds = (await existing(manager, Category, 'categoryIds', input.categoryIds)) ?? [];
    const kindIds = (await existing(manager, Kind, 'kindIds', input.kindIds)) ?? [];
    const [last]: [{ position: number }] = await manager.query(
      'SELECT coalesce(max(position), 0)::int AS position FROM attributes',
    );
    const [{ taken: count }]: [{ taken: number }] = await manager.query(
      'SELECT count(*)::int AS taken FROM attributes WHERE starts_with(slug, $1)',
      [slugify(name).slice(0, 50)],
    );
    const slug = slugify(name).slice(0, 50) + (count > 0 ? `-${last.position + 10}` : '');
    const { id } = await manager.save(Attribute, {
      name,
      slug,
      categoryIds,
      kindIds,
      position: last.position + 10,
    });
    await recordAction(ctx, manager, 'attribute.create', id, { after: { name, categoryIds, kindIds } });
    return id;
  });
}

/** Changes what is sent and returns the id. */
export function updateAttribute(ctx: Context, id: string, input: UpdateAttributeInput): Promise<number> {
  return ctx.db.transaction(async (manager) => {
    const row = await lockRow(manager, Attribute, id, ATTRIBUTE_NOT_FOUND);
    await updateRecorded(ctx, manager, {
      entity: Attribute,
      row,
      changes: {
        name: input.name ?? undefined,
        isRetired: input.isRetired ?? undefined,
        categoryIds: await existing(manager, Category, 'categoryIds', input.categoryIds),
        kindIds: await existing(manager, Kind, 'kindIds', input.kindIds),
      },
      action: 'attribute.update',
      isNamed: true,
    });
    return row.id;
  });
}
