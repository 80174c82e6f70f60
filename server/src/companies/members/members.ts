import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { lockRow } from '../../database/lock-row.ts';
import { type Reader, type Statement, transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { Deletion } from '../../graphql/deletion.ts';
import type { CompanyPart } from '../../shared/company-parts.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { mayDo } from '../company.policy.ts';
import type { Company } from '../company.ts';
import { lockCompany } from '../lock-company.ts';
import { managedCompany } from '../managed-company.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';
import { CompanyMember } from './company-member.ts';

/** Persons with a part in a company from where on nobody is invited; a merge may bring more. */
export const MOST_MEMBERS = 20;
const MEMBER_NOT_FOUND = 'Esta pessoa não participa mais da empresa.';
const NO_PART = 'Você não participa desta empresa.';

const MEMBERS: Statement = {
  name: 'company_members',
  text: `SELECT m.id, u.name, u.email, m.part, m.created_at AS "createdAt"
         FROM company_members m JOIN users u ON u.id = m.user_id
         WHERE m.company_id = $1 ORDER BY m.created_at, m.id`,
};
const MEMBER: Statement = {
  name: 'company_member',
  text: `SELECT m.id, m.company_id AS "companyId", m.user_id AS "userId", u.name, u.email, m.part,
           m.created_at AS "createdAt", c.owner_id AS "ownerId"
         FROM company_members m JOIN users u ON u.id = m.user_id JOIN companies c ON c.id = m.company_id
         WHERE m.id = $1`,
};

/** Returns those with a part in a company, the earliest first. */
export async function companyMembers(ctx: Context, companyId: string): Promise<CompanyMember[]> {
  const { id } = await managedCompany(ctx, companyId, 'seeMembers');
  return ctx.db.reads.query<CompanyMember>(MEMBERS, [id]);
}

/** Returns a member of a company of the caller; NOT_FOUND for somebody else's. */
async function ownMember(ctx: Context, reader: Reader, id: string): Promise<CompanyMember> {
  const [member] = await reader.query<CompanyMember & Pick<Company, 'ownerId'>>(MEMBER, [
    parseId(id, MEMBER_NOT_FOUND),
  ]);
  const company = member && { id: member.companyId, ownerId: member.ownerId };
  if (!company || !mayDo(requireViewer(ctx), company, 'manageMembers')) throw notFound(MEMBER_NOT_FOUND);
  return member;
}

/** Locks a member of a company of the caller, the company first. */
async function lockOwnMember(ctx: Context, manager: EntityManager, id: string): Promise<CompanyMember> {
  const db = transactionReader(manager);
  const { companyId } = await ownMember(ctx, db, id);
  await lockCompany(manager, companyId);
  await lockRow(manager, CompanyMember, id, MEMBER_NOT_FOUND);
  return ownMember(ctx, db, id);
}

/** Gives a member of the caller's company another part. */
export function changeMember(ctx: Context, id: string, part: CompanyPart): Promise<CompanyMember> {
  return ctx.db.transaction(async (manager) => {
    const member = await lockOwnMember(ctx, manager, id);
    if (member.part === part) return member;
    await manager.update(CompanyMember, member.id, { part });
    const { userId } = member;
    await recordAction(ctx, manager, 'company.member-change', member.companyId, {
      before: { userId, part: member.part },
      after: { userId, part },
    });
    return { ...member, part };
  });
}

async function endPart(
  ctx: Context,
  manager: EntityManager,
  { id, companyId, userId, part }: CompanyMember,
): Promise<void> {
  await manager.delete(CompanyMember, id);
  await recordAction(ctx, manager, 'company.member-end', companyId, { before: { userId, part } });
}

/** Ends a person's part in the caller's company: nothing is allowed from the next request on. */
export function removeMember(ctx: Context, id: string): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const member = await lockOwnMember(ctx, manager, id);
    await endPart(ctx, manager, member);
    return { id: member.id };
  });
}

/** Ends the caller's own part in a company; NOT_FOUND without one. */
export function leaveCompany(ctx: Context, id: string): Promise<Deletion> {
  const viewer = requireViewer(ctx);
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const member = await manager.findOne(CompanyMember, {
      where: { companyId, userId: viewer.id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!member) throw notFound(NO_PART);
    await endPart(ctx, manager, member);
    return { id: companyId };
  });
}
