import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Company } from '../../companies/company.ts';
import { pageOf } from '../../graphql/paging.ts';
import { RatingAnswer } from '../rating.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Counts of ratings from one source within a day; they identify nobody.',
})
export class RatingBurst {
  @Field(() => Int, {
    description:
      'Ratings from its network address within 24 hours before and after, including itself; counted up to 100.',
  })
  fromAddress!: number;

  @Field(() => Int, {
    description: 'The same for its user agent and network, compared by a hash.',
  })
  fromFamily!: number;
}

@ObjectType('RatingReport', { simpleResolvers: true, description: 'A report of an inappropriate rating.' })
export class RatingReportView {
  @Field({ description: 'As typed by the person who reported it.' })
  reason!: string;

  @Field({ description: "True for the company's owner and for those with a part in it." })
  isFromOwner!: boolean;

  @Field(() => Date, { description: 'Time of the report.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A rating as administrators see it.' })
export class AdminRating {
  @Field(() => ID, { description: 'Id of the rating.' })
  id!: number;

  @Field(() => Company, { description: 'The rated company.' })
  company!: Company;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'Text beside the stars; null for stars alone.' })
  comment!: string | null;

  @Field(() => String, { nullable: true, description: "Its author's first name, as typed; null for none." })
  displayName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Its author's neighbourhood, as typed; null for none.",
  })
  neighborhood!: string | null;

  @Field(() => Int, { description: 'How many visitors marked it as useful.' })
  usefulCount!: number;

  @Field(() => RatingAnswer, { nullable: true, description: "The owner's answer; null without one." })
  answer!: RatingAnswer | null;

  @Field({ description: 'Whether a signed-in person gave it.' })
  isFromAccount!: boolean;

  @Field({ description: 'Whether it is hidden: neither listed nor counted.' })
  isHidden!: boolean;

  @Field(() => Date, { nullable: true, description: 'Time of hiding; null when shown.' })
  hiddenAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was hidden; null when shown.' })
  hiddenReason!: string | null;

  @Field(() => Int, { description: 'Reports since the last decision of an administrator.' })
  openReports!: number;

  @Field(() => [RatingReportView], { description: 'The last five reports, the newest first.' })
  reports!: RatingReportView[];

  @Field(() => RatingBurst, {
    nullable: true,
    description: 'Ratings from its source within a day; null below five from one address or family.',
  })
  burst!: RatingBurst | null;

  @Field(() => Date, { description: 'Time of rating.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When its author last changed it; null for never.' })
  changedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "A page of the administrators' list of ratings." })
export class AdminRatingPage extends pageOf(AdminRating) {
  @Field({ description: 'False when `total` is an estimate.' })
  totalIsExact!: boolean;
}
