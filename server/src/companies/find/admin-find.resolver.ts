import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { adminFind } from './admin-find.ts';
import { AdminFindResult } from './admin-find.types.ts';

@Resolver()
export class AdminFindResolver {
  @MayCall('seeLists')
  @Query(() => AdminFindResult, {
    description:
      'Administrators only: companies by name, city, CNPJ, phone or number, and, for those who manage them, accounts by name, e-mail or number.',
  })
  adminFind(
    @Ctx() ctx: Context,
    @Arg('q', { description: 'Any text, perhaps incomplete; cut to 100 characters.' }) q: string,
  ): Promise<AdminFindResult> {
    return adminFind(ctx, q);
  }
}
