import { IsNotEmpty, IsOptional, MaxLength, ValidateIf } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { paged } from '../../graphql/paging.ts';
import { UndoableField } from '../../shared/schema/described-arguments.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { IsEmailLike, IsFingerprint, MaxCodePoints } from '../../shared/text/validators.ts';
import { IsStars } from '../rating.inputs.ts';

export const AdminRatingOrder = graphqlEnum('AdminRatingOrder', 'Order of the list of all ratings.', {
  newest: 'The newest first.',
  oldest: 'The oldest first.',
  best: 'The most stars first.',
  worst: 'The fewest stars first.',
  mostReported: 'The most open reports first.',
  leastReported: 'The fewest open reports first.',
});
export type AdminRatingOrder = keyof typeof AdminRatingOrder;

@ArgsType()
@InputType({ description: 'The filters of `adminRatings`; without any, all ratings.' })
export class RatingsFilterInput {
  @Field(() => ID, { nullable: true, description: 'Ratings of this company.' })
  companyId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Stars, 1 to 5.' })
  @IsOptional()
  @IsStars()
  minRating?: number | null;

  @Field(() => Int, { nullable: true, description: 'Stars, 1 to 5.' })
  @IsOptional()
  @IsStars()
  maxRating?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Both when absent.' })
  isHidden?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it has open reports; both when absent.',
  })
  isReported?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Part of the comment, of the author's name or neighbourhood, or of the company's name, without regard to case and accents.",
  })
  q?: string | null;
}

@ArgsType()
export class AdminRatingsArgs extends paged(RatingsFilterInput) {
  @Field(() => String, {
    nullable: true,
    description: 'Ratings of the account with this e-mail, for requests under the LGPD.',
  })
  @IsOptional()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  @IsEmailLike()
  email?: string | null;

  @Field(() => AdminRatingOrder, { defaultValue: AdminRatingOrder.newest, description: 'What comes first.' })
  order: AdminRatingOrder = AdminRatingOrder.newest;
}

@ArgsType()
export class HideRatingArgs {
  @Field(() => ID, { description: 'A rating that is shown.' })
  id!: string;

  @Field({ description: 'For the other administrators; 1 to 1000 characters.' })
  @IsNotEmpty({ message: 'Informe o motivo.' })
  @MaxCodePoints(1_000)
  reason!: string;

  @UndoableField()
  undoable = false;
}

@ArgsType()
export class ReportRatingArgs {
  @Field(() => ID, { description: 'A rating that is shown.' })
  id!: string;

  @Field({ description: 'Why it is inappropriate; 1 to 500 characters.' })
  @IsNotEmpty({ message: 'Conte o que há de errado com esta avaliação.' })
  @MaxCodePoints(500)
  reason!: string;

  @Field(() => String, { nullable: true, description: 'As in `rateCompany`; optional when signed in.' })
  @ValidateIf((args: ReportRatingArgs) => Boolean(args.fingerprint))
  @IsFingerprint()
  fingerprint?: string | null;
}

@ArgsType()
export class AnswerRatingArgs {
  @Field(() => ID, { description: "A rating of one of the caller's companies." })
  id!: string;

  @Field({ description: 'Shown to everybody; 1 to 1000 characters.' })
  @IsNotEmpty({ message: 'Escreva a resposta.' })
  @MaxCodePoints(1_000, 'A resposta tem no máximo 1.000 caracteres.')
  text!: string;
}
