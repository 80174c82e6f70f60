import { companySchema } from '../json/company-json.ts';
import { flat } from '../route/answers.ts';
import {
  dateTime,
  flag,
  integer,
  integerOrNull,
  like,
  namedShape,
  number,
  orNull,
  shape,
  textOrNull,
} from '../route/json-schema.ts';
import { forSignedIn, type Route } from '../route/route.ts';
import { OWN_COMPANY } from './own-company.ts';

const ownCompanySchema = namedShape('OwnCompany', {
  company: orNull(companySchema),
  status: { type: 'string', enum: ['approved', 'pending', 'rejected', 'none'], examples: ['approved'] },
  is_approved: flag,
  companies_allowed: like(integer, 5, 'Quantas empresas a conta pode ter.'),
  rejection: {
    ...orNull(shape({ reason: like(textOrNull, 'Endereço incompleto.'), created_at: dateTime })),
    description: 'Da última empresa rejeitada, enquanto a conta não tem outra.',
    examples: [null],
  },
});
const statsSchema = namedShape('CompanyStats', {
  views: like(integer, 320),
  ratings_count: like(integer, 12),
  average_rating: like(number, 4.5),
  messages_count: like(integer, 8),
  unread_count: like(integer, 1),
  followers_count: like(integer, 15, 'Pessoas que salvaram a empresa.'),
  satisfaction_rate: like(
    integerOrNull,
    92,
    'Quantos por cento das notas são 4 ou 5; nulo enquanto não há nenhuma.',
  ),
});

export const COMPANY_OWNER_ROWS: Route[] = [
  forSignedIn.get('/auth/user-company', {
    summary: 'A empresa da conta e a situação dela.',
    field: 'myCompanies',
    operationId: 'getOwnCompany',
    query: [OWN_COMPANY],
    response: flat(ownCompanySchema),
    failures: { 404: 'Empresa não encontrada' },
  }),
  forSignedIn.get('/auth/user-company-stats', {
    summary: 'Os números da empresa da conta; zeros enquanto não há empresa.',
    field: 'companyStatistics',
    operationId: 'getOwnCompanyStats',
    query: [OWN_COMPANY],
    response: flat(statsSchema),
    failures: { 403: 'Você não tem permissão para fazer isso.', 404: 'Empresa não encontrada' },
  }),
];
