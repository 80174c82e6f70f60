import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { approvalPolicy, updateApprovalPolicy } from './approval-policies.ts';
import { ApprovalPolicyInput } from './approval-policy.inputs.ts';
import { ApprovalPolicy } from './approval-policy.ts';

@Resolver(() => ApprovalPolicy)
export class ApprovalResolver {
  @MayCall('admin')
  @Query(() => ApprovalPolicy, {
    description: 'Administrators only: the rules for companies that owners register.',
  })
  approvalPolicy(@Ctx() ctx: Context): Promise<ApprovalPolicy> {
    return approvalPolicy(ctx);
  }

  @MayCall('admin')
  @Mutation(() => ApprovalPolicy, { description: 'Administrators only: changes what is sent of the policy.' })
  updateApprovalPolicy(
    @Ctx() ctx: Context,
    @Arg('input') input: ApprovalPolicyInput,
  ): Promise<ApprovalPolicy> {
    return updateApprovalPolicy(ctx, input);
  }
}
