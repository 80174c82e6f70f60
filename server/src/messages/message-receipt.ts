import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What a visitor is told of the message sent.' })
export class MessageReceipt {
  @Field(() => ID, { description: 'Number of the message.' })
  id!: number;

  @Field(() => Date, { description: 'When it was taken.' })
  createdAt!: Date;
}
