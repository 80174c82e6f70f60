import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: "The owner's public answer to a rating." })
export class RatingAnswer {
  @Field({ description: '1 to 1000 characters.' })
  text!: string;

  @Field(() => Date, { description: 'Time of answering.' })
  createdAt!: Date;
}
