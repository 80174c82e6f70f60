import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Ctx, Field, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { updateRecorded } from '../../audit/update-recorded.ts';
import { lockRow } from '../../database/lock-row.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { Input } from '../../shared/schema/described-arguments.ts';
import { IsEmailText } from '../../shared/text/validators.ts';
import { ApprovalPolicy } from './approval-policy.ts';

const DAYS = 'O prazo vai de 1 a 30 dias.';

@InputType({ description: 'Only what is sent is changed.' })
class UpdateApprovalPolicyInput {
  @Field(() => Boolean, { nullable: true, description: 'False approves new companies at once.' })
  requireAdminApproval?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True approves owners with a confirmed e-mail at once.',
  })
  autoApproveVerifiedCompanies?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Requires a description of 20 characters, phone, e-mail.',
  })
  minCompanyInfoRequired?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether an invalid e-mail is rejected.' })
  requireValidEmail?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether an invalid phone is rejected.' })
  requireValidPhone?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Rejects duplicates of another company.' })
  blockDuplicateCompanies?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether new photos of approved companies wait for an administrator.',
  })
  requirePhotoApproval?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Days after which a company is overdue, 1 to 30.' })
  @IsOptional()
  @Min(1, { message: DAYS })
  @Max(30, { message: DAYS })
  approvalTimeoutDays?: number | null;

  @Field(() => String, { nullable: true, description: 'Told of new pending companies; empty for nobody.' })
  @IsOptional()
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  notificationEmail?: string | null;
}

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
    const changes = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== null));
    const { now } = await ctx.db.transaction(async (manager) =>
      updateRecorded(ctx, manager, {
        entity: ApprovalPolicy,
        row: await lockRow(manager, ApprovalPolicy, 1),
        changes: { ...changes, notificationEmail: notificationEmail === '' ? null : notificationEmail },
        action: 'approval-policy.update',
      }),
    );
    return now;
  }
}
