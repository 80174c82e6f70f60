import { Conditions } from '../../database/conditions.ts';
import { oneRow, type Statement, transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { listPage } from '../../graphql/list-page.ts';
import type { Page } from '../../graphql/paging.ts';
import { formatCnpj, parseCnpj } from '../../shared/brazil/cnpj.ts';
import { conflict, notFound, unauthenticated } from '../../shared/errors.ts';
import { idOrZero, parseId } from '../../shared/ids.ts';
import { lockUser } from '../../users/lock-users.ts';
import { mailAdministrators, throttleRequests } from '../../users/mail-administrators.ts';
import { Company } from '../company.ts';
import { withCompanies } from '../company-lists.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';
import { RequestStatus } from '../request-status.ts';
import type { CnpjFit } from './admin-claim.types.ts';
import type { ClaimCompanyArgs, MyClaimsArgs } from './claim.inputs.ts';
import { CNPJ_FIT_OF_CLAIM, CNPJ_SENTENCES } from './claims.list.ts';
import { CompanyClaim } from './company-claim.ts';
import { ownByDomain } from './prove-claim.ts';

/** Limits abuse: nobody owns hundreds of companies. */
const MOST_PENDING = 10;
const UNCONFIRMED =
  'Este e-mail ainda não foi confirmado: qualquer pessoa pode ter se registrado com ele. Peça outra prova.';

const COLUMNS = `k.id, k.company_id AS "companyId", k.status, k.message, k.cnpj, k.decision_notes AS "rejectionReason",
  k.created_at AS "createdAt"`;
const CLAIM: Statement = { name: 'claim', text: `SELECT ${COLUMNS} FROM company_claims k WHERE k.id = $1` };

/** Returns a page of the caller's claims, newest first, without those of companies that are hidden from the caller. */
export async function myClaims(ctx: Context, args: MyClaimsArgs): Promise<Page<CompanyClaim>> {
  const { reads } = ctx.db;
  const { id, parts } = requireViewer(ctx);
  const { companyId } = args;
  const filter = new Conditions();
  filter.add((placeholder) => `k.user_id = ${placeholder(id)}`);
  filter.add(
    (placeholder) => `EXISTS (SELECT FROM companies c WHERE c.id = k.company_id
      AND (c.is_active OR c.owner_id = ${placeholder(id)} OR c.id = ANY (${placeholder(Object.keys(parts).map(Number))}::int[])))`,
  );
  if (companyId) filter.add((placeholder) => `k.company_id = ${placeholder(idOrZero(companyId))}::int`);
  const list = { from: 'company_claims k', filter, order: 'k.created_at DESC, k.id DESC', columns: COLUMNS };
  const page = await listPage<CompanyClaim>(reads, list, args);
  return { ...page, items: (await withCompanies(reads, page.items)).map(withWrittenCnpj) };
}

const withWrittenCnpj = (claim: CompanyClaim): CompanyClaim => ({
  ...claim,
  cnpj: claim.cnpj && formatCnpj(claim.cnpj),
});

/**
 * Claims a company for a company account and mails the administrators; it is the caller's at once where the confirmed
 * e-mail is of the domain of its website. NOT_FOUND for a hidden company, CONFLICT for
 * one with an owner, a pending one, or a claim that is already pending.
 */
export async function claimCompany(
  ctx: Context,
  { companyId: id, message, cnpj: typedCnpj }: ClaimCompanyArgs,
): Promise<CompanyClaim> {
  const viewer = requireViewer(ctx);
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  const cnpj = typedCnpj ? parseCnpj(typedCnpj) : null;
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    // In this order, as others lock them; against an administrator who assigns an owner at this moment.
    const claimant = await lockUser(manager, viewer.id);
    if (!claimant) throw unauthenticated();
    const company = await manager.findOne(Company, {
      where: { id: companyId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!company?.isActive) throw notFound(COMPANY_NOT_FOUND);
    if (!company.isApproved) throw conflict('Esta empresa ainda aguarda aprovação.');
    if (company.ownerId !== null) throw conflict('Esta empresa já tem responsável.');
    const ofClaimant = { userId: viewer.id, status: RequestStatus.pending };
    if ((await manager.countBy(CompanyClaim, ofClaimant)) >= MOST_PENDING)
      throw conflict(`Você já tem ${MOST_PENDING} pedidos em análise. Aguarde a resposta.`);
    await throttleRequests(ctx, db, viewer.id);
    const { identifiers } = await manager.insert(CompanyClaim, {
      companyId,
      userId: viewer.id,
      message: message || null,
      cnpj,
    });
    const claimId = identifiers[0]?.id as number;
    const isProved = await ownByDomain(ctx, manager, { company, claimant, claimId });
    // As it is now: a proved claim gives its CNPJ to a company without one.
    const { cnpjFit } = await oneRow<{ cnpjFit: CnpjFit | null }>(db, CNPJ_FIT_OF_CLAIM, [claimId]);
    await mailAdministrators(ctx, manager, {
      kind: 'company-claim',
      subject: isProved ? `${company.name} tem responsável` : `Pedido de responsável: ${company.name}`,
      paragraphs: [
        isProved
          ? `${viewer.email} agora cuida de ${company.name}: o e-mail é do domínio do site da empresa.`
          : `${viewer.email} diz ser responsável por ${company.name}.`,
        ...(claimant.emailConfirmedAt === null ? [UNCONFIRMED] : []),
        ...(cnpj && cnpjFit ? [`CNPJ: ${formatCnpj(cnpj)}. ${CNPJ_SENTENCES[cnpjFit]}`] : []),
        ...(message ? [`Mensagem: ${message}`] : []),
      ],
      action: isProved
        ? { label: 'Abrir a empresa', path: `/company/${company.id}` }
        : { label: 'Abrir os pedidos', path: '/admin/approvals?kind=claim' },
      aboutUserId: viewer.id,
    });
    const [claim] = await withCompanies(db, await db.query<CompanyClaim>(CLAIM, [claimId]));
    if (!claim) throw new Error('The claim is gone.');
    return withWrittenCnpj(claim);
  });
}
