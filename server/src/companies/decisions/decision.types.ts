import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A company that could not be decided, and why.' })
export class FailedDecision {
  @Field(() => ID, { description: 'The id as sent.' })
  id!: string;

  @Field({ description: 'Code of the error: NOT_FOUND, CONFLICT.' })
  code!: string;

  @Field({ description: 'Sentence in Portuguese, for people.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: '`CHANGED_MEANWHILE` when it is not as the caller saw it; null for most others.',
  })
  reason!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The results of several decisions.' })
export class Decisions {
  @Field(() => [ID], { description: 'Ids of the decided companies.' })
  done!: string[];

  @Field(() => [FailedDecision], { description: 'Companies that could not be decided.' })
  failed!: FailedDecision[];
}
