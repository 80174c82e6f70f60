import type { EntityManager } from 'typeorm';
import { invalid } from '../../shared/errors.ts';
import { User, UserRole } from '../../users/user.ts';

interface OwnerFields {
  ownerId?: string | null | undefined;
  ownerEmail?: string | null | undefined;
}

/**
 * Returns the id of the company account that a form names by id or e-mail: null for nobody, undefined when the form
 * does not have these fields. BAD_USER_INPUT for an account that cannot own a company. Locks the account, so that
 * it is neither removed nor given another role in between.
 */
export async function ownerFor(
  manager: EntityManager,
  { ownerId, ownerEmail }: OwnerFields,
): Promise<number | null | undefined> {
  if (ownerId) {
    const id = /^[1-9]\d{0,8}$/.test(ownerId) ? Number(ownerId) : 0;
    const owner = await manager.findOne(User, {
      select: { id: true },
      where: { id, role: UserRole.company },
      lock: { mode: 'pessimistic_read' },
    });
    if (owner) return id;
    throw invalid({ ownerId: ['Não há conta de empresa com este número.'] });
  }
  if (ownerEmail) {
    const owner = await manager
      .createQueryBuilder(User, 'u')
      .select('u.id')
      .where('lower(u.email) = lower(:ownerEmail) AND u.role = :role', { ownerEmail, role: UserRole.company })
      .setLock('pessimistic_read')
      .getOne();
    if (owner) return owner.id;
    throw invalid({ ownerEmail: ['Não há conta de empresa com este e-mail.'] });
  }
  return ownerId === undefined && ownerEmail === undefined ? undefined : null;
}
