import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: "This browser's or user's rating of a company." })
export class RatingCheck {
  @Field({ description: 'Whether it has rated the company.' })
  hasRated!: boolean;

  @Field(() => Int, { nullable: true, description: 'Stars, 1 to 5; null for no rating.' })
  rating!: number | null;

  @Field(() => String, { nullable: true, description: 'Null for stars alone, and for no rating.' })
  comment!: string | null;

  @Field({ description: 'Whether the user owns the company and may not rate it.' })
  isOwner!: boolean;
}
