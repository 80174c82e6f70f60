/**
 * Times every administrators' list and figure through GraphQL, one client: see README.md.
 *   node bench/admin-lists.mjs [--each 40] [--port 4640] [--only mails]
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openAdminSession } from './admin-session.mjs';
import { databaseUrl } from './database-url.mjs';
import { startServer } from './processes.mjs';

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '40' },
    port: { type: 'string', default: '4640' },
    only: { type: 'string', default: '' },
  },
});
const EACH = Number(values.each);
const PORT = Number(values.port);
/** At p95. */
const LIMIT_MS = 100;
/** The same of totals that arrive after their rows. */
const APART_LIMIT_MS = 1_000;
const SETTLE_MS = 15_000;

const COMPANY = 'items { id name category { name } city { name state } ownerName ownerEmail isActive }';
const PENDING =
  'total items { id name isOverdue ownerName duplicates { reasons company { id name city { name } } } }';
const CHANGED = 'total items { changedAt changes { field before after } company { id name ownerName } }';
const CLAIM =
  'total items { id message rivals company { id name } claimant { name email companiesCount companiesAllowed } }';
const USER = 'items { id name email role isActive plan { name } }';
const RATING = 'items { id rating comment isHidden openReports company { id name } burst { fromAddress } }';
const AUDIT = 'items { id actorEmail action changes { field before after } createdAt }';
const REQUEST = 'items { id status user { name email } requestedPlan { name } }';
const MAIL = 'items { id recipient subject status }';
const FOUND = 'companies { id name isActive city { id name state } } persons { id name email role isActive }';
const WORK = 'total items { kind id title detail waitingSince isOverdue }';
/** GraphQL queries by name; each is what one screen requests. */
const QUERIES = {
  overview: `adminOverview { newUsers newCompanies approvalRate uptimeSeconds api { __typename } database { __typename } cache { __typename } newestCompanies { id name } } adminStatistics { __typename }`,
  figures: `adminCounts { activePlans visibleCategories visibleCities recentViews reportedRatings imports importsToDecide recentActions queuedMails failedMails }`,
  statistics: `adminReport(period: y1) { __typename }`,
  'companies, the newest': `adminCompanies { total ${COMPANY} }`,
  'companies by name': `adminCompanies(order: name) { total ${COMPANY} }`,
  'companies, last linked page': `adminCompanies(page: 100, perPage: 100) { total ${COMPANY} }`,
  'companies by name, last linked page': `adminCompanies(order: name, page: 400, perPage: 25) { total ${COMPANY} }`,
  'companies by city, last linked page': `adminCompanies(order: city, page: 400, perPage: 25) { total ${COMPANY} }`,
  'companies by rating, last linked page': `adminCompanies(order: rating, page: 400, perPage: 25) { total ${COMPANY} }`,
  'companies of a category by name, last linked page': `adminCompanies(categoryId: "3", order: name, page: 400, perPage: 25) { total ${COMPANY} }`,
  'companies of a city by name, page 400': `adminCompanies(city: "São Paulo - SP", order: name, page: 400, perPage: 25) { total ${COMPANY} }`,
  'companies of a category by rating, last linked page': `adminCompanies(categoryId: "3", order: rating, page: 400, perPage: 25) { total ${COMPANY} }`,
  'companies of a kind, page 100': `adminCompanies(kindId: "344", page: 100) { total ${COMPANY} }`,
  'companies of a kind by rating, page 100': `adminCompanies(kindId: "344", order: rating, page: 100) { total ${COMPANY} }`,
  'companies of a kind by name, page 100': `adminCompanies(kindId: "344", order: name, page: 100) { total ${COMPANY} }`,
  'companies of a kind by name, page 1,200': `adminCompanies(kindId: "344", order: name, page: 1200) { total ${COMPANY} }`,
  'companies of a kind and a category by name, page 100': `adminCompanies(kindId: "344", categoryId: "3", order: name, page: 100) { total ${COMPANY} }`,
  'hidden companies of a kind by name': `adminCompanies(kindId: "344", isActive: false, order: name) { total ${COMPANY} }`,
  'companies of a name': `adminCompanies(q: "silva") { total ${COMPANY} }`,
  'counted apart: companies of a name': 'adminListCount(input: { companies: { q: "silva" } })',
  'companies by two letters': `adminCompanies(q: "pa") { total ${COMPANY} }`,
  'companies by two letters and a mark': `adminCompanies(q: "xq!") { total ${COMPANY} }`,
  'companies by an e-mail': `adminCompanies(q: "pessoa77@exemplo.com.br") { total ${COMPANY} }`,
  'companies by an owner': `adminCompanies(q: "pessoa 77") { total ${COMPANY} }`,
  'companies by a city': `adminCompanies(q: "campinas") { total ${COMPANY} }`,
  'counted apart: companies by a city': 'adminListCount(input: { companies: { q: "campinas" } })',
  'companies, pending': `adminCompanies(status: pending) { total ${COMPANY} }`,
  'companies, inactive by name': `adminCompanies(isActive: false, order: name) { total ${COMPANY} }`,
  'companies by city': `adminCompanies(order: city, perPage: 100) { total ${COMPANY} }`,
  'companies by rating': `adminCompanies(order: rating, perPage: 100) { total ${COMPANY} }`,
  'companies by state, page 30,000': `adminCompanies(order: status, page: 30000) { total ${COMPANY} }`,
  'companies by state, active first': `adminCompanies(order: statusDescending, perPage: 100) { total ${COMPANY} }`,
  'companies of a category by state': `adminCompanies(categoryId: "3", order: status) { total ${COMPANY} }`,
  'companies of a name by state': `adminCompanies(q: "silva", order: status) { total ${COMPANY} }`,
  'active companies of a category, counted': `adminCompanies(categoryId: "3", isActive: true, perPage: 25) { total ${COMPANY} }`,
  'companies of a kind': `adminCompanies(kindId: "344") { total ${COMPANY} }`,
  'companies of a kind by name': `adminCompanies(kindId: "344", order: name) { total ${COMPANY} }`,
  'companies of a rarer kind by name': `adminCompanies(kindId: "214", order: name) { total ${COMPANY} }`,
  'companies with owner': `adminCompanies(hasOwner: true) { total ${COMPANY} }`,
  'companies of category and city': `adminCompanies(categoryId: "3", city: "Campinas - SP") { total ${COMPANY} }`,
  'anywhere, by a name': `adminFind(q: "silva") { ${FOUND} }`,
  'anywhere, two letters': `adminFind(q: "pa") { ${FOUND} }`,
  'anywhere, by an e-mail': `adminFind(q: "pessoa77@exemplo.com.br") { ${FOUND} }`,
  'anywhere, two words': `adminFind(q: "padaria central") { ${FOUND} }`,
  'waiting things, counts': 'adminWorkCounts { kind count overdue }',
  'waiting things': `adminWork { ${WORK} }`,
  'waiting things, the newest': `adminWork(order: newest) { ${WORK} }`,
  'waiting things, the newest, page 300': `adminWork(order: newest, page: 300) { ${WORK} }`,
  'waiting things, 100 a page': `adminWork(perPage: 100) { ${WORK} }`,
  'waiting things, page 300': `adminWork(page: 300) { ${WORK} }`,
  'waiting companies': `adminWork(kinds: [newCompany]) { ${WORK} }`,
  'waiting things of a name': `adminWork(q: "silva") { ${WORK} }`,
  'queue with duplicates': `adminPendingCompanies { ${PENDING} }`,
  'queue by name': `adminPendingCompanies(order: name) { ${PENDING} }`,
  'queue, page 600': `adminPendingCompanies(page: 600) { ${PENDING} }`,
  'queue by name, page 600': `adminPendingCompanies(order: name, page: 600) { ${PENDING} }`,
  'queue of a name': `adminPendingCompanies(q: "silva") { ${PENDING} }`,
  'queue by two letters': `adminPendingCompanies(q: "pa", order: name) { ${PENDING} }`,
  'queue of all owners': `adminPendingCompanies(q: "exemplo", order: newest) { ${PENDING} }`,
  'queue of nobody': `adminPendingCompanies(q: "xyzxyz") { ${PENDING} }`,
  'changed companies': `adminChangedCompanies { ${CHANGED} }`,
  'changed companies by name': `adminChangedCompanies(order: name) { ${CHANGED} }`,
  'changed companies of a name': `adminChangedCompanies(q: "silva") { ${CHANGED} }`,
  'changed companies, page 300': `adminChangedCompanies(page: 300) { ${CHANGED} }`,
  claims: `adminClaims(status: pending) { ${CLAIM} }`,
  'claims, all by name': `adminClaims(order: name) { ${CLAIM} }`,
  'claims of a name': `adminClaims(q: "silva", status: pending) { ${CLAIM} }`,
  'claims of everybody, page 300': `adminClaims(q: "exemplo", page: 300) { ${CLAIM} }`,
  'accounts, the newest': `adminUsers { total ${USER} }`,
  'accounts by name': `adminUsers(order: name) { total ${USER} }`,
  'accounts, page 6,000': `adminUsers(page: 6000) { total ${USER} }`,
  'accounts by name, page 6,000': `adminUsers(order: name, page: 6000) { total ${USER} }`,
  'accounts of a name': `adminUsers(q: "silva") { total ${USER} }`,
  'accounts by two letters': `adminUsers(q: "jo") { total ${USER} }`,
  'accounts by a plan': `adminUsers(q: "gratis") { total ${USER} }`,
  'accounts of everybody': `adminUsers(q: "exemplo", order: email) { total ${USER} }`,
  'accounts of a role, inactive': `adminUsers(role: company, isActive: false) { total ${USER} }`,
  'accounts by role, page 3,000': `adminUsers(order: role, page: 3000) { total ${USER} }`,
  'accounts by plan, page 3,000': `adminUsers(order: plan, page: 3000) { total ${USER} }`,
  'accounts by state, page 3,000': `adminUsers(order: active, page: 3000) { total ${USER} }`,
  'accounts from Z to A': `adminUsers(order: nameDescending) { total ${USER} }`,
  'accounts of everybody by plan': `adminUsers(q: "exemplo", order: planDescending) { total ${USER} }`,
  'accounts of a role by state': `adminUsers(role: company, order: inactive) { total ${USER} }`,
  'plan requests, pending': `adminPlanRequests(status: pending) { total ${REQUEST} }`,
  'plan requests, the oldest': `adminPlanRequests(order: oldest) { total ${REQUEST} }`,
  'plan requests by name': `adminPlanRequests(order: name) { total ${REQUEST} }`,
  'plan requests from Z to A': `adminPlanRequests(order: nameDescending) { total ${REQUEST} }`,
  'plan requests by name, page 6,000': `adminPlanRequests(order: name, page: 6000) { total ${REQUEST} }`,
  'plan requests of a name': `adminPlanRequests(q: "silva") { total ${REQUEST} }`,
  'plan requests by two letters': `adminPlanRequests(q: "jo", order: name) { total ${REQUEST} }`,
  'plan requests of one person': `adminPlanRequests(q: "pessoa77@exemplo.com.br") { total ${REQUEST} }`,
  'plan requests of everybody': `adminPlanRequests(q: "exemplo", order: oldest) { total ${REQUEST} }`,
  'plan requests for a plan, of a time': `adminPlanRequests(q: "gratis", status: approved, from: "2026-01-01") { total ${REQUEST} }`,
  'plans by accounts': 'adminPlans(order: usersDescending) { total items { id name usersCount } }',
  plans: 'adminPlans { total items { id name usersCount } }',
  categories: 'adminCategories(order: companies) { total items { id name companiesCount } }',
  'categories with the fewest companies':
    'adminCategories(order: companiesAscending) { total items { id name companiesCount } }',
  'categories from Z to A':
    'adminCategories(order: nameDescending) { total items { id name companiesCount } }',
  kinds: 'adminKinds { total items { id name wordsCount companiesCount } }',
  'kinds from Z to A':
    'adminKinds(order: nameDescending) { total items { id name wordsCount companiesCount } }',
  'kinds by category, from Z to A':
    'adminKinds(order: categoryDescending) { total items { id name wordsCount companiesCount } }',
  'kinds with the fewest words':
    'adminKinds(order: wordsAscending) { total items { id name wordsCount companiesCount } }',
  'kinds with the fewest companies':
    'adminKinds(order: companiesAscending) { total items { id name wordsCount companiesCount } }',
  'searches without results, the rarest':
    'adminSearchesWithoutResults(order: timesAscending) { total items { id } }',
  'searches without results, the oldest': 'adminSearchesWithoutResults(order: oldest) { total items { id } }',
  cities: 'adminCities(order: companies) { total items { id name companiesCount } }',
  'cities with the fewest companies':
    'adminCities(order: companiesAscending) { total items { id name companiesCount } }',
  'cities from Z to A': 'adminCities(order: nameDescending) { total items { id name companiesCount } }',
  'cities of a name': 'adminCities(q: "sao") { total items { id name companiesCount } }',
  'cities by state': 'adminCities(order: state) { total items { id name companiesCount } }',
  'cities by IBGE code': 'adminCities(order: ibgeCode) { total items { id name companiesCount } }',
  'cities with the most inhabitants':
    'adminCities(order: population) { total items { id name companiesCount } }',
  'cities, hidden first': 'adminCities(order: hidden) { total items { id name companiesCount } }',
  ratings: `adminRatings { total ${RATING} }`,
  'ratings, hidden': `adminRatings(isHidden: true) { total ${RATING} }`,
  'ratings, reported': `adminRatings(isReported: true) { total ${RATING} }`,
  'ratings of few stars': `adminRatings(maxRating: 2) { total ${RATING} }`,
  'ratings by a word': `adminRatings(q: "atendimento") { total ${RATING} }`,
  'counted apart: ratings by a word': 'adminListCount(input: { ratings: { q: "atendimento" } })',
  'ratings by a company': `adminRatings(q: "padaria") { total ${RATING} }`,
  'counted apart: ratings by a company': 'adminListCount(input: { ratings: { q: "padaria" } })',
  'ratings by two letters': `adminRatings(q: "xq") { total ${RATING} }`,
  'ratings, most stars': `adminRatings(order: best) { total ${RATING} }`,
  'ratings, fewest stars, page 3,000': `adminRatings(order: worst, page: 3000) { total ${RATING} }`,
  'ratings, most reports': `adminRatings(order: mostReported) { total ${RATING} }`,
  'ratings, fewest reports': `adminRatings(order: leastReported) { total ${RATING} }`,
  'ratings, most reports, page 3,000': `adminRatings(order: mostReported, page: 3000) { total ${RATING} }`,
  'ratings by a word, fewest stars': `adminRatings(q: "atendimento", order: worst) { total ${RATING} }`,
  'audit log': `adminAuditEntries { total ${AUDIT} }`,
  'audit log, the oldest': `adminAuditEntries(order: oldest) { total ${AUDIT} }`,
  'audit log, the oldest, page 3,000': `adminAuditEntries(order: oldest, page: 3000) { total ${AUDIT} }`,
  'audit log of an action': `adminAuditEntries(action: "company.") { total ${AUDIT} }`,
  'audit log of one company': `adminAuditEntries(subjectType: "company", subjectId: "7") { total ${AUDIT} }`,
  mails: `adminMails { total ${MAIL} }`,
  'mails, failed, the oldest': `adminMails(status: failed, order: oldest) { total ${MAIL} }`,
  'mails by recipient, page 6,000': `adminMails(order: recipient, page: 6000) { total ${MAIL} }`,
  'mails by recipient, from Z to A': `adminMails(order: recipientDescending) { total ${MAIL} }`,
  'mails by state, page 6,000': `adminMails(order: status, page: 6000) { total ${MAIL} }`,
  'mails of one recipient': `adminMails(q: "pessoa77@exemplo.com.br") { total ${MAIL} }`,
  'mails of a subject': `adminMails(q: "solicitacao") { total ${MAIL} }`,
  'mails of a type': `adminMails(q: "confirmacao") { total ${MAIL} }`,
  'mails of everybody by recipient': `adminMails(q: "exemplo", order: recipient) { total ${MAIL} }`,
  'rejected companies by a reason': 'adminRejections(q: "duplicada") { total items { id } }',
  imports: 'adminImports { total items { id } }',
  'imports by name, from Z to A': 'adminImports(order: fileNameDescending) { total items { id } }',
  'imports by state': 'adminImports(order: status) { total items { id } }',
  'imports that wait': 'adminImports(statuses: [uploaded, checked]) { total items { id } }',
  'imports with the most new companies': 'adminImports(order: rowsCreated) { total items { id } }',
  'imports of a name': 'adminImports(q: "padarias", order: fileName) { total items { id } }',
};

