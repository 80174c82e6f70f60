/** What the bare route and the program have in common, bundled by bare.mjs: so the two cannot drift apart. */
export { COMPANIES_BY_IDS, COMPANY_BY_ID } from '../server/src/companies/read-companies.ts';
export { searchCompanies } from '../server/src/companies/search/search-companies.ts';
export { poolReader } from '../server/src/database/statement.ts';
