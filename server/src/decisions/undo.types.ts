import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { WorkKind } from '../shared/schema/work-kind.ts';

@ObjectType({ simpleResolvers: true, description: 'A decision that was taken back.' })
export class UndoneDecision {
  @Field(() => WorkKind, { description: 'What waits for a decision again.' })
  kind!: WorkKind;

  @Field(() => ID, { description: 'Its id.' })
  id!: number;
}

@ArgsType()
export class UndoDecisionArgs {
  @Field(() => WorkKind, { description: 'What was decided on.' })
  kind!: WorkKind;

  @Field(() => ID, { description: 'Its id, as the decision had it.' })
  id!: string;
}
