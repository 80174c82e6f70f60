/** The program's SQL for the bare route; bare.mjs bundles it. */
export { COMPANIES_BY_IDS, COMPANY_BY_ID } from '../server/src/companies/read-companies.ts';
export { searchCompanies } from '../server/src/companies/search/search-companies.ts';
export { poolReader } from '../server/src/database/statement.ts';
