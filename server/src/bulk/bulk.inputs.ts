import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { CompaniesFilterInput } from '../companies/admin/admin-company.inputs.ts';
import { RejectionsFilterInput } from '../companies/rejections/rejection.types.ts';
import { MailsFilterInput } from '../mail/mail.inputs.ts';
import { PlanRequestsFilterInput } from '../plan-requests/plan-request.inputs.ts';
import { RatingsFilterInput } from '../ratings/moderation/moderation.inputs.ts';
import { BulkAction } from '../shared/schema/bulk-action.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';
import { AccountsFilterInput } from '../users/admin/admin-user.inputs.ts';

const SOME = 'Escolha de 1 a 1.000.';

@InputType({ description: 'The search of `adminWork`.' })
export class WaitingFilterInput {
  @Field(() => String, { nullable: true, description: 'As `q` of `adminWork`; all of the kind when absent.' })
  q?: string | null;
}

@InputType({ description: 'How the caller saw something that waits for a decision.' })
export class SeenWorkInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Date, { nullable: true, description: 'Its `WorkItem.changedAt` as shown.' })
  changedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Its `WorkItem.replacedText` as shown.' })
  @MaxCodePoints(2_048)
  replacedText?: string | null;
}

@InputType()
abstract class ListFiltersInput {
  @Field(() => CompaniesFilterInput, {
    nullable: true,
    description:
      'All companies of a filter; of an action those that it can be done to: active ones to deactivate, inactive ones to activate, those that wait to decide on. Not for decisions of other kinds.',
  })
  companies?: CompaniesFilterInput | null;

  @Field(() => PlanRequestsFilterInput, {
    nullable: true,
    description: 'All plan requests of a filter, for decisions on them.',
  })
  @IsOptional()
  @ValidateNested()
  planRequests?: PlanRequestsFilterInput | null;

  @Field(() => RatingsFilterInput, {
    nullable: true,
    description:
      'All ratings of a filter; of an action those that it can be done to, for `reportedRating`: shown ones to hide, reported ones to keep.',
  })
  @IsOptional()
  @ValidateNested()
  ratings?: RatingsFilterInput | null;

  @Field(() => AccountsFilterInput, {
    nullable: true,
    description:
      'All accounts of a filter; of an action those that it changes: active ones to deactivate, inactive ones to activate, never the own one.',
  })
  @IsOptional()
  @ValidateNested()
  accounts?: AccountsFilterInput | null;

  @Field(() => RejectionsFilterInput, { nullable: true, description: 'All rejected companies of a search.' })
  @IsOptional()
  @ValidateNested()
  rejections?: RejectionsFilterInput | null;

  @Field(() => MailsFilterInput, { nullable: true, description: 'All mails of a filter.' })
  @IsOptional()
  @ValidateNested()
  mails?: MailsFilterInput | null;
}

@InputType({ description: 'The filter of one list, and the action that is counted for.' })
export class ListCountInput extends ListFiltersInput {
  @Field(() => BulkAction, {
    nullable: true,
    description: 'Counts what it would be done to; all of the filter when absent.',
  })
  action?: BulkAction | null;

  @Field(() => WorkKind, { nullable: true, description: 'As of `startBulkAction`.' })
  kind?: WorkKind | null;
}

@InputType({
  description:
    'An action, and what it is done to: by `ids`, `waiting`, or the filter of a list; at most 100,000.',
})
export class StartBulkActionInput extends ListFiltersInput {
  @Field(() => BulkAction, { description: 'What is done to each.' })
  action!: BulkAction;

  @Field(() => WorkKind, {
    nullable: true,
    description:
      'What `approve` and `reject` decide on; new companies when absent. Messages have no `reject`. Of actions on companies it is for `waiting` only: new or changed ones.',
  })
  kind?: WorkKind | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'These of the kind, or of what the action changes, 1 to 1,000.',
  })
  @IsOptional()
  @ArrayMinSize(1, { message: SOME })
  @ArrayMaxSize(1_000, { message: SOME })
  ids?: string[] | null;

  @Field(() => [SeenWorkInput], {
    nullable: true,
    description:
      'What the caller saw, at most 1,000; what changed since is not decided, but reported, and messages sent since stay unread. Of others, what changes after the start.',
  })
  @IsOptional()
  @ArrayMaxSize(1_000, { message: SOME })
  @ValidateNested({ each: true })
  seen?: SeenWorkInput[] | null;

  @Field(() => WaitingFilterInput, {
    nullable: true,
    description: 'All of the kind that wait for a decision, or those of a search.',
  })
  waiting?: WaitingFilterInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a rejection, as its own mutation has it; at most 1000 characters, required for plan requests and ratings.',
  })
  @MaxCodePoints(1_000)
  reason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What the caller was told that `waiting` or a filter has; CONFLICT when there are more by now.',
  })
  total?: number | null;

  @Field(() => ID, { nullable: true, description: 'The kind that `assignKind` assigns.' })
  assignedKindId?: string | null;
}
