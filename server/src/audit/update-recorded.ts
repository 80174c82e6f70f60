import { isDeepStrictEqual } from 'node:util';
import type { EntityManager, EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Context } from '../graphql/context.ts';
import { recordAction } from './record-action.ts';

interface Update<Row> {
  entity: EntityTarget<Row>;
  /** The row, locked. */
  row: Row;
  /** Undefined values stay. */
  sent: { [Field in keyof Row]?: Row[Field] | undefined };
  action: string;
}

/**
 * Writes the values that differ from the row's and records them. Returns the fields that changed and the row as it is
 * now; without a difference it does nothing.
 */
export async function updateRecorded<Row extends { id: number }>(
  ctx: Context,
  manager: EntityManager,
  { entity, row, sent, action }: Update<Row>,
): Promise<{ changed: Array<keyof Row>; now: Row }> {
  const changed = (Object.keys(sent) as Array<keyof Row>).filter(
    (field) => sent[field] !== undefined && !isDeepStrictEqual(sent[field], row[field]),
  );
  if (changed.length === 0) return { changed, now: row };
  const pick = (of: Partial<Row>) =>
    Object.fromEntries(changed.map((field) => [field, of[field]])) as Partial<Row>;
  const after = pick(sent as Partial<Row>);
  await manager.update(entity, row.id, after as QueryDeepPartialEntity<Row>);
  await recordAction(ctx, manager, { action, subjectId: row.id, before: pick(row), after });
  return { changed, now: { ...row, ...after } };
}
