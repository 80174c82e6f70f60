import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The invented companies of the demonstration; zeros when there is none.',
})
export class DemoData {
  @Field(() => Int, { description: 'Demo companies, without those that a real account owns.' })
  companiesCount!: number;

  @Field(() => Int, { description: 'Accounts of their owners.' })
  usersCount!: number;
}
