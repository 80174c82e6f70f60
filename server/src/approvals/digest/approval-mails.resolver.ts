import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { loadRow } from '../../graphql/loader.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { currentUser } from '../../users/current-user.ts';
import { User } from '../../users/user.ts';
import { ApprovalDigest, ApprovalMails } from './approval-digest.ts';

const EVERY: Statement = {
  name: 'approval_digest_of',
  text: 'SELECT user_id AS id, every FROM approval_digests WHERE user_id = ANY ($1::int[])',
};
/** What arrived since the last mail stays new when only the interval changes. */
const SET: Statement = {
  name: 'set_approval_digest',
  text: `INSERT INTO approval_digests (user_id, every, told_until) SELECT id, $2, now() FROM users WHERE id = $1
         ON CONFLICT (user_id) DO UPDATE SET every = excluded.every`,
};

@ForKeys(null)
@Resolver(() => User)
export class ApprovalMailsResolver {
  @FieldResolver(() => ApprovalMails, {
    description: 'When it receives mails about what waits, if it is an administrator who decides.',
  })
  async approvalMails(@Root() { id }: User, @Ctx() ctx: Context): Promise<ApprovalMails> {
    const row = await loadRow<Pick<ApprovalDigest, 'every'> & { id: number }>(ctx, EVERY, Number(id));
    return row?.every ?? ApprovalMails.immediately;
  }

  @MayCall('decide')
  @Mutation(() => User, {
    description: 'Administrators only: when the caller receives mails about what waits.',
  })
  async setApprovalMails(
    @Ctx() ctx: Context,
    @Arg('mails', () => ApprovalMails, { description: 'At once, or as one mail.' }) mails: ApprovalMails,
  ): Promise<User> {
    const userId = requireViewer(ctx).id;
    await ctx.db.transaction(async (manager) => {
      if (mails === 'immediately') await manager.delete(ApprovalDigest, { userId });
      else await transactionReader(manager).query(SET, [userId, mails]);
    });
    return currentUser(ctx);
  }
}
