import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { updateRecorded } from '../../audit/update-recorded.ts';
import { lockRow } from '../../database/lock-row.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { Input } from '../../shared/schema/described-arguments.ts';
import { UpdateApprovalPolicyInput } from './approval-policy.inputs.ts';
import { ApprovalPolicy } from './approval-policy.ts';

@ForKeys('administration')
@Resolver(() => ApprovalPolicy)
export class ApprovalResolver {
  @MayCall('manageSettings')
  @Query(() => ApprovalPolicy, {
    description: 'Administrators only: the rules for companies that owners register.',
  })
  adminApprovalPolicy(@Ctx() ctx: Context): Promise<ApprovalPolicy> {
    return ctx.db.manager.findOneByOrFail(ApprovalPolicy, { id: 1 });
  }

  @MayCall('manageSettings')
  @Mutation(() => ApprovalPolicy, { description: 'Administrators only: changes what is sent of the policy.' })
  async updateApprovalPolicy(
    @Ctx() ctx: Context,
    @Input('What changes in the policy.') { notificationEmail, ...rules }: UpdateApprovalPolicyInput,
  ): Promise<ApprovalPolicy> {
    const sent = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== null));
    const { now } = await ctx.db.transaction(async (manager) =>
      updateRecorded(ctx, manager, {
        entity: ApprovalPolicy,
        row: await lockRow(manager, ApprovalPolicy, 1),
        sent: { ...sent, notificationEmail: notificationEmail === '' ? null : notificationEmail },
        action: 'approval-policy.update',
      }),
    );
    return now;
  }
}
