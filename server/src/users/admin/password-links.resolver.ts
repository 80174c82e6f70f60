import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { recordAction } from '../../audit/record-action.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { adminItem } from '../../graphql/admin-list.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { loadRow } from '../../graphql/loader.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { throttle } from '../../limits/throttle.ts';
import { conflict, forbidden } from '../../shared/errors.ts';
import { IdOf, Input } from '../../shared/schema/described-arguments.ts';
import { maskedEmail } from '../../shared/text/email-text.ts';
import { accountKey } from '../account-key.ts';
import { lockAdministrators, lockManaged, USER_NOT_FOUND } from '../lock-users.ts';
import { MailedLink, mailedLink } from '../mailed-link.ts';
import { queueAdminInvitation, queueReset } from '../password/account-mails.ts';
import { IS_INVITED, isInvited, User, UserRole } from '../user.ts';
import { InviteAdministratorInput } from './admin-user.inputs.ts';
import { USERS } from './users.list.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const NO_MAIL = 'Este site ainda não envia e-mails.';

const INVITED: Statement = {
  name: 'invited_users',
  text: `SELECT id FROM users WHERE id = ANY ($1::int[]) AND ${IS_INVITED}`,
};

/** Links by which accounts choose a password, sent by administrators. */
@ForKeys(null)
@Resolver(() => User)
export class PasswordLinksResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether it was invited to the administration and has not chosen a password yet.',
  })
  async isInvited(@Root() { id }: User, @Ctx() ctx: Context): Promise<boolean> {
    return (await loadRow(ctx, INVITED, Number(id))) !== undefined;
  }

  @MayCall('manageUsers', lookUpRow('users', USER_NOT_FOUND))
  @Mutation(() => MailedLink, {
    description:
      'Administrators only: mails a link for setting a new password to an account, or its invitation again. The e-mail is masked. CONFLICT for a deactivated account and without a mail server.',
  })
  sendPasswordLink(@Ctx() ctx: Context, @IdOf('account') id: string): Promise<MailedLink> {
    return sendPasswordLink(ctx, id);
  }

  @MayCall('manageUsers')
  @Mutation(() => User, {
    description:
      'Administrators only: creates an account of the administration without a password and mails a link for choosing one. CONFLICT for the e-mail of an account and without a mail server.',
  })
  inviteAdministrator(
    @Ctx() ctx: Context,
    @Input('Who is invited.') input: InviteAdministratorInput,
  ): Promise<User> {
    return inviteAdministrator(ctx, input);
  }
}

/**
 * Mails an account the link of 'forgot password', or the one of its invitation while that is open. RATE_LIMITED by
 * account; mails that its owner asks for do not count.
 */
function sendPasswordLink(ctx: Context, id: string): Promise<MailedLink> {
  return ctx.db.transaction(async (manager) => {
    const { user } = await lockManaged(ctx, manager, id);
    if (!user.isActive) throw conflict('Esta conta está desativada. Ative-a antes de enviar o link.');
    if (ctx.config.smtpUrl === undefined) throw conflict(`${NO_MAIL} Defina a senha e entregue-a à pessoa.`);
    const db = transactionReader(manager);
    const key = await accountKey(db, user.email);
    await throttle(db, `${key}:sent-by-admin`, HOUR, ctx.config.limits.RESETS_ACCOUNT);
    const invited = isInvited(user);
    if (invited) await queueAdminInvitation(ctx, manager, user);
    else await queueReset(ctx, manager, user.email);
    await recordAction(ctx, manager, 'user.password-link', user.id);
    return mailedLink(maskedEmail(user.email), invited ? 'admin-invitation' : 'reset-password');
  });
}

/** Creates an account of the administration without a password and mails its link. RATE_LIMITED by caller. */
async function inviteAdministrator(
  ctx: Context,
  { name, email, adminRole }: InviteAdministratorInput,
): Promise<User> {
  const viewer = requireViewer(ctx);
  const userId = await ctx.db.transaction(async (manager) => {
    if (!(await lockAdministrators(manager)).includes(viewer.id)) throw forbidden();
    if (ctx.config.smtpUrl === undefined) throw conflict(`${NO_MAIL} Crie a conta com uma senha.`);
    const { INVITATIONS } = ctx.config.limits;
    await throttle(transactionReader(manager), `admin-invitation:${viewer.id}`, DAY, INVITATIONS);
    const account = { name, email, role: UserRole.admin, adminRole };
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values({ ...account, passwordHash: '' })
      .orIgnore()
      .execute();
    const id = (inserted.raw as { id: number }[])[0]?.id;
    if (id === undefined) {
      throw conflict('Este e-mail já tem uma conta. Procure-a nesta lista e mude o papel dela em “Editar”.');
    }
    await queueAdminInvitation(ctx, manager, { email, adminRole });
    await recordAction(ctx, manager, 'user.invite', id, { after: account });
    return id;
  });
  return adminItem(ctx, USERS, userId);
}
