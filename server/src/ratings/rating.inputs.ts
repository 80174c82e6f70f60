import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PageArgs } from '../graphql/paging.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { IsFingerprint, MaxCodePoints, rule } from '../shared/text/validators.ts';

export const IsStars = (): PropertyDecorator => IsIn([1, 2, 3, 4, 5], { message: 'A nota vai de 1 a 5.' });

export const RatingOrder = graphqlEnum('RatingOrder', "Order of a company's ratings.", {
  newest: 'The newest first.',
  oldest: 'The oldest first.',
  best: 'Most stars first, of equal stars the newest.',
  worst: 'Fewest stars first, of equal stars the newest.',
  useful: 'The most often marked as useful first, of equally useful ones the newest.',
});
export type RatingOrder = keyof typeof RatingOrder;

@ArgsType()
export class RatingsArgs extends PageArgs {
  @Field(() => RatingOrder, {
    defaultValue: RatingOrder.newest,
    description: 'What comes first.',
  })
  order: RatingOrder = RatingOrder.newest;

  @Field(() => Int, { nullable: true, description: 'Only ratings of so many stars, 1 to 5; null for all.' })
  @IsOptional()
  @IsStars()
  stars?: number | null;
}

const NAME_LENGTH = 40;

/** Accepts a name of a person or place: some letters, and nothing that leads to another site or a mailbox. */
const IsShownName = (which: string): PropertyDecorator =>
  rule('isShownName', `No ${which} use letras, sem links, e-mail nem telefone.`, (value) => {
    const text = String(value ?? '');
    if (text === '') return true;
    const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
    return /\p{L}/u.test(text) && digits < 6 && !/[@/\\]|\bwww\b|\.\p{L}{2}/iu.test(text);
  });

@InputType()
abstract class RatingForm {
  @Field(() => ID, { description: 'An approved and active company.' })
  companyId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @IsStars()
  rating!: number;

  @Field(() => String, { nullable: true, description: 'Comment, at most 1000 characters.' })
  @IsOptional()
  @MaxCodePoints(1_000, 'O comentário tem no máximo 1.000 caracteres.')
  comment?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The author's first name, shown to everybody; at most 40 characters. A change without it leaves it.",
  })
  @IsOptional()
  @MaxCodePoints(NAME_LENGTH, 'O nome tem no máximo 40 caracteres.')
  @IsShownName('nome')
  displayName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The author's neighbourhood, shown to everybody; at most 40 characters. A change without it leaves it.",
  })
  @IsOptional()
  @MaxCodePoints(NAME_LENGTH, 'O bairro tem no máximo 40 caracteres.')
  @IsShownName('bairro')
  neighborhood?: string | null;
}

@InputType({ description: 'A rating of a company.' })
export class RateCompanyInput extends RatingForm {
  @Field({ description: 'Hash of browser properties, 8 to 128 of A–Z a–z 0–9 _ -.' })
  @IsFingerprint()
  fingerprint!: string;
}

@InputType({ description: 'New stars and comment of a rating; both replace the former ones.' })
export class UpdateRatingInput extends RatingForm {
  @Field(() => String, {
    nullable: true,
    description: 'The same as in `rateCompany`; not needed by the account that rated.',
  })
  @IsOptional()
  @IsFingerprint()
  fingerprint?: string | null;
}

@ArgsType()
export class SetRatingUsefulArgs {
  @Field(() => ID, { description: 'A rating that is shown.' })
  id!: string;

  @Field({ description: 'True marks it, false takes the mark back.' })
  isUseful!: boolean;

  @Field(() => String, { nullable: true, description: 'As in `rateCompany`; optional when signed in.' })
  @ValidateIf((args: SetRatingUsefulArgs) => Boolean(args.fingerprint))
  @IsFingerprint()
  fingerprint?: string | null;
}
