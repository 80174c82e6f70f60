import { Args, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { adminItem, adminPage } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { IdOf } from '../shared/schema/described-arguments.ts';
import { ACTIONS, GROUP_NAMES, SUBJECT_TYPE_NAMES } from './actions.ts';
import { AUDIT_ENTRIES } from './audit.list.ts';
import { AuditArgs, AuditEntryPage, AuditRecord } from './audit-record.ts';

@ObjectType({ simpleResolvers: true, description: 'A kind of action that the audit log records.' })
class AuditAction {
  @Field({ description: 'Name of the action, as `adminAuditEntries(action:)` takes it: "company.approve".' })
  action!: string;

  @Field({ description: 'What was done, in Portuguese: "Empresa aprovada".' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The actions on subjects of one kind.' })
class AuditActionGroup {
  @Field({ description: 'Stands for all of them in `adminAuditEntries(action:)`: "company.".' })
  prefix!: string;

  @Field({ description: 'The kind of subject in Portuguese: "Empresas".' })
  name!: string;

  @Field(() => [AuditAction], { description: 'Actions of the group, at least one.' })
  actions!: AuditAction[];
}

@ObjectType({ simpleResolvers: true, description: 'A kind of subject of actions.' })
class AuditSubjectKind {
  @Field({ description: 'Name of the kind, as `adminAuditEntries(subjectType:)` takes it: "company-claim".' })
  subjectType!: string;

  @Field({ description: 'Name in Portuguese: "Pedido de responsável".' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The values that the filters of the audit log take.' })
class AuditChoices {
  @Field(() => [AuditActionGroup], { description: 'Every action that is recorded, in groups.' })
  actions!: AuditActionGroup[];

  @Field(() => [AuditSubjectKind], { description: 'Every kind of subject.' })
  subjectTypes!: AuditSubjectKind[];
}

const AUDIT_CHOICES: AuditChoices = {
  actions: Object.entries(GROUP_NAMES).map(([kind, name]) => ({
    prefix: `${kind}.`,
    name,
    actions: Object.entries(ACTIONS)
      .filter(([action]) => action.startsWith(`${kind}.`))
      .map(([action, [actionName]]) => ({ action, name: actionName })),
  })),
  subjectTypes: Object.entries(SUBJECT_TYPE_NAMES).map(([subjectType, name]) => ({ subjectType, name })),
};

@ForKeys('administration')
@Resolver(() => AuditRecord)
export class AuditResolver {
  @MayCall('readAudit')
  @Query(() => AuditEntryPage, {
    description: 'Administrators only: the audit log, the newest entries first unless asked otherwise.',
  })
  adminAuditEntries(@Ctx() ctx: Context, @Args() args: AuditArgs): Promise<AuditEntryPage> {
    return adminPage(ctx, AUDIT_ENTRIES, args);
  }

  @MayCall('readAudit')
  @Query(() => AuditRecord, { description: 'Administrators only: one entry of the audit log; NOT_FOUND.' })
  adminAuditEntry(@Ctx() ctx: Context, @IdOf('entry') id: string): Promise<AuditRecord> {
    return adminItem(ctx, AUDIT_ENTRIES, id);
  }

  @MayCall('readAudit')
  @Query(() => AuditChoices, {
    description: 'Administrators only: the values of the filters of `adminAuditEntries`, with their names.',
  })
  adminAuditChoices(): AuditChoices {
    return AUDIT_CHOICES;
  }
}
