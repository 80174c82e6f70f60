import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsEmailText } from '../../shared/text/is-email-text.ts';

const DAYS = 'O prazo vai de 1 a 30 dias.';

@InputType({ description: 'Only what is sent is changed.' })
export class UpdateApprovalPolicyInput {
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
