import { Field, ObjectType } from 'type-graphql';
import { User } from '../user.ts';

@ObjectType({ simpleResolvers: true, description: 'A fresh session.' })
export class AuthPayload {
  @Field(() => User, { description: 'The account that the token opens.' })
  user!: User;

  @Field({ description: 'Send it as `Authorization: Bearer …`.' })
  token!: string;
}
