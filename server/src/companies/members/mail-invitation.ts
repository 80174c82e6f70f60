import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { TOKEN_LIFE } from '../../mail/expire-mails.ts';
import type { MailMaker } from '../../mail/mail-maker.ts';
import { queueSiteMail, TOKEN_PLACEHOLDER } from '../../mail/outbox.ts';
import { CompanyPart, PART_NAMES } from '../../shared/company-parts.ts';
import { newToken, tokenHashOf } from '../../users/tokens.ts';
import { User } from '../../users/user.ts';
import { Company } from '../company.ts';
import { CompanyInvitation } from './company-invitation.ts';

export const INVITATION_LIFE_SECONDS = TOKEN_LIFE['accept-invitation'];

const WHAT: Readonly<Record<CompanyPart, string>> = {
  manager: 'Gerentes editam os dados da empresa, respondem a mensagens e avaliações e veem os relatórios.',
  attendant: 'Atendentes respondem a mensagens e avaliações e veem os relatórios.',
};

/** Queues the mail of an invitation, in the caller's transaction, and returns its id; it is removed with the invitation. */
export async function mailInvitation(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  invitation: Pick<CompanyInvitation, 'id' | 'part' | 'createdBy'> & { email: string; companyName: string },
): Promise<number> {
  const { id, part, createdBy, email, companyName } = invitation;
  const inviter = await manager.findOneByOrFail(User, { id: createdBy });
  return queueSiteMail(ctx, manager, {
    kind: 'member-invitation',
    to: email,
    subject: `Convite para ${companyName}`,
    paragraphs: [
      'Olá!',
      `${inviter.name} convidou você para participar de ${companyName} como ${PART_NAMES[part]}.`,
      WHAT[part],
      'Para aceitar, abra o link abaixo e entre com a conta deste e-mail, ou crie uma. O convite vale por 7 dias.',
      'Se você não esperava este convite, ignore esta mensagem.',
    ],
    action: { label: 'Ver o convite', path: `/convite/${TOKEN_PLACEHOLDER}` },
    tokenPurpose: 'accept-invitation',
    invitationId: id,
    aboutUserId: createdBy,
  });
}

/** Makes the mail of an open invitation anew; an earlier mail's link ends when it is sent. */
export const makeInvitationMail: MailMaker = async (ctx, manager, { invitationId }) => {
  const invitation = invitationId && (await manager.findOneBy(CompanyInvitation, { id: invitationId }));
  if (!invitation || invitation.email === null || invitation.expiresAt < new Date()) return null;
  // As for the first one, only a name that is on the site is mailed.
  const onSite = { id: invitation.companyId, isApproved: true, isActive: true };
  const company = await manager.findOneBy(Company, onSite);
  const { email } = invitation;
  return company && mailInvitation(ctx, manager, { ...invitation, email, companyName: company.name });
};

const ISSUE: Statement = {
  name: 'issue_invitation_token',
  text: `UPDATE company_invitations SET mailed_token_hash = $2
         WHERE id = $1 AND accepted_at IS NULL AND expires_at > now() RETURNING id`,
};

/** Creates the token of an invitation's mail when it is sent; null when the invitation is no longer open. */
export async function issueInvitationToken(
  manager: EntityManager,
  invitationId: number | null,
): Promise<string | null> {
  const token = newToken();
  const rows = await transactionReader(manager).query(ISSUE, [invitationId, tokenHashOf(token)]);
  return rows.length === 0 ? null : token;
}
