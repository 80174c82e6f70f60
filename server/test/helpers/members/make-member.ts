import { ask } from '../ask.ts';
import { makeInboxOwner } from '../inbox-owner.ts';
import type { TestApp } from '../test-app.ts';

export const INVITE = `mutation ($companyId: ID!, $email: String!, $part: CompanyPart!) {
  inviteMember(companyId: $companyId, email: $email, part: $part) { invitation { id email part expiresAt } link isMailed } }`;
export const ACCEPT =
  'mutation ($token: String!) { acceptInvitation(token: $token) { id name part permissions } }';
export const MEMBERS =
  'query ($companyId: ID!) { companyMembers(companyId: $companyId) { id name email part } }';
export const INVITATIONS =
  'query ($companyId: ID!) { companyInvitations(companyId: $companyId) { id email part } }';
/** The caller's companies, with what the caller may do with each. */
export const MINE = '{ myCompanies { companies { id part permissions } } }';
/** Only those who may read a company's messages. */
export const INBOX = 'query ($companyId: ID!) { inbox(companyId: $companyId, box: visitors) { hasAccess } }';

/** Returns what the audit log has of a company, the earliest first. */
export async function actionsOn({ pool }: TestApp, companyId: string): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT action FROM audit_entries WHERE subject_type = 'company' AND subject_id = $1 ORDER BY id`,
    [companyId],
  );
  return rows.map(({ action }) => action);
}

/** Returns the token of an invitation's link. */
export const tokenOf = (link: string): string => link.split('/').at(-1) ?? '';

/** Makes an owner with a company and a member with a part in it, by invitation. */
export async function makeMember(guia: TestApp, part: 'manager' | 'attendant') {
  const { owner, id } = await makeInboxOwner(guia);
  const member = await guia.owner('Bia Ramos');
  await join(guia, { owner, id }, member, part);
  return { owner, member, companyId: String(id) };
}

/** Gives an account a part in a company. */
export async function join(
  guia: TestApp,
  { owner, id }: { owner: { token: string }; id: number },
  member: { token: string; email: string },
  part: 'manager' | 'attendant',
): Promise<void> {
  const { link } = await ask(guia, owner, INVITE, { companyId: String(id), email: member.email, part });
  const { code } = await ask(guia, member, ACCEPT, { token: tokenOf(link) });
  if (code) throw new Error(`The invitation was not accepted: ${code}`);
}
