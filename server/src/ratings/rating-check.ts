import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What this browser or user has given a company.' })
export class RatingCheck {
  @Field({ description: 'True locks the form.' })
  hasRated!: boolean;

  @Field(() => Int, { nullable: true, description: 'Stars, 1 to 5; null for no rating.' })
  rating!: number | null;

  @Field(() => String, { nullable: true, description: 'Null for stars alone, and for no rating.' })
  comment!: string | null;

  @Field({ description: 'True for the company’s owner, who may not rate it.' })
  isOwner!: boolean;
}
