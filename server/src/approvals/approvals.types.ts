import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Company } from '../companies/company.ts';
import { pageOf, searchedPageArgs } from '../graphql/paging.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';

@ObjectType({ simpleResolvers: true, description: 'How much of a kind waits.' })
export class WorkCount {
  @Field(() => WorkKind, { description: 'The kind.' })
  kind!: WorkKind;

  @Field(() => Int, { description: 'What waits.' })
  count!: number;

  @Field(() => Int, {
    description:
      'Of these, what waits longer than the days of the approval policy, or of the law for a `dataRequest`.',
  })
  overdue!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The account that asks for a decision.' })
export class WorkPerson {
  @Field(() => ID, { description: 'Number of the account.' })
  id!: number;

  @Field({ description: 'Full name.' })
  name!: string;

  @Field({ description: 'E-mail of the account.' })
  email!: string;
}

export const CHANGED_AT =
  'Of a new or changed company, when it changed last, of a photo, when its caption did, of messages, when the newest unread one was sent; to be sent with the decision. Null for other kinds.';

@ObjectType({
  simpleResolvers: true,
  description: 'Something that waits for a decision of the administrators.',
})
export class WorkItem {
  @Field(() => WorkKind, { description: 'What it is.' })
  kind!: WorkKind;

  @Field(() => ID, { description: 'Id of what is decided, unique within its kind.' })
  id!: number;

  @Field({
    description:
      "The company's name; for a request without company the person's name or e-mail, or 'Um cliente' for callers without `seePersons`.",
  })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The beginning of what is asked, at most 200 characters; null when the kind says all.',
  })
  detail!: string | null;

  @Field(() => Date, { description: 'Since when it waits: of reports and messages the first open one.' })
  waitingSince!: Date;

  @Field(() => Date, { nullable: true, description: CHANGED_AT })
  changedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a correction, the text of the company that it replaces, for `acceptCorrection(seen:)`; null for none and for other kinds.',
  })
  replacedText!: string | null;

  @Field({
    description:
      'Whether it waits longer than the days of the approval policy, or of the law for a `dataRequest`.',
  })
  isOverdue!: boolean;

  @Field(() => Int, { description: 'Days that it may wait; what waits longer is overdue.' })
  daysAllowed!: number;

  @Field(() => Company, {
    nullable: true,
    description: 'The company; null for a request of a plan or about personal data.',
  })
  company!: Company | null;

  @Field(() => WorkPerson, {
    nullable: true,
    description: 'Who asks: of companies, photos and messages the owner; null when nobody is known.',
  })
  person!: WorkPerson | null;
}

@ObjectType({ simpleResolvers: true, description: 'What waits for a decision of the administrators.' })
export class WorkPage extends pageOf(WorkItem) {}

export const WorkOrder = graphqlEnum('WorkOrder', 'Order of what waits for a decision.', {
  oldest: 'What has waited longest first.',
  newest: 'The newest first.',
});
export type WorkOrder = keyof typeof WorkOrder;

@ArgsType()
export class ApprovalsArgs extends searchedPageArgs(
  "the company's name, or of the name or e-mail of the person",
) {
  @Field(() => [WorkKind], { nullable: true, description: 'The kinds; all when absent or empty.' })
  kinds?: WorkKind[] | null;

  @Field(() => WorkOrder, { defaultValue: WorkOrder.oldest, description: 'What comes first.' })
  order: WorkOrder = WorkOrder.oldest;
}
