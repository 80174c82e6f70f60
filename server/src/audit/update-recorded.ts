import { isDeepStrictEqual } from 'node:util';
import type { EntityManager, EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Context } from '../graphql/context.ts';
import type { ActionName } from './actions.ts';
import { recordAction } from './record-action.ts';

interface Update<Row> {
  entity: EntityTarget<Row>;
  /** The row, locked. */
  row: Row;
  /** Undefined values stay. */
  changes: { [Field in keyof Row]?: Row[Field] | undefined };
  action: ActionName;
  /** True to record the name as well, which the log shows once the subject is gone. */
  isNamed?: true;
}

/**
 * Writes the values that differ from the row's and records them. Returns the fields that changed, before and after,
 * and the row as it is now; without a difference it does nothing.
 */
export async function updateRecorded<Row extends { id: number; name?: string }>(
  ctx: Context,
  manager: EntityManager,
  { entity, row, changes, action, isNamed }: Update<Row>,
): Promise<{ before: Partial<Row>; after: Partial<Row>; now: Row }> {
  const changed = (Object.keys(changes) as Array<keyof Row>).filter(
    (field) => changes[field] !== undefined && !isDeepStrictEqual(changes[field], row[field]),
  );
  const pick = (of: Partial<Row>) =>
    Object.fromEntries(changed.map((field) => [field, of[field]])) as Partial<Row>;
  const [before, after] = [pick(row), pick(changes as Partial<Row>)];
  if (changed.length > 0) {
    // Not now(), the start of the transaction: it may be before another one that was waited for.
    const updatedAt = manager.connection.getMetadata(entity).updateDateColumn?.propertyName;
    const stored = { ...after, ...(updatedAt && { [updatedAt]: () => 'clock_timestamp()' }) };
    await manager.update(entity, row.id, stored as QueryDeepPartialEntity<Row>);
    // The log shows no equal values.
    const named = isNamed && { name: row.name };
    await recordAction(ctx, manager, action, row.id, {
      before: { ...named, ...before },
      after: { ...named, ...after },
    });
  }
  return { before, after, now: { ...row, ...after } };
}
