import { postgresError } from '../../database/postgres-errors.ts';
import { type Reader, type Statement, transactionReader } from '../../database/statement.ts';
import { requireRole, requireViewer } from '../../graphql/authorize.ts';
import type { Context, Viewer } from '../../graphql/context.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { mailAdministrators, throttleRequests } from '../../users/mail-administrators.ts';
import { maySee } from '../company.policy.ts';
import { Company } from '../company.ts';
import { COMPANY_NOT_FOUND, companiesByIds } from '../read-companies.ts';
import { RequestStatus } from '../request-status.ts';
import type { ClaimCompanyArgs } from './claim.inputs.ts';
import { CompanyClaim } from './company-claim.ts';

const CLAIM_NOT_FOUND = 'Pedido não encontrado.';
/** Limits abuse: nobody owns hundreds of companies. */
const MOST_PENDING = 10;
const UNCONFIRMED =
  'Este e-mail ainda não foi confirmado: qualquer pessoa pode ter se registrado com ele. Peça outra prova.';

const OWN_CLAIMS: Statement = {
  name: 'own_claims',
  text: `SELECT id, company_id AS "companyId", status, message, decision_notes AS "decisionNotes",
           created_at AS "createdAt"
         FROM company_claims WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 100`,
};
const CLAIMANT: Statement = {
  name: 'claimant',
  text: `SELECT email_confirmed_at IS NOT NULL AS "isEmailConfirmed",
           (SELECT count(*)::int FROM company_claims WHERE user_id = u.id AND status = 'pending') AS pending
         FROM users u WHERE id = $1`,
};

async function withCompanies(
  reader: Reader,
  viewer: Viewer,
  claims: CompanyClaim[],
): Promise<CompanyClaim[]> {
  const companies = await companiesByIds(
    reader,
    claims.map(({ companyId }) => companyId),
  );
  const byId = new Map(companies.map((company) => [company.id, company]));
  // Leaves out companies that have been removed meanwhile or are hidden from the viewer.
  return claims.flatMap((claim) => {
    const company = byId.get(claim.companyId);
    return company && maySee(viewer, company) ? [{ ...claim, company }] : [];
  });
}

/** Returns the caller's claims, newest first, without those of hidden companies. */
export async function ownClaims(ctx: Context): Promise<CompanyClaim[]> {
  const viewer = requireViewer(ctx);
  return withCompanies(ctx.db.reads, viewer, await ctx.db.reads.query<CompanyClaim>(OWN_CLAIMS, [viewer.id]));
}

/**
 * Claims a company for a company account and mails the administrators. NOT_FOUND for a hidden company, CONFLICT for
 * one with an owner, a pending one, or a claim that is already pending.
 */
export async function claimCompany(
  ctx: Context,
  { companyId: id, message }: ClaimCompanyArgs,
): Promise<CompanyClaim> {
  const viewer = requireRole(ctx, 'company');
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  try {
    return await ctx.db.transaction(async (manager) => {
      const db = transactionReader(manager);
      // Locks against an administrator who assigns an owner at this moment.
      const company = await manager.findOne(Company, {
        where: { id: companyId },
        lock: { mode: 'pessimistic_read' },
      });
      if (!company?.isActive) throw notFound(COMPANY_NOT_FOUND);
      if (!company.isApproved) throw conflict('Esta empresa ainda aguarda aprovação.');
      if (company.ownerId !== null) throw conflict('Esta empresa já tem responsável.');
      const [claimant] = await db.query<{ isEmailConfirmed: boolean; pending: number }>(CLAIMANT, [
        viewer.id,
      ]);
      if ((claimant?.pending ?? 0) >= MOST_PENDING)
        throw conflict(`Você já tem ${MOST_PENDING} pedidos em análise. Aguarde a resposta.`);
      await throttleRequests(ctx, db, viewer.id);
      await manager.insert(CompanyClaim, { companyId, userId: viewer.id, message: message || null });
      await mailAdministrators(ctx, manager, {
        kind: 'company-claim',
        subject: `Pedido de responsabilidade: ${company.name}`,
        paragraphs: [
          `${viewer.email} diz ser responsável por ${company.name}.`,
          ...(claimant?.isEmailConfirmed ? [] : [UNCONFIRMED]),
          ...(message ? [`Mensagem: ${message}`] : []),
        ],
        action: { label: 'Abrir os pedidos', path: '/admin?tab=approvals&view=claims' },
        aboutUserId: viewer.id,
      });
      const [claim] = await withCompanies(db, viewer, await db.query<CompanyClaim>(OWN_CLAIMS, [viewer.id]));
      if (!claim) throw new Error('The claim is gone.');
      return claim;
    });
  } catch (error) {
    if (postgresError(error)?.constraint === 'company_claims_pending_key')
      throw conflict('Seu pedido para esta empresa já está em análise.');
    throw error;
  }
}

/** Withdraws the caller's pending claim. NOT_FOUND for somebody else's, CONFLICT for a decided one. */
export async function cancelClaim(ctx: Context, id: string): Promise<boolean> {
  const viewer = requireViewer(ctx);
  const claimId = parseId(id, CLAIM_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const own = { id: claimId, userId: viewer.id };
    const { affected } = await manager.delete(CompanyClaim, { ...own, status: RequestStatus.pending });
    if (affected) return true;
    const isDecided = await manager.existsBy(CompanyClaim, own);
    throw isDecided ? conflict('Este pedido já foi decidido.') : notFound(CLAIM_NOT_FOUND);
  });
}
