import { COMPANY_SELECTION, companyJson, companySchema } from '../json/company-json.ts';
import { toRest } from '../json/to-rest.ts';
import {
  dateTime,
  flag,
  integer,
  integerOrNull,
  like,
  named,
  number,
  orNull,
  shape,
  textOrNull,
} from '../route/json-schema.ts';
import type { Route } from '../route/route.ts';
import { OWN_COMPANY } from './own-company.ts';

const home = {
  company: orNull(companySchema),
  status: { type: 'string', enum: ['approved', 'pending', 'rejected', 'none'], examples: ['approved'] },
  is_approved: flag,
  companies_allowed: { ...like(integer, 5), description: 'Quantas empresas a conta pode ter.' },
  rejection: {
    ...orNull(shape({ reason: like(textOrNull, 'Endereço incompleto.'), created_at: dateTime })),
    description: 'Da última empresa rejeitada, enquanto a conta não tem outra.',
    examples: [null],
  },
};
const stats = {
  views: like(integer, 320),
  ratings_count: like(integer, 12),
  average_rating: like(number, 4.5),
  messages_count: like(integer, 8),
  unread_count: like(integer, 1),
  followers_count: { ...like(integer, 15), description: 'Pessoas que salvaram a empresa.' },
  satisfaction_rate: {
    ...like(integerOrNull, 92),
    description: 'Quantos por cento das notas são 4 ou 5; nulo enquanto não há nenhuma.',
  },
};

export const COMPANY_OWNER_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/auth/user-company',
    summary: 'A empresa da conta e a situação dela.',
    who: 'signed in',
    operation: `query RestGetOwnCompany($companyId: ID) {
      ownerHome(companyId: $companyId) {
        status isApproved companiesAllowed company { ${COMPANY_SELECTION} } rejection { reason createdAt }
      }
    }`,
    query: [OWN_COMPANY],
    variables: ({ query }) => ({ companyId: query.text('company_id') }),
    respond: ({ ownerHome: { company, ...others } }) => {
      const data = { company: company && companyJson(company), ...toRest(others) };
      return { ...data, data };
    },
    response: { ...home, data: named('OwnCompany', shape(home)) },
    failures: { 404: 'Empresa não encontrada' },
  },
  {
    method: 'GET',
    path: '/auth/user-company-stats',
    summary: 'Os números da empresa da conta; zeros enquanto não há empresa.',
    who: 'signed in',
    operation: `query RestGetOwnCompanyStats($companyId: ID) {
      companyStats(companyId: $companyId) {
        views ratingsCount averageRating messagesCount unreadCount followersCount satisfactionRate
      }
    }`,
    query: [OWN_COMPANY],
    variables: ({ query }) => ({ companyId: query.text('company_id') }),
    respond: ({ companyStats }) => {
      const data = toRest(companyStats);
      return { ...data, data };
    },
    response: { ...stats, data: named('CompanyStats', shape(stats)) },
    failures: { 403: 'Você não tem permissão para fazer isso.', 404: 'Empresa não encontrada' },
  },
];
