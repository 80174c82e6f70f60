import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import type { DecisionAction } from '../../decisions/decision-action.ts';
import type { Context } from '../../graphql/context.ts';
import { Company } from '../company.ts';
import { type CompanyView, companyById } from '../read-companies.ts';
import { CompanyChange } from '../review/company-change.ts';
import { announceApproval } from './announce-approval.ts';
import { mailApproved } from './decision-mails.ts';
import { lockPending } from './lock-pending.ts';
import { quietly } from './quietly.ts';

interface Restored {
  updatedAt?: string;
}

async function markApproved(ctx: Context, manager: EntityManager, { id, name }: Company): Promise<void> {
  await manager.update(Company, id, { isApproved: true, approvedAt: new Date() });
  await recordAction(ctx, manager, 'company.approve', id, { after: { name } });
}

/** Approves a pending company and mails its owner. CONFLICT when it was decided before. */
async function approveCompany(ctx: Context, id: string): Promise<CompanyView> {
  await ctx.db.transaction(async (manager) => {
    const company = await lockPending(ctx, manager, id);
    await markApproved(ctx, manager, company);
    await mailApproved(ctx, manager, company);
  });
  return companyById(ctx, id);
}

/** Approves a company without a mail and without an event for webhooks. */
async function approveQuietly(ctx: Context, manager: EntityManager, id: number): Promise<Restored> {
  const company = await lockPending(ctx, manager, String(id));
  await quietly(manager, () => markApproved(ctx, manager, company));
  return { updatedAt: company.updatedAt.toISOString() };
}

/** Makes the company pending again; changes of its owner since the approval need no review then. */
const unapprove = (manager: EntityManager, id: number, { updatedAt }: Restored): Promise<void> =>
  quietly(manager, async () => {
    const pending = {
      isApproved: false,
      approvedAt: null,
      ...(updatedAt && { updatedAt: new Date(updatedAt) }),
    };
    await manager.update(Company, id, pending);
    await manager.delete(CompanyChange, id);
  });

export const APPROVE_COMPANY: DecisionAction<object, CompanyView> = {
  kind: 'newCompany',
  name: 'approve',
  audit: 'company.approve',
  did: 'aprovou esta empresa',
  decide: approveCompany,
  atOnce: approveQuietly,
  atLast: announceApproval,
  undo: unapprove,
};
