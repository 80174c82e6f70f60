import { Field, ObjectType } from 'type-graphql';
import { ACTIONS, GROUP_NAMES, SUBJECT_TYPE_NAMES } from './actions.ts';

@ObjectType({ simpleResolvers: true, description: 'A kind of action that the audit log records.' })
export class AuditAction {
  @Field({ description: 'Name of the action, as `adminAuditEntries(action:)` takes it: "company.approve".' })
  action!: string;

  @Field({ description: 'What was done, in Portuguese: "Empresa aprovada".' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The actions on subjects of one kind.' })
export class AuditActionGroup {
  @Field({ description: 'Stands for all of them in `adminAuditEntries(action:)`: "company.".' })
  prefix!: string;

  @Field({ description: 'The kind of subject in Portuguese: "Empresas".' })
  name!: string;

  @Field(() => [AuditAction], { description: 'Actions of the group, at least one.' })
  actions!: AuditAction[];
}

@ObjectType({ simpleResolvers: true, description: 'A kind of subject of actions.' })
export class AuditSubjectKind {
  @Field({ description: 'Name of the kind, as `adminAuditEntries(subjectType:)` takes it: "company-claim".' })
  subjectType!: string;

  @Field({ description: 'Name in Portuguese: "Pedido de responsável".' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The values that the filters of the audit log take.' })
export class AuditChoices {
  @Field(() => [AuditActionGroup], { description: 'Every action that is recorded, in groups.' })
  actions!: AuditActionGroup[];

  @Field(() => [AuditSubjectKind], { description: 'Every kind of subject.' })
  subjectTypes!: AuditSubjectKind[];
}

export const AUDIT_CHOICES: AuditChoices = {
  actions: Object.entries(GROUP_NAMES).map(([kind, name]) => ({
    prefix: `${kind}.`,
    name,
    actions: Object.entries(ACTIONS)
      .filter(([action]) => action.startsWith(`${kind}.`))
      .map(([action, [actionName]]) => ({ action, name: actionName })),
  })),
  subjectTypes: Object.entries(SUBJECT_TYPE_NAMES).map(([subjectType, name]) => ({ subjectType, name })),
};
