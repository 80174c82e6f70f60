import { COMPANY_FIELDS, companyJson, companySchema } from '../json/company-json.ts';
import {
  dateTime,
  flag,
  integer,
  integerOrNull,
  number,
  orNull,
  shape,
  textOrNull,
} from '../json/json-schema.ts';
import type { Parameter, Route } from '../route.ts';

const OWN_COMPANY: Parameter = {
  name: 'company_id',
  type: 'integer',
  description: "One of the caller's; the oldest when absent.",
};
const home = {
  company: orNull(companySchema),
  status: { type: 'string', enum: ['approved', 'pending', 'rejected', 'none'] },
  is_approved: flag,
  companies_allowed: integer,
  rejection: orNull(shape({ reason: textOrNull, created_at: dateTime })),
};
const stats = {
  views: integer,
  ratings_count: integer,
  average_rating: number,
  messages_count: integer,
  unread_count: integer,
  followers_count: integer,
  satisfaction_rate: integerOrNull,
};

export const COMPANY_OWNER_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/auth/user-company',
    summary: "The caller's company and its state.",
    who: 'signed in',
    operation: `query RestOwnerHome($companyId: ID) {
      ownerHome(companyId: $companyId) {
        status isApproved companiesAllowed company { ${COMPANY_FIELDS} } rejection { reason createdAt }
      }
    }`,
    query: [OWN_COMPANY],
    variables: ({ query }) => ({ companyId: query.text('company_id') }),
    respond: ({ ownerHome: { company, status, isApproved, companiesAllowed, rejection } }) => {
      const data = {
        company: company && companyJson(company),
        status,
        is_approved: isApproved,
        companies_allowed: companiesAllowed,
        rejection: rejection && { reason: rejection.reason, created_at: rejection.createdAt },
      };
      return { ...data, data };
    },
    response: { ...home, data: shape(home) },
  },
  {
    method: 'GET',
    path: '/auth/user-company-stats',
    summary: "The figures of the caller's company; zeros while there is none.",
    who: 'signed in',
    operation: `query RestCompanyStats($companyId: ID) {
      companyStats(companyId: $companyId) {
        views ratingsCount averageRating messagesCount unreadCount followersCount satisfactionRate
      }
    }`,
    query: [OWN_COMPANY],
    variables: ({ query }) => ({ companyId: query.text('company_id') }),
    respond: ({ companyStats: counted }) => {
      const data = {
        views: counted.views,
        ratings_count: counted.ratingsCount,
        average_rating: counted.averageRating,
        messages_count: counted.messagesCount,
        unread_count: counted.unreadCount,
        followers_count: counted.followersCount,
        satisfaction_rate: counted.satisfactionRate,
      };
      return { ...data, data };
    },
    response: { ...stats, data: shape(stats) },
  },
];
