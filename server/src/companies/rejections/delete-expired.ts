import { LessThan } from 'typeorm';
import { recordActions } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { Company } from '../company.ts';
import { deleteCompanies } from '../delete-companies.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a rejected company can be restored. */
const KEPT_DAYS = 365;
const AT_ONCE = 200;

/** Removes companies that were rejected a year ago, with everything that belongs to them; several instances may do it at once. */
export async function deleteExpiredRejections(db: Database): Promise<void> {
  for (let deleted = AT_ONCE; deleted === AT_ONCE; ) {
    deleted = await db.transaction(async (manager) => {
      const companies = await manager.find(Company, {
        where: { rejectedAt: LessThan(new Date(Date.now() - KEPT_DAYS * DAY_MS)) },
        order: { id: 'ASC' },
        take: AT_ONCE,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (companies.length > 0) await deleteCompanies(manager, companies);
      // With the owner: closing the account erases what the log has of them.
      const subjects = companies.map(({ id, name, ownerId, isApproved }) => ({
        subjectId: id,
        before: { name, ownerId, isApproved },
      }));
      await recordActions({ viewer: null, address: null }, manager, 'company.remove', subjects);
      return companies.length;
    });
  }
}
