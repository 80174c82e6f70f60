import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { RequestStatus } from '../companies/request-status.ts';
import { AdminRole } from '../graphql/admin-roles.ts';
import { MailStatus } from '../mail/mail.ts';
import { CalendarDay } from '../shared/schema/scalars.ts';
import { IsDay, MaxCodePoints } from '../shared/text/validators.ts';
import { UserRole } from '../users/user.ts';

@InputType()
abstract class SearchedFilterInput {
  @Field(() => String, { nullable: true, description: 'As `q` of the list.' })
  @MaxCodePoints(100)
  q?: string | null;
}

@InputType({ description: 'The filters of `adminPlanRequests`; an action is for the pending ones.' })
export class PlanRequestsFilterInput extends SearchedFilterInput {
  @Field(() => RequestStatus, { nullable: true, description: 'All when absent.' })
  status?: RequestStatus | null;

  @Field(() => CalendarDay, { nullable: true, description: 'First day, in America/Sao_Paulo.' })
  @IsOptional()
  @IsDay()
  from?: string | null;

  @Field(() => CalendarDay, { nullable: true, description: 'Last day, in America/Sao_Paulo.' })
  @IsOptional()
  @IsDay()
  until?: string | null;
}

@InputType({ description: 'The filters of `adminUsers`; an action is never for the own account.' })
export class AccountsFilterInput extends SearchedFilterInput {
  @Field(() => UserRole, { nullable: true, description: 'All when absent.' })
  role?: UserRole | null;

  @Field(() => AdminRole, {
    nullable: true,
    description: 'Administrators in this role; all accounts when absent.',
  })
  adminRole?: AdminRole | null;

  @Field(() => Boolean, { nullable: true, description: 'All when absent.' })
  isActive?: boolean | null;
}

@InputType({ description: 'The search of `adminRejections`.' })
export class RejectionsFilterInput extends SearchedFilterInput {}

@InputType({ description: 'The filters of `adminMails`; an action is for those that can be sent again.' })
export class MailsFilterInput extends SearchedFilterInput {
  @Field(() => MailStatus, { nullable: true, description: 'All when absent.' })
  status?: MailStatus | null;
}
