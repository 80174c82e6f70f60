import type { Context } from '../../graphql/context.ts';
import { Company } from '../company.ts';
import { mailApproved } from './decision-mails.ts';

/** Sends mail and events of an approval, unless the company is gone. */
export async function announceApproval(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction(async (manager) => {
    const company = await manager.findOneBy(Company, { id: Number(id), isApproved: true });
    if (!company) return;
    await manager.query(`SELECT queue_webhook_event('company.approved', $1::int, $2::int)`, [
      company.ownerId,
      company.id,
    ]);
    await mailApproved(ctx, manager, company);
  });
}
