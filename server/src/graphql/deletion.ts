import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A deleted object.' })
export class Deletion {
  @Field(() => ID, { description: 'The id that it had.' })
  id!: number;
}
