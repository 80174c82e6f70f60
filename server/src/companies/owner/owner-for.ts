import { type EntityManager, Raw } from 'typeorm';
import { invalid } from '../../shared/errors.ts';
import { idOrZero } from '../../shared/ids.ts';
import { User, UserRole } from '../../users/user.ts';

export interface OwnerFields {
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
  if (!ownerId && !ownerEmail) return ownerId === undefined && ownerEmail === undefined ? undefined : null;
  const owner = await manager.findOne(User, {
    where: {
      ...(ownerId
        ? { id: idOrZero(ownerId) }
        : { email: Raw((email) => `lower(${email}) = lower(:ownerEmail)`, { ownerEmail }) }),
      role: UserRole.company,
    },
    lock: { mode: 'pessimistic_read' },
  });
  if (owner) return owner.id;
  throw ownerId
    ? invalid({ ownerId: ['Não há conta de empresa com este número.'] }, 'NOT_FOUND')
    : invalid({ ownerEmail: ['Não há conta de empresa com este e-mail.'] }, 'NOT_FOUND');
}
