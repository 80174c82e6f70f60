/** Serves the program's SQL by a bare Fastify route, for comparison. Reads PORT and DATABASE_URL. */
import Fastify from 'fastify';
import { openProgramSql } from './program-sql.mjs';

const { COMPANIES_BY_IDS, COMPANY_BY_ID, searchCompanies, reads, searches } = await openProgramSql();

const app = Fastify();
app.get('/search', async ({ query }) => {
  const found = await searchCompanies(searches, {
    q: query.q,
    category: query.category,
    city: query.city,
    order: 'relevance',
    page: 1,
    perPage: 16,
    literal: false,
  });
  return { ...found, items: await searches.query(COMPANIES_BY_IDS, [found.ids]) };
});
app.get('/company/:id', async ({ params }) => (await reads.query(COMPANY_BY_ID, [Number(params.id)]))[0]);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
