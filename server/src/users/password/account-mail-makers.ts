import type { EntityManager } from 'typeorm';
import type { MailMaker } from '../../mail/mail-maker.ts';
import { conflict } from '../../shared/errors.ts';
import { User } from '../user.ts';
import { queueConfirmation, queueReset } from './account-mails.ts';

/** Returns the active account with an e-mail; CONFLICT without one. */
async function activeAccount(manager: EntityManager, email: string): Promise<User> {
  const user = await manager
    .createQueryBuilder(User, 'user')
    .where('lower(user.email) = lower(:email) AND user.is_active', { email })
    .getOne();
  if (!user) throw conflict('Nenhuma conta ativa tem este e-mail.');
  return user;
}

/** Links to an account: another token is made when the mail is sent. */
export const ACCOUNT_MAIL_MAKERS = {
  'reset-password': async (ctx, manager, { recipient }) =>
    queueReset(ctx, manager, (await activeAccount(manager, recipient)).email),
  'confirm-email': async (ctx, manager, { recipient }) => {
    const { email, emailConfirmedAt } = await activeAccount(manager, recipient);
    if (emailConfirmedAt) throw conflict('Este e-mail já foi confirmado.');
    return queueConfirmation(ctx, manager, email);
  },
} satisfies Record<string, MailMaker>;
