import { IsIn, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PageArgs } from '../graphql/paging.ts';
import { IsFingerprint } from '../shared/fingerprint.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { MaxCodePoints } from '../shared/text/max-code-points.ts';

export const IsStars = (): PropertyDecorator => IsIn([1, 2, 3, 4, 5], { message: 'A nota vai de 1 a 5.' });

export const RatingOrder = graphqlEnum('RatingOrder', "Order of a company's ratings.", {
  newest: 'The newest first.',
  oldest: 'The oldest first.',
  best: 'Most stars first, of equal stars the newest.',
  worst: 'Fewest stars first, of equal stars the newest.',
});
export type RatingOrder = keyof typeof RatingOrder;

@ArgsType()
export class RatingsArgs extends PageArgs {
  @Field(() => RatingOrder, {
    defaultValue: RatingOrder.newest,
    description: 'What comes first.',
  })
  order: RatingOrder = RatingOrder.newest;
}

@InputType({ description: 'A rating of a company.' })
export class RateCompanyInput {
  @Field(() => ID, { description: 'An approved and active company.' })
  companyId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @IsStars()
  rating!: number;

  @Field(() => String, { nullable: true, description: 'Comment, at most 1000 characters.' })
  @IsOptional()
  @MaxCodePoints(1_000, 'O comentário tem no máximo 1000 caracteres.')
  comment?: string | null;

  @Field({ description: 'Hash of browser properties, 8 to 128 of A–Z a–z 0–9 _ -.' })
  @IsFingerprint()
  fingerprint!: string;
}
