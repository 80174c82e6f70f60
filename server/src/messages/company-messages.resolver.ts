import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { mayDo } from '../companies/company.policy.ts';
import { Company } from '../companies/company.ts';
import type { CompanyView } from '../companies/read-companies.ts';
import type { Statement } from '../database/statement.ts';
import { may } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { ForAdmins } from '../graphql/field-marks.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { loadCount, loadRow } from '../graphql/loader.ts';

const UNREAD: Statement = {
  name: 'unread_by_administration',
  text: `SELECT company_id AS id, count(*)::int AS count FROM messages
         WHERE company_id = ANY ($1::int[]) AND NOT is_read AND sender_type = 'company' AND replied_to IS NULL
         GROUP BY company_id`,
};
const ASKING: Statement = {
  name: 'asking_for_message_access',
  text: 'SELECT company_id AS id FROM message_access_requests WHERE company_id = ANY ($1::int[])',
};

@ForKeys('messages')
@Resolver(() => Company)
export class CompanyMessagesResolver {
  @ForAdmins()
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Unread messages of the company to the administration; for administrators, null for others.',
  })
  unreadByAdministration(@Root() { id }: CompanyView, @Ctx() ctx: Context): Promise<number> | null {
    return may(ctx, 'answerMessages') ? loadCount(ctx, UNREAD, id) : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether `requestMessageAccess` is undecided; for its owner and administrators, null for others.',
  })
  async isMessageAccessRequested(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<boolean | null> {
    if (!mayDo(ctx.viewer, company, 'see')) return null;
    return (await loadRow(ctx, ASKING, company.id)) !== undefined;
  }
}
