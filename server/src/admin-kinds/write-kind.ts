import type { EntityManager } from 'typeorm';
import { recordAction } from '../audit/record-action.ts';
import { updateRecorded } from '../audit/update-recorded.ts';
import { Category } from '../categories/category.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Context } from '../graphql/context.ts';
import type { Deletion } from '../graphql/deletion.ts';
import { Kind } from '../kinds/kind.ts';
import { conflict, invalid } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import { slugify } from '../shared/text/slug.ts';
import type { CreateKindInput, UpdateKindInput } from './admin-kind.ts';
import { KIND_NOT_FOUND } from './kinds.list.ts';

/** Returns the id of a category; BAD_USER_INPUT when there is none. */
async function categoryIdFor(manager: EntityManager, id: string): Promise<number> {
  const category = await manager.findOneBy(Category, { id: idOrZero(id) });
  if (!category) throw invalid({ categoryId: ['Escolha uma categoria.'] }, 'NOT_FOUND');
  return category.id;
}

/** Returns the id of the kind that is to cover `of`; null for none. A kind that covers others is covered by none. */
async function broaderIdFor(manager: EntityManager, id: string, of?: number): Promise<number | null> {
  if (id === '') return null;
  const broader = await manager.findOneBy(Kind, { id: idOrZero(id) });
  if (!broader || broader.id === of) throw invalid({ broaderId: ['Escolha outro segmento da lista.'] });
  if (broader.broaderId !== null)
    throw invalid({ broaderId: [`${broader.name} já está abaixo de outro segmento. Escolha aquele.`] });
  if (of !== undefined && (await manager.existsBy(Kind, { broaderId: of })))
    throw invalid({ broaderId: ['Há segmentos abaixo deste: ele não pode ficar abaixo de outro.'] });
  return broader.id;
}

/** Returns the name's slug, numbered when another kind has it. */
async function freeSlug(manager: EntityManager, name: string): Promise<string> {
  const base = slugify(name).slice(0, 74);
  const rows: { slug: string }[] = await manager.query('SELECT slug FROM kinds WHERE starts_with(slug, $1)', [
    base,
  ]);
  const slugs = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; slugs.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}

/** Makes the name one of the kind's words. */
const addName = (manager: EntityManager, id: number, name: string): Promise<unknown> =>
  manager.query(
    `INSERT INTO kind_words (kind_id, word, key) SELECT $1, $2::text, kind_key(search_fold($2))
     WHERE kind_key(search_fold($2)) <> '' ON CONFLICT DO NOTHING`,
    [id, name],
  );

/** Creates a kind and returns its id. */
export function createKind(ctx: Context, input: CreateKindInput): Promise<number> {
  return ctx.db.transaction(async (manager) => {
    const values = {
      name: input.name,
      plural: input.plural || null,
      categoryId: await categoryIdFor(manager, input.categoryId),
      broaderId: await broaderIdFor(manager, input.broaderId ?? ''),
      schemaType: input.schemaType || null,
    };
    const { id } = await manager.save(Kind, { ...values, slug: await freeSlug(manager, input.name) });
    await addName(manager, id, input.name);
    await recordAction(ctx, manager, 'kind.create', id, { after: values });
    return id;
  });
}

/** Changes what is sent and returns the id. */
export function updateKind(ctx: Context, id: string, input: UpdateKindInput): Promise<number> {
  const { name, plural, categoryId, broaderId, schemaType } = input;
  return ctx.db.transaction(async (manager) => {
    const row = await lockRow(manager, Kind, id, KIND_NOT_FOUND);
    const values = {
      name: name ?? undefined,
      plural: plural == null ? undefined : plural || null,
      categoryId: categoryId == null ? undefined : await categoryIdFor(manager, categoryId),
      broaderId: broaderId == null ? undefined : await broaderIdFor(manager, broaderId, row.id),
      schemaType: schemaType == null ? undefined : schemaType || null,
    };
    const { after } = await updateRecorded(ctx, manager, {
      entity: Kind,
      row,
      changes: values,
      action: 'kind.update',
      isNamed: true,
    });
    if (after.name) await addName(manager, row.id, after.name);
    return row.id;
  });
}

/** Removes a kind with its words; CONFLICT while companies have it, other than rejected ones. */
export function deleteKind(ctx: Context, id: string): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const { name, categoryId, ...kind } = await lockRow(manager, Kind, id, KIND_NOT_FOUND);
    // By the index of the search, and those that it does not find.
    const users: unknown[] = await manager.query(
      `(SELECT FROM search_documents WHERE tsv @@ ('~k' || $1::int)::tsquery LIMIT 1)
       UNION ALL (SELECT FROM companies WHERE NOT is_approved AND rejected_at IS NULL AND $1 = ANY (kind_ids) LIMIT 1)
       UNION ALL (SELECT FROM companies WHERE NOT is_active AND rejected_at IS NULL AND $1 = ANY (kind_ids) LIMIT 1)`,
      [kind.id],
    );
    if (users.length > 0) throw conflict('Há empresas neste segmento. Mude-as de segmento antes de remover.');
    await manager.delete(Kind, kind.id);
    await recordAction(ctx, manager, 'kind.remove', kind.id, { before: { name, categoryId } });
    return { id: kind.id };
  });
}
