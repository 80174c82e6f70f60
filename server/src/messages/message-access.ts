import { recordAction } from '../audit/record-action.ts';
import { mayDoForIt } from '../companies/company.policy.ts';
import { Company } from '../companies/company.ts';
import { lockCompany } from '../companies/lock-company.ts';
import { managedCompany } from '../companies/managed-company.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../companies/read-companies.ts';
import { transactionReader } from '../database/statement.ts';
import type { DecisionAction } from '../decisions/approval-type.ts';
import { alreadyDecided } from '../decisions/who-decided.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { conflict, forbidden } from '../shared/errors.ts';
import { idOrZero, parseId } from '../shared/ids.ts';
import { mailAdministrators } from '../users/mail-administrators.ts';
import { adminCompaniesPath } from './admin-companies-path.ts';
import { mailAccessGiven, mailAccessRefused } from './mail-access.ts';
import { MessageAccessRequest } from './message-access-request.ts';

const KIND = 'accessRequest';
const SET = 'company.message-access';
const REFUSED = 'company.message-access-refuse';

/** Asks for access to the messages of a company without it; repeating it changes nothing. CONFLICT with access. */
export async function requestMessageAccess(
  ctx: Context,
  id: string | null | undefined,
): Promise<CompanyView> {
  const viewer = requireViewer(ctx);
  const requestId = await ctx.db.transaction(async (manager) => {
    const { id: companyId } = await managedCompany(ctx, id, 'messages', transactionReader(manager));
    // `setMessageAccess` locks it too, so that no request is left after the decision.
    const company = await lockCompany(manager, companyId);
    if (!mayDoForIt(viewer, company, 'messages')) throw forbidden();
    if (company.hasMessageAccess) throw conflict('Sua empresa já tem acesso às mensagens.');
    if (await manager.existsBy(MessageAccessRequest, { companyId })) return companyId;
    await manager.insert(MessageAccessRequest, { companyId, userId: viewer.id });
    await mailAdministrators(ctx, manager, {
      kind: 'message-access-request',
      subject: `Pedido de acesso às mensagens: ${company.name}`,
      paragraphs: [`${company.name} pede acesso às suas mensagens.`],
      action: { label: 'Abrir a administração', path: adminCompaniesPath(company.name) },
      aboutUserId: viewer.id,
    });
    return companyId;
  });
  return companyById(ctx, requestId);
}

/** Throws CONFLICT when a company does not wait for access; giving and taking it need no request. */
export async function requireAccessRequest(ctx: Context, id: string): Promise<void> {
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  if (await ctx.db.manager.existsBy(MessageAccessRequest, { companyId })) return;
  const approval = { kind: KIND, id: companyId } as const;
  throw await alreadyDecided(ctx, ctx.db.reads, approval, 'Este pedido de acesso já foi decidido.');
}

interface Settled {
  hasAccess: boolean;
  reason: string | null;
}

/**
 * Gives or takes access, for administrators; mails the owner when it was given, and when a request was refused. The reason for
 * taking it is in the audit log alone.
 */
async function setMessageAccess(
  ctx: Context,
  id: string,
  { hasAccess, reason }: Settled,
): Promise<CompanyView> {
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  await ctx.db.transaction(async (manager) => {
    const company = await lockCompany(manager, companyId);
    // The request is decided, also when nothing changes.
    const { affected } = await manager.delete(MessageAccessRequest, { companyId });
    if (company.hasMessageAccess !== hasAccess) {
      // `updatedAt` says which state of a company was seen.
      await manager.update(Company, companyId, {
        hasMessageAccess: hasAccess,
        updatedAt: () => 'updated_at',
      });
      await recordAction(ctx, manager, SET, companyId, {
        before: { hasMessageAccess: company.hasMessageAccess },
        after: { hasMessageAccess: hasAccess, ...(reason && { reason }) },
      });
      if (hasAccess) await mailAccessGiven(ctx, manager, company);
    } else if (!hasAccess && affected) {
      await recordAction(ctx, manager, REFUSED, companyId, { after: { reason } });
      await mailAccessRefused(ctx, manager, company, reason);
    }
  });
  return companyById(ctx, companyId);
}

export const GIVE_MESSAGE_ACCESS: DecisionAction<object, CompanyView> = {
  kind: KIND,
  name: 'give',
  isGrant: true,
  audit: SET,
  recorded: { hasMessageAccess: true },
  verbPhrase: 'liberou o acesso às mensagens desta empresa',
  decide: (ctx, id) => setMessageAccess(ctx, id, { hasAccess: true, reason: null }),
};

type TakingAction = DecisionAction<Pick<Settled, 'reason'>, CompanyView>;

export const DENY_MESSAGE_ACCESS: TakingAction = {
  kind: KIND,
  name: 'deny',
  isGrant: false,
  audit: REFUSED,
  verbPhrase: 'recusou o acesso às mensagens desta empresa',
  decide: (ctx, id, { reason }) => setMessageAccess(ctx, id, { hasAccess: false, reason }),
};

export const WITHDRAW_MESSAGE_ACCESS: TakingAction = {
  ...DENY_MESSAGE_ACCESS,
  name: 'withdraw',
  audit: SET,
  recorded: { hasMessageAccess: false },
  verbPhrase: 'tirou o acesso às mensagens desta empresa',
};

/** Returns the decision that leaves a company without access: it takes what the company has, or refuses a request. */
export async function takingAction({ db }: Context, companyId: string): Promise<TakingAction> {
  const having = { id: idOrZero(companyId), hasMessageAccess: true };
  return (await db.manager.existsBy(Company, having)) ? WITHDRAW_MESSAGE_ACCESS : DENY_MESSAGE_ACCESS;
}
