import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { paged, pageOf } from '../../graphql/paging.ts';
import { DayField } from '../../shared/schema/described-arguments.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { MaxCodePoints } from '../../shared/text/validators.ts';
import { Company } from '../company.ts';

@ObjectType({ simpleResolvers: true, description: 'The owner of a rejected company.' })
export class RejectionOwner {
  @Field(() => ID, { description: 'Number of the account.' })
  id!: number;

  @Field({ description: 'Full name.' })
  name!: string;

  @Field({ description: 'E-mail of the account.' })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A rejected company, as administrators see it.' })
export class Rejection {
  @Field(() => ID, { description: 'Id of the company, for `restoreRejection`.' })
  id!: number;

  @Field(() => ID, { description: 'Id of the company, the same.' })
  companyId!: number;

  @Field({ description: 'Name as typed.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Description as typed.' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of its category; never null.' })
  categoryName!: string | null;

  @Field(() => String, { nullable: true, description: '"Campinas - SP"; never null.' })
  cityName!: string | null;

  @Field(() => String, { nullable: true, description: 'Street address as typed.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone as typed.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail of the company as typed.' })
  email!: string | null;

  @Field(() => RejectionOwner, { nullable: true, description: 'Its owner; null when it had none.' })
  owner!: RejectionOwner | null;

  @Field(() => String, { nullable: true, description: 'What the administrator wrote; null for nothing.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Who rejected it; null when the account is gone.' })
  deciderName!: string | null;

  @Field(() => Date, { description: 'When it was rejected.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Rejected companies.' })
export class RejectionPage extends pageOf(Rejection) {}

@ObjectType({ simpleResolvers: true, description: 'A rejected company that is pending again.' })
export class RestoredCompany {
  @Field(() => Company, { description: 'The company, with its former id.' })
  company!: Company;

  @Field(() => [String], {
    description: 'What it had and was removed since, in Portuguese: "Segmentos".',
  })
  notRestored!: string[];
}

export const RejectionOrder = graphqlEnum('RejectionOrder', 'Order of the list of rejected companies.', {
  newest: 'The latest rejected first.',
  oldest: 'The earliest rejected first.',
  name: "By the company's name, from A to Z.",
  nameDescending: "By the company's name, from Z to A.",
});
export type RejectionOrder = keyof typeof RejectionOrder;

@ObjectType({ simpleResolvers: true, description: 'A reason for which companies were rejected.' })
export class RejectionReason {
  @Field({ description: 'What administrators wrote, word for word.' })
  text!: string;

  @Field(() => Int, { description: 'Number of rejected companies with it.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An administrator who rejected companies.' })
export class RejectionDecider {
  @Field(() => ID, { description: 'Number of the account.' })
  id!: number;

  @Field({ description: 'Full name.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What `adminRejections` can be filtered by.' })
export class RejectionChoices {
  @Field(() => [RejectionReason], {
    description: 'The hundred most frequent reasons, the most frequent first.',
  })
  reasons!: RejectionReason[];

  @Field(() => [RejectionDecider], { description: 'Who rejected one of the companies, by name.' })
  deciders!: RejectionDecider[];
}

@ArgsType()
@InputType({ description: 'The search of `adminRejections`.' })
export class RejectionsFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      "Part of what a rejected company has, of its owner's name or e-mail, or of the decider's name, without regard to case and accents.",
  })
  @IsOptional()
  @MaxCodePoints(100)
  q?: string | null;

  @DayField('First day')
  from?: string | null;

  @DayField('Last day')
  until?: string | null;

  @Field(() => String, { nullable: true, description: 'The reason, word for word.' })
  @IsOptional()
  @MaxCodePoints(1_000)
  reason?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False for companies that were rejected without a reason.',
  })
  hasReason?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Number of the account that rejected them.' })
  deciderId?: string | null;
}

@ArgsType()
export class RejectionsArgs extends paged(RejectionsFilterInput) {
  @Field(() => RejectionOrder, { defaultValue: RejectionOrder.newest, description: 'What comes first.' })
  order: RejectionOrder = RejectionOrder.newest;
}
