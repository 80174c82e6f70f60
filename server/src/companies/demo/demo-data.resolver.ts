import { Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { IsNull } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { deleteUser } from '../../users/account/delete-account.ts';
import { User } from '../../users/user.ts';
import { Company } from '../company.ts';
import { deleteCompanies } from '../delete-companies.ts';

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

@ObjectType({
  simpleResolvers: true,
  description: 'The invented companies of the demonstration; zeros when there is none.',
})
export class DemoData {
  @Field(() => Int, { description: 'Demo companies, without those that a real account owns.' })
  companiesCount!: number;

  @Field(() => Int, { description: 'Accounts of their owners.' })
  usersCount!: number;
}

@ForKeys(null)
@Resolver(() => DemoData)
export class DemoDataResolver {
  @MayCall('manageSettings')
  @Query(() => DemoData, { description: 'Administrators only: how much of the demonstration is there.' })
  async adminDemoData(@Ctx() ctx: Context): Promise<DemoData> {
    const [counts] = await ctx.db.reads.query<DemoData>(COUNT);
    return counts as DemoData;
  }

  /** Keeps companies that a real account owns or that were registered with a demo account, that account, and administrators. */
  @MayCall('manageSettings')
  @Mutation(() => DemoData, {
    description:
      'Administrators only: removes the demonstration and keeps what is real; returns what was removed.',
  })
  deleteDemoData(@Ctx() ctx: Context): Promise<DemoData> {
    return ctx.db.transaction(async (manager) => {
      // Locks owners first, as registering does, so that nobody registers a company under a removed owner.
      const owners = await manager
        .createQueryBuilder(User, 'u')
        .where(DEMO_OWNERS)
        .orderBy('u.id')
        .setLock('pessimistic_write')
        .getMany();
      const companies = await manager
        .createQueryBuilder(Company, 'c')
        .where(DEMO_COMPANIES)
        .orderBy('c.id')
        .setLock('pessimistic_write')
        .getMany();
      await deleteCompanies(manager, companies);
      let usersCount = 0;
      for (const owner of owners) {
        if (await manager.existsBy(Company, { ownerId: owner.id, rejectedAt: IsNull() })) continue;
        await deleteUser(ctx, manager, owner);
        usersCount++;
      }
      // All remaining accounts count as real.
      await manager.query('UPDATE users SET is_demo = false WHERE is_demo');
      await manager.query('UPDATE companies SET is_demo = false WHERE is_demo');
      const removed = { companiesCount: companies.length, usersCount };
      await recordAction(ctx, manager, 'demo-data.remove', 1, { before: removed });
      return removed;
    });
  }
}
