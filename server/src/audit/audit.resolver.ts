import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../lib/context.ts';
import { AuditArgs, AuditPage, AuditRecord } from './audit-record.ts';
import { auditEntries } from './read-audit.ts';

@Resolver(() => AuditRecord)
export class AuditResolver {
  @Query(() => AuditPage, {
    description: 'Administrators only: who did what to whom, before and after, when, from where.',
  })
  auditEntries(@Ctx() ctx: Context, @Args() args: AuditArgs): Promise<AuditPage> {
    return auditEntries(ctx, args);
  }
}
