import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Kind } from '../../kinds/kind.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { CompanyForm } from '../company.inputs.ts';
import { Company } from '../company.ts';

export const CompanyStatus = graphqlEnum('CompanyStatus', "The state of an owner's company.", {
  approved: 'Visitors find it while it is active.',
  pending: 'It waits for an administrator.',
  rejected: 'It was rejected, and none was registered since.',
  none: 'There is none, and none was rejected.',
});
export type CompanyStatus = keyof typeof CompanyStatus;

@ObjectType({ simpleResolvers: true, description: 'A rejected company as it was typed, for the next try.' })
export class RejectedCompany extends CompanyForm {
  @Field(() => String, { nullable: true, description: 'Name as typed.' })
  name!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of its category.' })
  categoryId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of its city; never null.' })
  city!: string | null;

  @Field(() => [Kind], { description: 'The kinds that were chosen and still exist.' })
  kinds!: Kind[];
}

@ObjectType('CompanyRejection', { simpleResolvers: true, description: 'A rejected company of the caller.' })
export class OwnRejection {
  @Field(() => ID, { description: 'Id of the company.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'What the administrator wrote; null for nothing.' })
  reason!: string | null;

  @Field(() => Date, { description: 'When it was rejected.' })
  createdAt!: Date;

  @Field(() => RejectedCompany, { description: 'The form as typed.' })
  typed!: RejectedCompany;
}

@ObjectType({ simpleResolvers: true, description: "The data of an owner's dashboard." })
export class MyCompanies {
  @Field(() => CompanyStatus, { description: 'State of `company`; without one, whether one was rejected.' })
  status!: CompanyStatus;

  @Field({ description: 'True when `status` is approved.' })
  isApproved!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When `company` was approved; null while it waits or without one.',
  })
  approvedAt!: Date | null;

  @Field(() => Int, { description: 'Days in which the administration answers to a new company, 1 to 30.' })
  approvalDays!: number;

  @Field(() => Company, { nullable: true, description: 'The requested company, else the oldest.' })
  company!: Company | null;

  @Field(() => Int, { description: 'How many companies the caller owns.' })
  companiesOwned!: number;

  @Field(() => Int, { description: 'How many companies the caller owns or has a part in.' })
  companiesTotal!: number;

  @Field(() => OwnRejection, {
    nullable: true,
    description: 'The latest rejection, until the owner registers a company again.',
  })
  rejection!: OwnRejection | null;

  @Field(() => Int, { description: 'How many companies the plan and the settings allow.' })
  companiesAllowed!: number;

  @Field({
    description: 'True where the plan allows fewer companies than the settings; else the settings bind.',
  })
  isLimitedByPlan!: boolean;
}
