import type { Reader, Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import type { FieldCode } from '../shared/error-codes.ts';
import { invalid } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import { MOST_KINDS } from './find-kinds.ts';
import { kindsByIds } from './read-kinds.ts';

/** Returns the columns for the kinds that a form chooses, none where it has no field for them; throws BAD_USER_INPUT. */
export async function chosenKinds(
  ctx: Context,
  ids: readonly string[] | null | undefined,
): Promise<{ kindIds?: number[]; kindsAreGuessed?: false }> {
  if (ids === undefined) return {};
  const kindIds = (ids ?? []).map(idOrZero);
  const wrong = (text: string, code?: FieldCode) => invalid({ kindIds: [text] }, code);
  if (kindIds.length > MOST_KINDS) throw wrong('Escolha no máximo cinco segmentos.', 'TOO_LONG');
  if (new Set(kindIds).size < kindIds.length) throw wrong('Escolha cada segmento uma vez só.');
  const kinds = await kindsByIds(ctx, kindIds);
  if (kinds.length < kindIds.length)
    throw wrong('Segmento não encontrado. Escolha um da lista.', 'NOT_FOUND');
  return { kindIds, kindsAreGuessed: false };
}

const LOCK: Statement = {
  name: 'kinds_lock',
  text: 'SELECT id FROM kinds WHERE id = ANY ($1::int[]) FOR KEY SHARE',
};

/** Locks kinds against removal until the transaction ends; returns a filter that keeps those that still exist. */
export async function lockKinds(
  reader: Reader,
  ids: readonly number[],
): Promise<(chosen: readonly number[]) => number[]> {
  const rows = ids.length === 0 ? [] : await reader.query<{ id: number }>(LOCK, [[...new Set(ids)]]);
  const existing = new Set(rows.map(({ id }) => id));
  return (chosen) => chosen.filter((id) => existing.has(id));
}
