import { type Reader, type Statement, transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context, Viewer } from '../../graphql/context.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { mailAdministrators, throttleRequests } from '../../users/mail-administrators.ts';
import { User } from '../../users/user.ts';
import { maySee } from '../company.policy.ts';
import { Company } from '../company.ts';
import { withCompanies } from '../company-lists.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';
import { RequestStatus } from '../request-status.ts';
import type { ClaimCompanyArgs } from './claim.inputs.ts';
import { CompanyClaim } from './company-claim.ts';

/** Limits abuse: nobody owns hundreds of companies. */
const MOST_PENDING = 10;
const UNCONFIRMED =
  'Este e-mail ainda não foi confirmado: qualquer pessoa pode ter se registrado com ele. Peça outra prova.';

const SELECT = `SELECT id, company_id AS "companyId", status, message, decision_notes AS "rejectionReason",
    created_at AS "createdAt"
  FROM company_claims`;
const CLAIM: Statement = { name: 'claim', text: `${SELECT} WHERE id = $1` };
const OWN_CLAIMS: Statement = {
  name: 'own_claims',
  text: `${SELECT} WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 100`,
};
/** Returns the caller's claims, newest first, without those of hidden companies. */
export async function myClaims(reader: Reader, viewer: Viewer): Promise<CompanyClaim[]> {
  const claims = await withCompanies(reader, await reader.query<CompanyClaim>(OWN_CLAIMS, [viewer.id]));
  return claims.filter(({ company }) => maySee(viewer, company));
}

/**
 * Claims a company for a company account and mails the administrators. NOT_FOUND for a hidden company, CONFLICT for
 * one with an owner, a pending one, or a claim that is already pending.
 */
export async function claimCompany(
  ctx: Context,
  { companyId: id, message }: ClaimCompanyArgs,
): Promise<CompanyClaim> {
  const viewer = requireViewer(ctx);
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    // Locks against an administrator who assigns an owner at this moment.
    const company = await manager.findOne(Company, {
      where: { id: companyId },
      lock: { mode: 'pessimistic_read' },
    });
    if (!company?.isActive) throw notFound(COMPANY_NOT_FOUND);
    if (!company.isApproved) throw conflict('Esta empresa ainda aguarda aprovação.');
    if (company.ownerId !== null) throw conflict('Esta empresa já tem responsável.');
    const ofClaimant = { userId: viewer.id, status: RequestStatus.pending };
    if ((await manager.countBy(CompanyClaim, ofClaimant)) >= MOST_PENDING)
      throw conflict(`Você já tem ${MOST_PENDING} pedidos em análise. Aguarde a resposta.`);
    await throttleRequests(ctx, db, viewer.id);
    const claimant = await manager.findOneByOrFail(User, { id: viewer.id });
    const { identifiers } = await manager.insert(CompanyClaim, {
      companyId,
      userId: viewer.id,
      message: message || null,
    });
    await mailAdministrators(ctx, manager, {
      kind: 'company-claim',
      subject: `Pedido de responsabilidade: ${company.name}`,
      paragraphs: [
        `${viewer.email} diz ser responsável por ${company.name}.`,
        ...(claimant.emailConfirmedAt === null ? [UNCONFIRMED] : []),
        ...(message ? [`Mensagem: ${message}`] : []),
      ],
      action: { label: 'Abrir os pedidos', path: '/admin/approvals?kind=claim' },
      aboutUserId: viewer.id,
    });
    const [claim] = await withCompanies(db, await db.query<CompanyClaim>(CLAIM, [identifiers[0]?.id]));
    if (!claim) throw new Error('The claim is gone.');
    return claim;
  });
}
