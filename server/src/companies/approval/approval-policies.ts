import { recordAction } from '../../audit/record-action.ts';
import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { ApprovalPolicyInput } from './approval-policy.inputs.ts';
import { ApprovalPolicy } from './approval-policy.ts';

/** Returns the policy, for administrators. */
export function approvalPolicy(ctx: Context): Promise<ApprovalPolicy> {
  requireRole(ctx, 'admin');
  return ctx.db.dataSource.manager.findOneByOrFail(ApprovalPolicy, { id: 1 });
}

/** Changes what is sent, for an administrator, and records it in the audit log. */
export async function updateApprovalPolicy(
  ctx: Context,
  input: ApprovalPolicyInput,
): Promise<ApprovalPolicy> {
  requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    const before = await manager.findOneOrFail(ApprovalPolicy, {
      where: { id: 1 },
      lock: { mode: 'pessimistic_write' },
    });
    const { notificationEmail, ...rules } = input;
    const sent = Object.entries(rules).filter(([, value]) => value !== undefined && value !== null);
    const after: Partial<ApprovalPolicy> = {
      ...Object.fromEntries(sent),
      ...(notificationEmail !== undefined && { notificationEmail: notificationEmail || null }),
    };
    const keys = (Object.keys(after) as Array<keyof ApprovalPolicy>).filter(
      (key) => after[key] !== before[key],
    );
    if (keys.length === 0) return before;
    await manager.update(ApprovalPolicy, 1, after);
    const pick = (policy: Partial<ApprovalPolicy>) =>
      Object.fromEntries(keys.map((key) => [key, policy[key]]));
    await recordAction(ctx, manager, 'approval-policy.update', 1, {
      before: pick(before),
      after: pick(after),
    });
    return { ...before, ...after };
  });
}
