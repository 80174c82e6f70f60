import { Field, ObjectType } from 'type-graphql';
import { User } from './user.ts';

@ObjectType({ simpleResolvers: true })
export class AuthPayload {
  @Field(() => User)
  user!: User;

  @Field({ description: 'Send it as `Authorization: Bearer …`.' })
  token!: string;
}
