import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What a visitor is told of the message sent.' })
export class MessageReceipt {
  @Field(() => ID)
  id!: number;

  @Field(() => Date)
  createdAt!: Date;
}
