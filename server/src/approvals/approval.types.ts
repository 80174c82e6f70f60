import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Company } from '../companies/company.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { CHANGED_AT, WorkPerson } from './approvals.types.ts';

@ObjectType({ simpleResolvers: true, description: 'An earlier company of a person that was rejected.' })
export class WorkRejection {
  @Field({ description: 'Its name as typed.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Why, if the administrator said so.' })
  reason!: string | null;

  @Field(() => Date, { description: 'When.' })
  rejectedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What is known of the person who asks for a decision.' })
export class WorkHistory extends WorkPerson {
  @Field({ description: 'False for a deactivated account.' })
  isActive!: boolean;

  @Field({ description: 'Whether the address of the account is confirmed.' })
  isEmailConfirmed!: boolean;

  @Field(() => Date, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Companies of the account, pending ones too.' })
  companiesCount!: number;

  @Field(() => [Company], { description: 'Its companies, the newest first, at most 10.' })
  companies!: Company[];

  @Field(() => Int, { description: 'Its companies that were rejected.' })
  rejectionsCount!: number;

  @Field(() => [WorkRejection], { description: 'The last rejections, the newest first, at most 5.' })
  rejections!: WorkRejection[];
}

/**
 * Something to decide, with all that helps to decide it. Its resolver reads each part by itself, so that asking whether it
 * still waits costs one statement.
 */
@ObjectType({ simpleResolvers: true, description: 'Something to decide, with all that helps to decide it.' })
export class WorkMatter {
  @Field(() => WorkKind, { description: 'What it is.' })
  kind!: WorkKind;

  @Field(() => ID, { description: 'Id of what is decided, as in `WorkItem`.' })
  id!: number;

  @Field({ description: 'Whether it still waits; when it does not, all parts are null.' })
  isWaiting!: boolean;

  @Field(() => Date, { nullable: true, description: 'Since when it waits; null when it does not.' })
  waitingSince!: Date | null;

  @Field(() => Date, { nullable: true, description: CHANGED_AT })
  changedAt!: Date | null;

  @Field({
    description:
      'Whether it waits longer than the days of the approval policy, or of the law for a `dataRequest`.',
  })
  isOverdue!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Days that it may wait; what waits longer is overdue. Null when it does not wait.',
  })
  daysAllowed!: number | null;

  companyId!: number | null;

  personId!: number | null;
}
