import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import type { Statement } from '../../database/statement.ts';
import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { removeUser } from '../../users/account/close-account.ts';
import type { User } from '../../users/user.ts';
import { deleteCompanies } from '../delete-companies.ts';
import type { DemoData } from './demo-data.types.ts';

/** Demo companies, except those that a real account owns by now. */
const DEMO_COMPANIES = `c.is_demo AND NOT EXISTS (
  SELECT FROM users o WHERE o.id = c.owner_id AND NOT o.is_demo)`;
/** Demo accounts, except those that have become administrators. */
const DEMO_OWNERS = `u.is_demo AND u.role <> 'admin'`;

const COUNT: Statement = {
  name: 'demo_data',
  text: `SELECT (SELECT count(*)::int FROM companies c WHERE ${DEMO_COMPANIES}) AS "companiesCount",
           (SELECT count(*)::int FROM users u WHERE ${DEMO_OWNERS}) AS "usersCount"`,
};

/** Counts the demo companies and accounts, for administrators. */
export async function demoData(ctx: Context): Promise<DemoData> {
  requireRole(ctx, 'admin');
  const [counts] = await ctx.db.reads.query<DemoData>(COUNT);
  return counts ?? { companiesCount: 0, usersCount: 0 };
}

/**
 * Removes the demo companies with everything that belongs to them, and their owners, in one transaction. Kept are
 * companies that a real account owns, companies that were registered with a demo account (and that account), and
 * administrators.
 */
export async function removeDemoData(ctx: Context): Promise<DemoData> {
  requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    // Locks owners first, as registering does, so that nobody registers a company under a removed owner.
    const owners: Array<Pick<User, 'id' | 'email' | 'emailConfirmedAt'>> = await manager.query(
      `SELECT id, email, email_confirmed_at AS "emailConfirmedAt" FROM users u WHERE ${DEMO_OWNERS} ORDER BY id FOR UPDATE`,
    );
    const companiesCount = await removeCompanies(manager);
    const busy: Array<{ id: number }> = await manager.query(
      'SELECT DISTINCT owner_id AS id FROM companies WHERE owner_id = ANY ($1)',
      [owners.map(({ id }) => id)],
    );
    const kept = new Set(busy.map(({ id }) => id));
    const leaving = owners.filter(({ id }) => !kept.has(id));
    for (const owner of leaving) await removeUser(ctx, manager, owner);
    // Everything that is left counts as real.
    await manager.query('UPDATE users SET is_demo = false WHERE is_demo');
    await manager.query('UPDATE companies SET is_demo = false WHERE is_demo');
    const removed = { companiesCount, usersCount: leaving.length };
    await recordAction(ctx, manager, 'demo-data.remove', 1, { before: removed });
    return removed;
  });
}

async function removeCompanies(manager: EntityManager): Promise<number> {
  const invented: Array<{ id: number }> = await manager.query(
    `SELECT id FROM companies c WHERE ${DEMO_COMPANIES} ORDER BY id FOR UPDATE`,
  );
  return deleteCompanies(
    manager,
    invented.map(({ id }) => id),
  );
}
