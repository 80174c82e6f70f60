import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import { Company } from '../company.ts';
import { CompanyPhoto, type PhotoState } from './company-photo.ts';

interface Replaced {
  /** The state before; missing where it stayed. */
  state?: PhotoState;
}

/**
 * Changes a photo's state from `from` to `to`; returns false when it has another one. Locks the company, as all writes of
 * photos do.
 */
async function changeState(
  manager: EntityManager,
  id: number,
  from: PhotoState,
  to: PhotoState,
): Promise<boolean> {
  const photo = await manager.findOneBy(CompanyPhoto, { id });
  if (!photo) return false;
  const lock = { mode: 'pessimistic_write' } as const;
  await manager.findOne(Company, { select: { id: true }, where: { id: photo.companyId }, lock });
  const { affected } = await manager.update(CompanyPhoto, { id, state: from }, { state: to });
  return affected === 1;
}

/** Returns how a decision changes a photo's state from `from` to `to` at once, and how that is undone. */
export const stateAtOnce = (from: PhotoState, to: PhotoState) => ({
  atOnce: async (_ctx: Context, manager: EntityManager, id: number): Promise<Replaced> =>
    (await changeState(manager, id, from, to)) ? { state: from } : {},
  undo: async (manager: EntityManager, id: number, { state }: Replaced): Promise<void> => {
    if (state) await changeState(manager, id, to, state);
  },
});
