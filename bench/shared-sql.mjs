/** The program's code that reads companies, for the servers it is compared with; program-sql.mjs bundles it. */
export {
  COMPANIES_BY_IDS,
  COMPANY_BY_ID,
  companiesByIds,
  companyById,
} from '../server/src/companies/read-companies.ts';
export { REACHABLE, searchCompanies } from '../server/src/companies/search/search-companies.ts';
export { poolReader } from '../server/src/database/statement.ts';
export { toPage } from '../server/src/graphql/paging.ts';
export { Decimal } from '../server/src/shared/schema/scalars.ts';
