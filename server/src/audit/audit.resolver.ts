import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { IdOf } from '../shared/schema/described-arguments.ts';
import { AUDIT_CHOICES, AuditChoices } from './audit-choices.ts';
import { AuditArgs, AuditEntryPage, AuditRecord } from './audit-record.ts';
import { adminAuditEntries, auditEntryById } from './read-audit.ts';

@ForKeys('administration')
@Resolver(() => AuditRecord)
export class AuditResolver {
  @MayCall('readAudit')
  @Query(() => AuditEntryPage, {
    description: 'Administrators only: the audit log, the newest entries first unless asked otherwise.',
  })
  adminAuditEntries(@Ctx() ctx: Context, @Args() args: AuditArgs): Promise<AuditEntryPage> {
    return adminAuditEntries(ctx, args);
  }

  @MayCall('readAudit')
  @Query(() => AuditRecord, { description: 'Administrators only: one entry of the audit log; NOT_FOUND.' })
  adminAuditEntry(@Ctx() ctx: Context, @IdOf('entry') id: string): Promise<AuditRecord> {
    return auditEntryById(ctx, id);
  }

  @MayCall('readAudit')
  @Query(() => AuditChoices, {
    description: 'Administrators only: the values of the filters of `adminAuditEntries`, with their names.',
  })
  adminAuditChoices(): AuditChoices {
    return AUDIT_CHOICES;
  }
}
