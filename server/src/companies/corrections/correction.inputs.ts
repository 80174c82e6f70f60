import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { PageArgs, pageOf } from '../../graphql/paging.ts';
import { UndoableField } from '../../shared/schema/described-arguments.ts';
import { IsEmailText, MaxCodePoints } from '../../shared/text/validators.ts';
import { CompanyCorrection, CorrectionField, CorrectionStatus } from './company-correction.ts';

@InputType({ description: "A correction of a company's data." })
export class ProposeCorrectionInput {
  @Field(() => ID, { description: 'An approved and active company.' })
  companyId!: string;

  @Field(() => CorrectionField, { description: 'What is wrong.' })
  field!: CorrectionField;

  @Field(() => String, {
    nullable: true,
    description:
      'The right value, as long as the form of a company allows, else at most 1000 characters; required but for `closed`, which has none.',
  })
  @MaxCodePoints(2_048)
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A note for the owner or administrator who decides; at most 1000 characters.',
  })
  @MaxCodePoints(1_000)
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail for questions, seen by the owner or administrator who decides.',
  })
  @IsOptional()
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A proposed correction, for its visitor.' })
export class CorrectionReceipt {
  @Field(() => ID, { description: 'Id of the correction.' })
  id!: number;

  @Field(() => Date, { description: 'When it was proposed.' })
  createdAt!: Date;
}

@ArgsType()
export class AdminCorrectionsArgs extends PageArgs {
  @Field(() => CorrectionStatus, { nullable: true, description: 'All when absent.' })
  status?: CorrectionStatus | null;
}

@ArgsType()
export class CorrectionsArgs extends AdminCorrectionsArgs {
  @Field(() => ID, { description: "A company of the caller's; any for administrators." })
  companyId!: string;
}

@ArgsType()
export class AcceptCorrectionArgs {
  @Field(() => ID, { description: 'A pending correction.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The text of the company that the caller saw and that the correction replaces, null for none: BAD_USER_INPUT when it is another by now. Not compared when absent.',
  })
  @MaxCodePoints(2_048)
  seen?: string | null;

  @UndoableField()
  undoable = false;
}

@ArgsType()
export class DeclineCorrectionArgs {
  @Field(() => ID, { description: 'A pending correction.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Kept with the correction; at most 1000 characters.',
  })
  @MaxCodePoints(1_000)
  reason?: string | null;

  @UndoableField()
  undoable = false;
}

@ObjectType({ simpleResolvers: true, description: 'A page of proposed corrections.' })
export class CorrectionPage extends pageOf(CompanyCorrection) {}