/** Of one row, the newest, as a panel with an address requests it: its table, and the query's selection. */
const OPENED = {
  adminAuditEntry: ['audit_entries', 'id actorEmail action changes { field before after } createdAt'],
  adminMail: ['mails', 'mail { id subject } text'],
  adminPlanRequest: ['plan_requests', 'id status user { name email } requestedPlan { name }'],
  adminRating: ['ratings', 'id rating comment isHidden openReports company { id name }'],
  adminRejection: ['companies WHERE rejected_at IS NOT NULL', 'id name'],
};

const server = await startServer(
  '../server/dist/main.js',
  PORT,
  { DEMO_DATA: 'false', LOG_LEVEL: 'error' },
  '/readyz',
);
// What it does once after its start would be counted as time of the first lists.
await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
const database = new pg.Client({ connectionString: databaseUrl() });
await database.connect();
const session = await openAdminSession(database);
for (const [query, [table, selection]] of Object.entries(OPENED)) {
  const { rows } = await database.query(`SELECT id FROM ${table} ORDER BY id DESC LIMIT 1`);
  // A database without such rows has nothing to open.
  if (rows[0]) QUERIES[`one row: ${query}`] = `${query}(id: "${rows[0].id}") { ${selection} }`;
}

async function ask(query) {
  const begun = performance.now();
  const reply = await fetch(`http://127.0.0.1:${PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
    body: JSON.stringify({ query: `{ ${query} }` }),
  });
  const { errors } = await reply.json();
  if (errors) throw new Error(`${query}: ${errors[0].message}`);
  return performance.now() - begun;
}

let slow = 0;
try {
  console.log('| | p50 | p95 |\n|---|---:|---:|');
  for (const [name, query] of Object.entries(QUERIES)) {
    if (!name.includes(values.only)) continue;
    for (let round = 0; round < 3; round++) await ask(query);
    const times = [];
    for (let round = 0; round < EACH; round++) times.push(await ask(query));
    times.sort((one, other) => one - other);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    const isSlow = at(0.95) > (name.startsWith('counted apart') ? APART_LIMIT_MS : LIMIT_MS);
    if (isSlow) slow++;
    console.log(`| ${name} | ${at(0.5).toFixed(0)} | ${at(0.95).toFixed(0)}${isSlow ? ' (!)' : ''} |`);
  }
  console.log(`${slow} too slow at p95`);
} finally {
  await session.end();
  await database.end();
  await server.stop();
}
process.exitCode = slow > 0 ? 1 : 0;
