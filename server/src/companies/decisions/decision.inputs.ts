import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { UndoableField } from '../../shared/schema/described-arguments.ts';
import { MaxCodePoints } from '../../shared/text/validators.ts';

const SOME = 'Escolha de 1 a 100 empresas.';

@ArgsType()
export class ApproveCompanyArgs {
  @Field(() => ID, { description: 'A company that waits for approval.' })
  id!: string;

  @Field(() => Date, { nullable: true, description: 'The `changedAt` as shown; any when absent.' })
  changedAt?: Date | null;

  @UndoableField()
  undoable = false;
}

@ArgsType()
export class RejectCompanyArgs extends ApproveCompanyArgs {
  @Field(() => String, { nullable: true, description: 'For the owner; at most 1000 characters.' })
  @MaxCodePoints(1_000)
  reason?: string | null;
}

@InputType({ description: 'Which state of a company the caller saw.' })
export class SeenCompanyInput {
  @Field(() => ID, { description: 'The company.' })
  id!: string;

  @Field(() => Date, { description: 'Its `changedAt` as shown.' })
  changedAt!: Date;
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
  @Field(() => [SeenCompanyInput], {
    nullable: true,
    description:
      'What the caller saw of them; those that changed since are reported. Others are not compared.',
  })
  @IsOptional()
  @ArrayMaxSize(100, { message: SOME })
  seen?: SeenCompanyInput[] | null;

  @UndoableField()
  undoable = false;
}

@ArgsType()
export class RejectCompaniesArgs extends ApproveCompaniesArgs {
  @Field(() => String, { nullable: true, description: 'For the owners; at most 1000 characters.' })
  @MaxCodePoints(1_000)
  reason?: string | null;
}
