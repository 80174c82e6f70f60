import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { type Reader, type Statement, transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context, Viewer } from '../../graphql/context.ts';
import { conflict, forbidden, notFound, unauthenticated } from '../../shared/errors.ts';
import { maskedEmail } from '../../shared/text/email-text.ts';
import { lockUser } from '../../users/lock-users.ts';
import { tokenHashOf } from '../../users/tokens.ts';
import { User, UserRole } from '../../users/user.ts';
import { lockCompany } from '../lock-company.ts';
import { type CompanyView, companyById } from '../read-companies.ts';
import { CompanyInvitation, type Invitation, InvitationState } from './company-invitation.ts';
import { CompanyMember } from './company-member.ts';
import { INVITATION_NOT_FOUND } from './member.inputs.ts';
import { MOST_MEMBERS } from './members.ts';

/** Parts of one account: they are read with each of its requests. */
const MOST_PARTS = 100;
const OF_ADMINISTRATOR = 'Contas da administração não participam de empresas. Aceite com outra conta.';
const EXPIRED = 'Este convite venceu. Peça outro a quem convidou você.';
const ACCEPTED = 'Este convite já foi aceito: cada convite vale uma vez.';

const BY_TOKEN: Statement = {
  name: 'invitation_by_token',
  text: `SELECT i.id, i.company_id AS "companyId", c.name AS "companyName", i.part, i.email, u.name AS "inviterName",
           CASE WHEN i.accepted_at IS NOT NULL THEN 'accepted' WHEN i.expires_at <= now() THEN 'expired' ELSE 'open' END
             AS state,
           lower(i.email) = lower($2) AS "isForViewer"
         FROM company_invitations i JOIN companies c ON c.id = i.company_id AND c.rejected_at IS NULL
           JOIN users u ON u.id = i.created_by AND u.is_active
         WHERE i.token_hash = $1 OR i.mailed_token_hash = $1`,
};
type PendingInvitation = Omit<Invitation, 'maskedEmail'> & { id: number; email: string | null };

async function invitationOf(reader: Reader, token: string, email: string | null): Promise<PendingInvitation> {
  const [match] = await reader.query<PendingInvitation>(BY_TOKEN, [tokenHashOf(token), email]);
  if (!match) throw notFound(INVITATION_NOT_FOUND);
  return match;
}

/** Returns an invitation for somebody with its link, signed in or not; NOT_FOUND for an unknown or cancelled one, or a deactivated owner's. */
export async function invitation(ctx: Context, token: string): Promise<Invitation> {
  const pending = await invitationOf(ctx.db.reads, token, ctx.viewer?.email ?? null);
  return { ...pending, maskedEmail: pending.email && maskedEmail(pending.email) };
}

/** Throws CONFLICT or FORBIDDEN for an invitation that this account cannot accept. */
function checkMayAccept(pending: PendingInvitation, user: User): void {
  if (pending.state === InvitationState.accepted) throw conflict(ACCEPTED);
  if (pending.state === InvitationState.expired) throw conflict(EXPIRED);
  if (!pending.isForViewer) {
    const email = maskedEmail(pending.email ?? '');
    throw forbidden(`Este convite é para ${email}. Entre com a conta deste e-mail.`);
  }
  if (user.role === UserRole.admin) throw conflict(OF_ADMINISTRATOR);
}

/** Only company accounts have the panel. Everybody can register one, so that this gives no other right. */
async function becomeCompanyAccount(ctx: Context, manager: EntityManager, { id, role }: User): Promise<void> {
  if (role === UserRole.company) return;
  await manager.update(User, id, { role: UserRole.company });
  await recordAction(ctx, manager, 'user.role', id, { before: { role }, after: { role: UserRole.company } });
}

/** Lets the caller act by the new part from now on, so that the answer shows the company as its member sees it. */
function addPart(viewer: Viewer, { companyId, part }: Pick<PendingInvitation, 'companyId' | 'part'>): void {
  viewer.role = UserRole.company;
  viewer.parts = { ...viewer.parts, [companyId]: part };
}

/**
 * Accepts an invitation as the signed-in account with its e-mail. NOT_FOUND for an unknown one, FORBIDDEN for another
 * account's, CONFLICT for an expired or accepted one, for the owner, for somebody with a part, and beyond the limits.
 */
export async function acceptInvitation(ctx: Context, token: string): Promise<CompanyView> {
  const viewer = requireViewer(ctx);
  const accepted = await ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const unlocked = await invitationOf(db, token, viewer.email);
    // In this order, as registering and removing companies lock them.
    const user = await lockUser(manager, viewer.id);
    if (!user) throw unauthenticated();
    const company = await lockCompany(manager, unlocked.companyId);
    // Read again: another request may have accepted or cancelled it meanwhile.
    const pending = await invitationOf(db, token, user.email);
    checkMayAccept(pending, user);
    if (company.ownerId === user.id) throw conflict('Esta empresa já é sua.');
    const own = { companyId: company.id, userId: user.id };
    if (await manager.existsBy(CompanyMember, own)) throw conflict('Você já participa desta empresa.');
    if ((await manager.countBy(CompanyMember, { companyId: company.id })) >= MOST_MEMBERS)
      throw conflict(`Esta empresa já tem ${MOST_MEMBERS} pessoas. Fale com quem convidou você.`);
    if ((await manager.countBy(CompanyMember, { userId: user.id })) >= MOST_PARTS)
      throw conflict(`Você já participa de ${MOST_PARTS} empresas. Saia de uma antes de aceitar.`);
    const { part } = pending;
    await manager.insert(CompanyMember, { ...own, part });
    await manager.update(CompanyInvitation, pending.id, { acceptedAt: new Date(), email: null });
    await recordAction(ctx, manager, 'company.member-accept', company.id, {
      after: { userId: user.id, part },
    });
    await becomeCompanyAccount(ctx, manager, user);
    return pending;
  });
  addPart(viewer, accepted);
  return companyById(ctx, accepted.companyId);
}
