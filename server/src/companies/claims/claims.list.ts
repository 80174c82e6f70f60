import type { AdminList } from '../../graphql/admin-list.ts';
import { withCompanies } from '../company-lists.ts';
import { RequestStatus } from '../request-status.ts';
import { CLAIM_STATUS_NAMES } from '../request-status-names.ts';
import { AdminClaimsArgs, ReviewOrder } from '../review/review.inputs.ts';
import { reviewList } from '../review/review-list.ts';
import type { AdminClaim } from './admin-claim.types.ts';
import { CLAIM_NOT_FOUND } from './lock-claim.ts';

const COLUMNS = `
  k.id, k.company_id AS "companyId", k.status, k.message, k.decision_notes AS "rejectionReason",
    k.created_at AS "createdAt", k.decided_at AS "decidedAt",
    (SELECT count(*)::int FROM company_claims other
     WHERE other.company_id = k.company_id AND other.status = 'pending' AND other.id <> k.id) AS rivals,
    jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email,
      'isEmailConfirmed', u.email_confirmed_at IS NOT NULL,
      'companiesCount', (SELECT count(*)::int FROM companies c WHERE c.owner_id = u.id AND c.rejected_at IS NULL),
      'companiesAllowed', least(s.max_companies_per_user, p.max_companies)) AS claimant`;
const JOINED = `
  JOIN users u ON u.id = k.user_id LEFT JOIN plans p ON p.id = u.plan_id CROSS JOIN settings s`;
type Row = Omit<AdminClaim, 'company' | 'exceedsLimit'> & { companyId: number };

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
  itemsOf: async (rows, _ctx, reader) =>
    (await withCompanies(reader, rows)).map((row) => {
      const { companiesCount, companiesAllowed } = row.claimant;
      return { ...row, exceedsLimit: row.status === 'pending' && companiesCount >= companiesAllowed };
    }),
  cells: {
    Número: ({ id }) => id,
    Empresa: ({ company }) => company.name,
    Cidade: ({ company }) => company.city.name,
    Estado: ({ company }) => company.city.state,
    'Quem pede': ({ claimant }) => claimant.name,
    'E-mail': ({ claimant }) => claimant.email,
    'Empresas da conta': ({ claimant }) => claimant.companiesCount,
    'Limite da conta': ({ claimant }) => claimant.companiesAllowed,
    Situação: ({ status }) => CLAIM_STATUS_NAMES[status],
    Mensagem: ({ message }) => message,
    Resposta: ({ rejectionReason }) => rejectionReason,
    'Pedido em': ({ createdAt }) => createdAt,
    'Decidido em': ({ decidedAt }) => decidedAt,
  },
};
