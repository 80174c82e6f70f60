import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { PageArgs, pageOf } from '../graphql/paging.ts';
import { DayField } from '../shared/schema/described-arguments.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';
import { FieldChange } from './field-change.ts';

@ObjectType('AuditEntry', { simpleResolvers: true, description: 'An entry of the audit log.' })
export class AuditRecord {
  @Field(() => ID, { description: 'Number of the entry.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'Account of the actor; null for the system.' })
  actorId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail of the actor at that time; null for the system.',
  })
  actorEmail!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The present name of the actor; null when the account is gone.',
  })
  actorName!: string | null;

  @Field({
    description:
      'The actor in Portuguese: the name, else the e-mail, else "Conta encerrada (nº 7)"; "O sistema"; "Rosa Lima (chave de API Loja, guia_live_Ab12…)"; "A linha de comando (maria)" with the server user. `actorText`, `actionText` and `subjectText` make a sentence.',
  })
  actorText!: string;

  @Field({ description: 'What was done: "company.approve", "rating.hide" …; see `adminAuditChoices`.' })
  action!: string;

  @Field({ description: 'What was done, in Portuguese: "Empresa aprovada".' })
  actionName!: string;

  @Field({ description: 'The action as a verb: "aprovou a empresa".' })
  actionText!: string;

  @Field({ description: 'Kind of the subject: "company", "user", "rating" …; see `adminAuditChoices`.' })
  subjectType!: string;

  @Field({ description: 'Kind of the subject in Portuguese: "Empresa".' })
  subjectTypeName!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the subject, which may no longer exist.' })
  subjectId!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Present name of the subject: the file of an import, the company of a rating or claim, the person of a plan request; null when it is gone or has none.',
  })
  subjectName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The subject in Portuguese: "Padaria da Rosa", "nº 7 da empresa Padaria da Rosa"; null where there is only one.',
  })
  subjectText!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The company of a rating, message or claim, which may no longer exist; null for others.',
  })
  companyId!: number | null;

  @Field(() => [FieldChange], {
    description: 'Changed values with names in place of ids; no passwords, nothing that people wrote.',
  })
  changes!: FieldChange[];

  @Field(() => String, { nullable: true, description: 'Network address of the actor; null for the system.' })
  address!: string | null;

  @Field(() => Date, { description: 'Time of the action.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the audit log.' })
export class AuditEntryPage extends pageOf(AuditRecord) {
  @Field({ description: 'False when `total` is an estimate.' })
  totalIsExact!: boolean;
}

export const AuditOrder = graphqlEnum('AuditOrder', 'Order of the audit log.', {
  newest: 'The newest first.',
  oldest: 'The oldest first.',
});
export type AuditOrder = keyof typeof AuditOrder;

@ArgsType()
export class AuditArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "Words of the values or of the actor's e-mail, the words for an action, or the beginning of a company's or account's name.",
  })
  @IsOptional()
  @MaxCodePoints(100)
  q?: string | null;

  @Field(() => ID, { nullable: true, description: 'Account of the actor.' })
  actorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'An action, or with a dot at the end all with this prefix.',
  })
  @IsOptional()
  @MaxLength(60, { message: 'Use no máximo 60 caracteres.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of the subject.' })
  @IsOptional()
  @MaxLength(40, { message: 'Use no máximo 40 caracteres.' })
  subjectType?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the subject; with `subjectType`.' })
  subjectId?: string | null;

  @DayField('First day')
  from?: string | null;

  @DayField('Last day')
  until?: string | null;

  @Field(() => AuditOrder, { defaultValue: AuditOrder.newest, description: 'What comes first.' })
  order: AuditOrder = AuditOrder.newest;
}
