import type { Statement } from '../../database/statement.ts';
import type { AdminList } from '../../graphql/admin-list.ts';
import { formatCnpj } from '../../shared/brazil/cnpj.ts';
import { withCompanies } from '../company-lists.ts';
import { companiesByIds } from '../read-companies.ts';
import { RequestStatus } from '../request-status.ts';
import { CLAIM_STATUS_NAMES } from '../request-status-names.ts';
import { AdminClaimsArgs, ReviewOrder } from '../review/review.inputs.ts';
import { reviewList } from '../review/review-list.ts';
import type { AdminClaim, CnpjFit } from './admin-claim.types.ts';
import { CLAIM_NOT_FOUND } from './lock-claim.ts';
import { otherWithCnpj } from './settle-claims.ts';

/** SQL of how a claim's CNPJ fits its company's. */
const CNPJ_FIT = `(SELECT CASE WHEN k.gave_cnpj THEN 'given' WHEN c.cnpj IS NULL THEN 'none' WHEN c.cnpj = k.cnpj THEN 'same'
    WHEN left(c.cnpj, 8) = left(k.cnpj, 8) THEN 'sameBase' ELSE 'other' END
  FROM companies c WHERE c.id = k.company_id AND k.cnpj IS NOT NULL)`;
export const CNPJ_FIT_OF_CLAIM: Statement = {
  name: 'cnpj_fit_of_claim',
  text: `SELECT ${CNPJ_FIT} AS "cnpjFit" FROM company_claims k WHERE k.id = $1`,
};
export const CNPJ_SENTENCES: Readonly<Record<CnpjFit, string>> = {
  same: 'O CNPJ confere.',
  sameBase: 'É de outro estabelecimento da mesma empresa.',
  other: 'Não é o CNPJ desta empresa.',
  none: 'A empresa não tem CNPJ no guia.',
  given: 'A empresa recebeu este CNPJ com o pedido.',
};
const COLUMNS = `
  k.id, k.company_id AS "companyId", k.status, k.message, k.decision_notes AS "rejectionReason",
    k.cnpj, ${CNPJ_FIT} AS "cnpjFit", (${otherWithCnpj('k.cnpj', 'k.company_id')}) AS "cnpjCompanyId",
    k.created_at AS "createdAt", k.decided_at AS "decidedAt",
    (SELECT count(*)::int FROM company_claims other
     WHERE other.company_id = k.company_id AND other.status = 'pending' AND other.id <> k.id) AS rivals,
    jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email,
      'isEmailConfirmed', u.email_confirmed_at IS NOT NULL,
      'companiesCount', (SELECT count(*)::int FROM companies c WHERE c.owner_id = u.id AND c.rejected_at IS NULL),
      'companiesAllowed', least(s.max_companies_per_user, p.max_companies)) AS claimant`;
const JOINED = `
  JOIN users u ON u.id = k.user_id LEFT JOIN plans p ON p.id = u.plan_id CROSS JOIN settings s`;
type Row = Omit<AdminClaim, 'company' | 'cnpjCompany' | 'exceedsLimit'> & {
  companyId: number;
  cnpjCompanyId: number | null;
};

const REVIEW = reviewList({ id: 'k.id', at: 'k.created_at', text: 'k.folded' });

/** All claims, searched by the company's name or the claimant's name or e-mail. */
export const CLAIMS: AdminList<AdminClaimsArgs, AdminClaim, Row> = {
  name: 'company-claims',
  may: 'seePersons',
  args: AdminClaimsArgs,
  from: 'company_claims k',
  columns: COLUMNS,
  joined: JOINED,
  missing: CLAIM_NOT_FOUND,
  async filter(filter, args, ctx) {
    const { status } = args;
    if (status) filter.add((placeholder) => `k.status = ${placeholder(status)}`);
    await REVIEW.filter(filter, args, ctx);
  },
  orders: REVIEW.orders,
  order({ status, order }) {
    // Pending claims: oldest first; decided ones: newest first.
    const usual = status === RequestStatus.pending ? ReviewOrder.oldest : ReviewOrder.newest;
    return REVIEW.orders[order ?? usual];
  },
  async itemsOf(rows, _ctx, reader) {
    const otherIds = rows.flatMap(({ cnpjCompanyId }) => cnpjCompanyId ?? []);
    const others = await companiesByIds(reader, otherIds);
    return (await withCompanies(reader, rows)).map((row) => {
      const { companiesCount, companiesAllowed } = row.claimant;
      return {
        ...row,
        cnpj: row.cnpj && formatCnpj(row.cnpj),
        cnpjCompany: others.find(({ id }) => id === row.cnpjCompanyId) ?? null,
        exceedsLimit: row.status === 'pending' && companiesCount >= companiesAllowed,
      };
    });
  },
  cells: {
    Número: ({ id }) => id,
    Empresa: ({ company }) => company.name,
    Cidade: ({ company }) => company.city.name,
    Estado: ({ company }) => company.city.state,
    'Quem pede': ({ claimant }) => claimant.name,
    'E-mail': ({ claimant }) => claimant.email,
    'Empresas da conta': ({ claimant }) => claimant.companiesCount,
    'Limite da conta': ({ claimant }) => claimant.companiesAllowed,
    CNPJ: ({ cnpj }) => cnpj,
    'Conferência do CNPJ': ({ cnpjFit }) => cnpjFit && CNPJ_SENTENCES[cnpjFit],
    'Outra empresa com o CNPJ': ({ cnpjCompany }) => cnpjCompany?.name ?? null,
    Situação: ({ status }) => CLAIM_STATUS_NAMES[status],
    Mensagem: ({ message }) => message,
    Resposta: ({ rejectionReason }) => rejectionReason,
    'Pedido em': ({ createdAt }) => createdAt,
    'Decidido em': ({ decidedAt }) => decidedAt,
  },
};
