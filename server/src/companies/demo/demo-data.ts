import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import type { Statement } from '../../database/statement.ts';
import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { removeUser } from '../../users/account/close-account.ts';
import type { User } from '../../users/user.ts';
import { deleteCompanies } from '../delete-companies.ts';
import type { DemoData } from './demo-data.types.ts';

/** Of the demonstration, unless a person of the real world has taken the company over since. */
const DEMO_COMPANIES = `c.is_demo AND NOT EXISTS (
  SELECT FROM users o WHERE o.id = c.owner_id AND NOT o.is_demo)`;
/** Owners of the demonstration; one who was made an administrator since is a person of the real world. */
const DEMO_OWNERS = `u.is_demo AND u.role <> 'admin'`;

const COUNT: Statement = {
  name: 'demo_data',
  text: `SELECT (SELECT count(*)::int FROM companies c WHERE ${DEMO_COMPANIES}) AS "companiesCount",
           (SELECT count(*)::int FROM users u WHERE ${DEMO_OWNERS}) AS "usersCount"`,
};

/** Administrators: how much of the demonstration is there. */
export async function demoData(ctx: Context): Promise<DemoData> {
  requireRole(ctx, 'admin');
  const [counts] = await ctx.db.reads.query<DemoData>(COUNT);
  return counts ?? { companiesCount: 0, usersCount: 0 };
}

/**
 * Administrators: removes the invented companies with all that hangs on them, and their owners, in one
 * transaction. What is real stays: a company that somebody registered with the demonstration's account (and
 * then the account), an invented one that a real person has taken over, an administrator.
 */
export async function removeDemoData(ctx: Context): Promise<DemoData> {
  requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    // Owners first, as registering does, so that nobody registers a company under an owner who goes.
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
    // What is left is not of the demonstration any more.
    await manager.query('UPDATE users SET is_demo = false WHERE is_demo');
    await manager.query('UPDATE companies SET is_demo = false WHERE is_demo');
    const removed = { companiesCount, usersCount: leaving.length };
    await recordAction(ctx, manager, {
      action: 'demo-data.remove',
      subjectType: 'system',
      subjectId: 1,
      before: removed,
    });
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
