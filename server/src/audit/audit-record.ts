import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { PageArgs, pageOf } from '../graphql/paging.ts';
import { IsDay } from '../shared/text/is-day.ts';
import { FieldChange } from './field-change.ts';

@ObjectType({ simpleResolvers: true, description: 'Who did what to whom, when and from where.' })
export class AuditRecord {
  @Field(() => ID, { description: 'Number of the entry.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The account that did it; null for the system.' })
  actorId!: number | null;

  @Field(() => String, { nullable: true, description: 'Its e-mail at the time; null for the system.' })
  actorEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name of today; null when the account is gone.' })
  actorName!: string | null;

  @Field({
    description:
      'Who did it, in words: the name, else the e-mail, else "Conta encerrada (nº 7)"; "O sistema"; "A linha de comando (maria)" with the user of the server. With `actionText` and `subjectText` it is a sentence in Portuguese.',
  })
  actorText!: string;

  @Field({ description: 'What was done: "company.approve", "rating.hide" …; see `auditChoices`.' })
  action!: string;

  @Field({ description: 'What was done, in Portuguese: "Empresa aprovada".' })
  actionName!: string;

  @Field({ description: 'The same between `actorText` and `subjectText`: "aprovou a empresa".' })
  actionText!: string;

  @Field({ description: 'To what: "company", "user", "rating" …; see `auditChoices`.' })
  subjectType!: string;

  @Field({ description: 'The kind in Portuguese: "Empresa".' })
  subjectTypeName!: string;

  @Field(() => ID, { nullable: true, description: 'Its number; it may be gone meanwhile.' })
  subjectId!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Its name of today: the file of an import, the company of a rating or claim, the person of a plan request; null when it is gone or has none.',
  })
  subjectName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The end of the sentence: "Padaria da Rosa", "nº 7 da empresa Padaria da Rosa"; null where the action says it all.',
  })
  subjectText!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The company that a rating, message or claim was of; it may be gone meanwhile. Null for others.',
  })
  companyId!: number | null;

  @Field(() => [FieldChange], {
    description:
      'Before and after, with names in place of numbers; no passwords, no texts of persons. What stayed as it was is left out.',
  })
  changes!: FieldChange[];

  @Field(() => String, { nullable: true, description: 'The address that it was done from.' })
  address!: string | null;

  @Field(() => Date, { description: 'When it was done.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Entries of the audit log, the newest first.' })
export class AuditPage extends pageOf(AuditRecord) {
  @Field({ description: 'False when `total` is an estimate ("cerca de").' })
  totalIsExact!: boolean;
}

@ArgsType()
export class AuditArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Done by this account.' })
  actorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'This action, or with a dot at the end all that begin so.',
  })
  @IsOptional()
  @MaxLength(60, { message: 'Use no máximo 60 caracteres.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'Done to this kind of thing.' })
  @IsOptional()
  @MaxLength(40, { message: 'Use no máximo 40 caracteres.' })
  subjectType?: string | null;

  @Field(() => ID, { nullable: true, description: 'Done to this one; with `subjectType`.' })
  subjectId?: string | null;

  @Field(() => String, { nullable: true, description: 'First day, YYYY-MM-DD in America/Sao_Paulo.' })
  @IsOptional()
  @IsDay()
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, YYYY-MM-DD in America/Sao_Paulo.' })
  @IsOptional()
  @IsDay()
  until?: string | null;
}
