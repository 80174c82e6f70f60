import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Company } from '../companies/company.ts';
import type { CompanyView } from '../companies/read-companies.ts';
import type { Context } from '../graphql/context.ts';
import { asksForMessageAccess, unreadByAdministration } from './company-messages.ts';

@Resolver(() => Company)
export class CompanyMessagesResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Unread messages of the company to the administration; for administrators, null for others.',
  })
  unreadByAdministration(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<number> | null {
    return unreadByAdministration(ctx, company);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether `askForMessageAccess` is undecided; for administrators, null for others.',
  })
  asksForMessageAccess(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<boolean> | null {
    return asksForMessageAccess(ctx, company);
  }
}
