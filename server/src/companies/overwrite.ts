import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { quietly } from '../decisions/quietly.ts';
import { Company } from './company.ts';
import { dropUnusedLogo } from './logos.ts';
import { restorableColumns } from './restorable-columns.ts';

/** Columns of a company as they were and as they were written. */
export interface Overwritten {
  before?: Partial<Company>;
  after?: Partial<Company>;
}

/** Columns whose value in `row` is not that in `other`. */
const differing = (row: Company, other: Partial<Company>): Array<keyof Company> =>
  (Object.keys(other) as Array<keyof Company>).filter(
    (field) => !isDeepStrictEqual(row[field], other[field]),
  );

const pick = (from: Partial<Company>, fields: ReadonlyArray<keyof Company>): Partial<Company> =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/** `updatedAt` says which state of a company was seen: what can be undone changes nothing of it. */
const write = (manager: EntityManager, id: number, columns: Partial<Company>): Promise<void> =>
  quietly(manager, async () => {
    const written = { ...columns, updatedAt: () => 'updated_at' } as QueryDeepPartialEntity<Company>;
    await manager.update(Company, id, written);
  });

/** Writes columns of a locked company without telling anybody; `writeBack` takes it back. */
export async function overwrite(
  manager: EntityManager,
  row: Company,
  columns: Partial<Company>,
): Promise<Overwritten> {
  const fields = differing(row, columns);
  if (fields.length === 0) return {};
  const after = pick(columns, fields);
  await write(manager, row.id, after);
  return { before: pick(row, fields), after };
}

/** Writes back what `overwrite` replaced, but for what somebody changed since, or removed. */
export async function writeBack(
  manager: EntityManager,
  id: number,
  { before = {}, after = {} }: Overwritten,
): Promise<void> {
  const row = await manager.findOne(Company, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!row) return dropUnusedLogo(manager, before.logoHash ?? null);
  const changed = new Set(differing(row, after));
  const unchanged = (Object.keys(before) as Array<keyof Company>).filter((field) => !changed.has(field));
  const { columns } = await restorableColumns(manager, pick(before, unchanged));
  if (Object.keys(columns).length > 0) await write(manager, id, columns);
  if ('logoHash' in columns) await dropUnusedLogo(manager, row.logoHash);
  if (changed.has('logoHash')) await dropUnusedLogo(manager, before.logoHash ?? null);
}
