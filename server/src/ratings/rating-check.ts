import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What this browser or user has given a company.' })
export class RatingCheck {
  @Field()
  hasRated!: boolean;

  @Field(() => Int, { nullable: true })
  rating!: number | null;

  @Field(() => String, { nullable: true })
  comment!: string | null;
}
