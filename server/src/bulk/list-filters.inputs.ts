import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AdminRole } from '../graphql/admin-roles.ts';
import { MailStatus } from '../mail/mail.ts';
import { CalendarDay } from '../shared/schema/scalars.ts';
import { IsDay } from '../shared/text/is-day.ts';
import { MaxCodePoints } from '../shared/text/max-code-points.ts';
import { UserRole } from '../users/user.ts';

@InputType()
abstract class SearchedFilterInput {
  @Field(() => String, { nullable: true, description: 'As `q` of the list.' })
  @MaxCodePoints(100)
  q?: string | null;
}

@InputType({ description: 'The filters of `adminPlanRequests`, of which the pending ones are meant.' })
export class PlanRequestsFilterInput extends SearchedFilterInput {
  @Field(() => CalendarDay, { nullable: true, description: 'First day, in America/Sao_Paulo.' })
  @IsOptional()
  @IsDay()
  from?: string | null;

  @Field(() => CalendarDay, { nullable: true, description: 'Last day, in America/Sao_Paulo.' })
  @IsOptional()
  @IsDay()
  until?: string | null;
}

@InputType({ description: 'The filters of `adminUsers`; the own account is never meant.' })
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

@InputType({ description: 'The filters of `adminMails`, of which those that can be sent again are meant.' })
export class MailsFilterInput extends SearchedFilterInput {
  @Field(() => MailStatus, { nullable: true, description: 'All when absent.' })
  status?: MailStatus | null;
}
