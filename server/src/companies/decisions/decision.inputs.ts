import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { UndoableField } from '../../shared/schema/described-arguments.ts';
import { MaxCodePoints } from '../../shared/text/max-code-points.ts';

const SOME = 'Escolha de 1 a 100 empresas.';

@ArgsType()
export class RejectCompanyArgs {
  @Field(() => ID, { description: 'A company that waits for approval.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'For the owner; at most 1000 characters.' })
  @MaxCodePoints(1_000)
  reason?: string | null;

  @UndoableField()
  undoable = false;
}

@ArgsType()
export class CompanyIdsArgs {
  @Field(() => [ID], { description: 'Companies, 1 to 100.' })
  @ArrayMinSize(1, { message: SOME })
  @ArrayMaxSize(100, { message: SOME })
  ids!: string[];
}

@ArgsType()
export class ApproveCompaniesArgs extends CompanyIdsArgs {
  @UndoableField()
  undoable = false;
}

@ArgsType()
export class RejectCompaniesArgs extends ApproveCompaniesArgs {
  @Field(() => String, { nullable: true, description: 'For the owners; at most 1000 characters.' })
  @MaxCodePoints(1_000)
  reason?: string | null;
}
