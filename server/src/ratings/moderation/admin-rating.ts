import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Company } from '../../companies/company.ts';
import { pageOf } from '../../graphql/paging.ts';
import { RatingAnswer } from '../rating-answer.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Many ratings from one place within a day; who it is cannot be told from it.',
})
export class RatingBurst {
  @Field(() => Int, {
    description: 'Ratings from its address within 24 hours before and after, itself too; at most 100.',
  })
  fromAddress!: number;

  @Field(() => Int, {
    description: 'The same, from browsers of the same name in the same network, known by a hash of both.',
  })
  fromFamily!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody says that a rating should not stand there.' })
export class RatingReportView {
  @Field({ description: 'In the words of who reported it.' })
  reason!: string;

  @Field({ description: "True for the company's owner." })
  isFromOwner!: boolean;

  @Field(() => Date, { description: 'When it was reported.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A rating as administrators see it.' })
export class AdminRating {
  @Field(() => ID, { description: 'Number of the rating.' })
  id!: number;

  @Field(() => Company, { description: 'What was rated.' })
  company!: Company;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'Null for stars alone.' })
  comment!: string | null;

  @Field(() => RatingAnswer, { nullable: true, description: "The owner's; null while there is none." })
  answer!: RatingAnswer | null;

  @Field({ description: 'True when it was given by a signed-in person.' })
  isFromAccount!: boolean;

  @Field({ description: 'Hidden ones are neither listed nor counted.' })
  isHidden!: boolean;

  @Field(() => Date, { nullable: true, description: 'Null while it is shown.' })
  hiddenAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was hidden.' })
  hiddenReason!: string | null;

  @Field(() => Int, { description: 'Reports since an administrator last decided about it.' })
  openReports!: number;

  @Field(() => [RatingReportView], { description: 'The last five reports, the newest first.' })
  reports!: RatingReportView[];

  @Field(() => RatingBurst, {
    nullable: true,
    description: 'Given when five or more came from one address or family within a day of it.',
  })
  burst!: RatingBurst | null;

  @Field(() => Date, { description: 'When it was given.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A page of the administrators' list of ratings." })
export class AdminRatingPage extends pageOf(AdminRating) {
  @Field({ description: 'False when `total` is an estimate ("cerca de").' })
  totalIsExact!: boolean;
}
