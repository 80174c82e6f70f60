import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A sent message, for its visitor.' })
export class MessageReceipt {
  @Field(() => ID, { description: 'Number of the message.' })
  id!: number;

  @Field(() => Date, { description: 'Time of sending.' })
  createdAt!: Date;
}
