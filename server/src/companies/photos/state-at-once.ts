import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import { Company } from '../company.ts';
import { CompanyPhoto, type PhotoState } from './company-photo.ts';

interface Replaced {
  /** The state before; missing where it stayed. */
  state?: PhotoState;
}

/** Gives a photo in the state `from` another one, with its company locked as for all writes of photos; false for others. */
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

/** Returns what a decision on a photo does at once, and how it is taken back: it gives a photo in one state another one. */
export const stateAtOnce = (from: PhotoState, to: PhotoState) => ({
  atOnce: async (_ctx: Context, manager: EntityManager, id: number): Promise<Replaced> =>
    (await changeState(manager, id, from, to)) ? { state: from } : {},
  undo: async (manager: EntityManager, id: number, { state }: Replaced): Promise<void> => {
    if (state) await changeState(manager, id, to, state);
  },
});
