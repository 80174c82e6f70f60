import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A company that could not be decided, and why.' })
export class FailedDecision {
  @Field(() => ID, { description: 'As it was sent.' })
  id!: string;

  @Field({ description: 'Code of the error: NOT_FOUND, CONFLICT.' })
  code!: string;

  @Field({ description: 'In Portuguese, for people.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The results of several decisions.' })
export class Decisions {
  @Field(() => [ID], { description: 'Decided now.' })
  done!: string[];

  @Field(() => [FailedDecision], { description: 'Not decided.' })
  failed!: FailedDecision[];
}
