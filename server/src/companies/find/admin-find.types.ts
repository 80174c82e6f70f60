import { Field, ObjectType } from 'type-graphql';
import { User } from '../../users/user.ts';
import { Company } from '../company.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What an administrator may mean by a text; the best first.',
})
export class AdminFindResult {
  @Field(() => [Company], { description: 'At most 8 companies, pending and inactive ones too.' })
  companies!: Company[];

  @Field(() => [User], { description: 'At most 5 accounts.' })
  persons!: User[];
}
