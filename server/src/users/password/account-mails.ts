import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import type { MailMaker } from '../../mail/mail-maker.ts';
import { queueSiteMail, TOKEN_PLACEHOLDER } from '../../mail/outbox.ts';
import { conflict } from '../../shared/errors.ts';
import { ACCOUNT_MAILS, accountMailsValues } from '../account-mails-sent.ts';
import { ADMIN_ROLE_NAMES, isInvited, User } from '../user.ts';

type Ctx = Pick<Context, 'config'>;

/** Queues a mail with a link, valid for seven days, that confirms the e-mail. Returns the mail's id. */
export function queueConfirmation(ctx: Ctx, manager: EntityManager, to: string): Promise<number> {
  return queueSiteMail(ctx, manager, {
    kind: 'confirm-email',
    to,
    subject: 'Confirme seu e-mail',
    paragraphs: [
      'Olá! Este e-mail foi informado em uma conta do nosso site.',
      'Para confirmar que ele é seu, abra o link abaixo. Ele vale por 7 dias e funciona uma única vez.',
      'Se não foi você, ignore esta mensagem.',
    ],
    action: { label: 'Confirmar e-mail', path: `/confirm-email?token=${TOKEN_PLACEHOLDER}` },
    tokenPurpose: 'confirm-email',
  });
}

/** Queues a mail with a link, valid for one hour, for setting a new password. Returns the mail's id. */
export function queueReset(ctx: Ctx, manager: EntityManager, to: string): Promise<number> {
  return queueSiteMail(ctx, manager, {
    kind: 'reset-password',
    to,
    subject: 'Redefina sua senha',
    paragraphs: [
      'Recebemos um pedido para redefinir a senha da sua conta.',
      'Para escolher uma nova senha, abra o link abaixo. Ele vale por 1 hora e funciona uma única vez.',
      'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    ],
    action: { label: 'Escolher nova senha', path: `/reset-password?token=${TOKEN_PLACEHOLDER}` },
    tokenPurpose: 'reset-password',
  });
}

/** Queues a mail with a link, valid for seven days, by which an invited administrator chooses a password. Returns the mail's id. */
export function queueAdminInvitation(
  ctx: Ctx,
  manager: EntityManager,
  { email, adminRole }: Pick<User, 'email' | 'adminRole'>,
): Promise<number> {
  return queueSiteMail(ctx, manager, {
    kind: 'admin-invitation',
    to: email,
    subject: 'Convite para a administração',
    paragraphs: [
      'Olá!',
      `Você recebeu um convite para participar da administração do nosso site como ${ADMIN_ROLE_NAMES[adminRole ?? 'reader']}.`,
      'Para aceitar, abra o link abaixo e escolha uma senha. Ele vale por 7 dias e funciona uma única vez.',
      'Se você não esperava este convite, ignore esta mensagem.',
    ],
    action: { label: 'Escolher minha senha', path: `/reset-password?token=${TOKEN_PLACEHOLDER}` },
    tokenPurpose: 'admin-invitation',
  });
}

export async function queuePasswordChanged(ctx: Ctx, manager: EntityManager, to: string): Promise<void> {
  await queueSiteMail(ctx, manager, {
    kind: 'password-changed',
    to,
    subject: 'Sua senha foi alterada',
    paragraphs: [
      'A senha da sua conta acaba de ser alterada, e as outras sessões e as chaves de API foram encerradas.',
      'Se não foi você, redefina a senha agora e fale conosco.',
    ],
    action: { label: 'Redefinir senha', path: '/forgot-password' },
  });
}

/** By change, subject and first sentence of its mail. */
const SECURITY_CHANGES = {
  'second-factor-on': [
    'Verificação em duas etapas ativada',
    'A verificação em duas etapas da sua conta acaba de ser ativada, e as outras sessões foram encerradas.',
  ],
  'second-factor-off': [
    'Verificação em duas etapas desativada',
    'A verificação em duas etapas da sua conta acaba de ser desativada: para entrar basta a senha.',
  ],
  'recovery-codes': [
    'Novos códigos de recuperação',
    'Os códigos de recuperação da sua conta acabam de ser trocados. Os anteriores não servem mais.',
  ],
  'api-key': [
    'Nova chave de API',
    'Uma chave de API acaba de ser criada na sua conta. Com ela, um programa age no seu lugar.',
  ],
  webhook: [
    'Mensagens enviadas a um webhook',
    'Um webhook da sua conta, que recebe as mensagens, acaba de ser criado ou alterado.',
  ],
} as const;

/** Tells an account of a change of what opens it, or of what acts in its name. */
export async function queueSecurityMail(
  ctx: Ctx,
  manager: EntityManager,
  to: string,
  change: keyof typeof SECURITY_CHANGES,
): Promise<void> {
  const [subject, sentence] = SECURITY_CHANGES[change];
  await queueSiteMail(ctx, manager, {
    kind: 'security-changed',
    to,
    subject,
    paragraphs: [sentence, 'Se não foi você, redefina a senha agora e fale conosco.'],
    action: { label: 'Redefinir senha', path: '/forgot-password' },
  });
}

/** Leaves out mails about another account. */
const ASSIGN_TO_ACCOUNT: Statement = {
  name: 'former_address_mails',
  text: `UPDATE mails SET about_user_id = $3
         WHERE ${ACCOUNT_MAILS} AND about_user_id IS NULL`,
};

/**
 * Notifies the former e-mail of a new one. All mails to it then belong to the account and are removed with it;
 * `deleteUser` keeps this one until it is sent.
 */
export async function queueEmailChanged(
  ctx: Ctx,
  manager: EntityManager,
  user: Pick<User, 'id' | 'email' | 'emailConfirmedAt'>,
): Promise<void> {
  await queueSiteMail(ctx, manager, {
    kind: 'email-changed',
    to: user.email,
    subject: 'O e-mail da sua conta foi alterado',
    paragraphs: [
      'O e-mail da sua conta foi trocado por outro. Este endereço não serve mais para entrar.',
      'Se não foi você, fale conosco o quanto antes.',
    ],
    aboutUserId: user.id,
  });
  await transactionReader(manager).query(ASSIGN_TO_ACCOUNT, [...accountMailsValues(user), user.id]);
}

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
  'admin-invitation': async (ctx, manager, { recipient }) => {
    const user = await activeAccount(manager, recipient);
    if (!isInvited(user)) throw conflict('Este convite já foi aceito.');
    return queueAdminInvitation(ctx, manager, user);
  },
  'reset-password': async (ctx, manager, { recipient }) =>
    queueReset(ctx, manager, (await activeAccount(manager, recipient)).email),
  'confirm-email': async (ctx, manager, { recipient }) => {
    const { email, emailConfirmedAt } = await activeAccount(manager, recipient);
    if (emailConfirmedAt) throw conflict('Este e-mail já foi confirmado.');
    return queueConfirmation(ctx, manager, email);
  },
} satisfies Record<string, MailMaker>;
