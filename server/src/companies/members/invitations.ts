import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { lockRow } from '../../database/lock-row.ts';
import { type Reader, type Statement, transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { Deletion } from '../../graphql/deletion.ts';
import { throttle } from '../../limits/throttle.ts';
import { conflict, forbidden, invalid, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { hasHiddenCharacters, normalizeEmail } from '../../shared/text/email-text.ts';
import { lockUser } from '../../users/lock-users.ts';
import { newToken, tokenHashOf } from '../../users/tokens.ts';
import { isOwner, mayDo } from '../company.policy.ts';
import { Company } from '../company.ts';
import { lockCompany } from '../lock-company.ts';
import { managedCompany } from '../managed-company.ts';
import { CompanyInvitation, type CreatedInvitation } from './company-invitation.ts';
import { INVITATION_LIFE_SECONDS, mailInvitation } from './mail-invitation.ts';
import type { InviteMemberArgs } from './member.inputs.ts';
import { MOST_MEMBERS } from './members.ts';

const DAY = 24 * 60 * 60;
const MOST_INVITATIONS = 20;
const FULL = `Uma empresa tem no máximo ${MOST_MEMBERS} pessoas. Remova uma antes de convidar outra.`;
const TOO_MANY = `Há ${MOST_INVITATIONS} convites abertos. Cancele um antes de fazer outro.`;
const GONE = 'Este convite não está mais aberto.';

const IS_OPEN = 'accepted_at IS NULL AND expires_at > now()';
const OPEN: Statement = {
  name: 'open_invitations',
  text: `SELECT id, company_id AS "companyId", part, email, created_at AS "createdAt", expires_at AS "expiresAt"
         FROM company_invitations WHERE company_id = $1 AND ${IS_OPEN}
         ORDER BY created_at, id LIMIT ${MOST_INVITATIONS}`,
};
const STATE: Statement = {
  name: 'inviting_state',
  text: `SELECT
           (SELECT count(*)::int FROM company_members WHERE company_id = $1) AS members,
           (SELECT count(*)::int FROM company_invitations WHERE company_id = $1 AND ${IS_OPEN}) AS invitations,
           EXISTS (SELECT FROM company_invitations
             WHERE company_id = $1 AND lower(email) = lower($2) AND ${IS_OPEN}) AS "isInvited",
           EXISTS (SELECT FROM company_members m JOIN users u ON u.id = m.user_id
             WHERE m.company_id = $1 AND lower(u.email) = lower($2)) AS "isMember",
           EXISTS (SELECT FROM users WHERE id = $3 AND lower(email) = lower($2)) AS "isOwner"`,
};
const DROP_EXPIRED: Statement = {
  name: 'drop_expired_invitation',
  text: `DELETE FROM company_invitations WHERE company_id = $1 AND lower(email) = lower($2) AND accepted_at IS NULL`,
};

interface State {
  members: number;
  invitations: number;
  isInvited: boolean;
  isMember: boolean;
  isOwner: boolean;
}

/** Returns the open invitations of a company, the earliest first. */
export async function companyInvitations(ctx: Context, companyId: string): Promise<CompanyInvitation[]> {
  const { id } = await managedCompany(ctx, companyId, 'seeMembers');
  return ctx.db.reads.query<CompanyInvitation>(OPEN, [id]);
}

/** Throws BAD_USER_INPUT for an e-mail that cannot be invited, CONFLICT for a company with too many. */
async function checkMayInvite(reader: Reader, values: [companyId: number, email: string, ownerId: number]) {
  const [state] = await reader.query<State>(STATE, values);
  if (!state) return;
  if (state.isOwner) throw invalid({ email: ['Este é o seu e-mail: a empresa já é sua.'] });
  if (state.isMember) throw invalid({ email: ['Quem tem este e-mail já participa da empresa.'] }, 'TAKEN');
  if (state.isInvited) {
    throw invalid(
      { email: ['Já há um convite aberto para este e-mail. Cancele-o para fazer outro.'] },
      'TAKEN',
    );
  }
  if (state.members >= MOST_MEMBERS) throw conflict(FULL);
  if (state.invitations >= MOST_INVITATIONS) throw conflict(TOO_MANY);
}

/**
 * Invites the account with an e-mail to a part in the caller's company and mails it for an approved and active company,
 * where there is a mail server. Returns the link, of which only a hash is stored. BAD_USER_INPUT for the owner, a member
 * and an e-mail with an open invitation, CONFLICT beyond the limits, RATE_LIMITED by account.
 */
export function inviteMember(
  ctx: Context,
  { companyId, email: rawEmail, part }: InviteMemberArgs,
): Promise<CreatedInvitation> {
  const viewer = requireViewer(ctx);
  const email = normalizeEmail(rawEmail);
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const { id } = await managedCompany(ctx, companyId, 'manageMembers', db);
    if (hasHiddenCharacters(email)) throw invalid({ email: ['Email inválido'] });
    // Locked, so that simultaneous invitations are counted one by one; the account first, as closing it does.
    await lockUser(manager, viewer.id);
    const company = await lockCompany(manager, id);
    if (!isOwner(viewer, company)) throw forbidden();
    await checkMayInvite(db, [id, email, viewer.id]);
    await throttle(db, `invitation:${viewer.id}`, DAY, ctx.config.limits.INVITATIONS);
    await db.query(DROP_EXPIRED, [id, email]);
    const token = newToken();
    const invitation = await manager.save(
      manager.create(CompanyInvitation, {
        companyId: id,
        part,
        email,
        tokenHash: tokenHashOf(token),
        createdBy: viewer.id,
        expiresAt: new Date(Date.now() + INVITATION_LIFE_SECONDS * 1000),
      }),
    );
    await recordAction(ctx, manager, 'company.member-invite', id, { after: { part } });
    // Only a name that is on the site is mailed: the address may be anybody's.
    const isMailed = ctx.config.smtpUrl !== undefined && company.isApproved && company.isActive;
    if (isMailed) await mailInvitation(ctx, manager, { ...invitation, email, companyName: company.name });
    return { invitation, link: `${ctx.config.publicUrl}/convite/${token}`, isMailed };
  });
}

/** Locks an open invitation of a company of the caller, the company first; NOT_FOUND for others. */
async function lockOwn(ctx: Context, manager: EntityManager, id: string): Promise<CompanyInvitation> {
  const where = { id: parseId(id, GONE) };
  const unlocked = await manager.findOneBy(CompanyInvitation, where);
  if (!unlocked) throw notFound(GONE);
  const company = await lockRow(manager, Company, unlocked.companyId, GONE);
  const invitation = await manager.findOneBy(CompanyInvitation, where);
  if (!invitation || invitation.acceptedAt || !mayDo(requireViewer(ctx), company, 'manageMembers'))
    throw notFound(GONE);
  return invitation;
}

/** Cancels an open invitation of the caller's company: its links and an unsent mail of it end. */
export function cancelInvitation(ctx: Context, id: string): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const invitation = await lockOwn(ctx, manager, id);
    await manager.delete(CompanyInvitation, invitation.id);
    const { companyId, part } = invitation;
    await recordAction(ctx, manager, 'company.invitation-cancel', companyId, { before: { part } });
    return { id: invitation.id };
  });
}
