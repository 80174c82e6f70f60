import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';

/** Locks a row for the rest of the transaction; NOT_FOUND, with this sentence, when there is none. */
export async function lockRow<Row extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string | number,
  message?: string,
): Promise<Row> {
  const where = { id: parseId(id, message) } as FindOptionsWhere<Row>;
  const row = await manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw notFound(message);
  return row;
}
