import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { AUDIT_CHOICES, AuditChoices } from './audit-choices.ts';
import { AuditArgs, AuditPage, AuditRecord } from './audit-record.ts';
import { auditEntries } from './read-audit.ts';

@ForKeys('administration')
@Resolver(() => AuditRecord)
export class AuditResolver {
  @MayCall('admin')
  @Query(() => AuditPage, {
    description: 'Administrators only: the audit log, the newest entries first.',
  })
  auditEntries(@Ctx() ctx: Context, @Args() args: AuditArgs): Promise<AuditPage> {
    return auditEntries(ctx, args);
  }

  @MayCall('admin')
  @Query(() => AuditChoices, {
    description: 'Administrators only: the values of the filters of `auditEntries`, with their names.',
  })
  auditChoices(): AuditChoices {
    return AUDIT_CHOICES;
  }
}
