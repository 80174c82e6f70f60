/** Serves the program's schema and code that reads companies by Mercurius. Reads PORT and DATABASE_URL. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { openProgramSql } from '../program-sql.mjs';

const { companiesByIds, companyById, Decimal, REACHABLE, searchCompanies, toPage, reads, searches } =
  await openProgramSql();

async function companies(_, args) {
  const found = await searchCompanies(searches, args);
  const items = await companiesByIds(searches, found.ids);
  return {
    ...found,
    ...toPage(items, Math.min(found.total, REACHABLE), args),
    total: found.total,
    matchedCategory: items.find(({ categoryId }) => categoryId === found.matchedCategoryId)?.category,
    matchedCity: items.find(({ cityId }) => cityId === found.matchedCityId)?.city,
  };
}

const company = (_, { id }) => companyById({ viewer: null, db: { reads }, answer: { tags: new Set() } }, id);

const app = Fastify();
await app.register(mercurius, {
  schema: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  resolvers: { Query: { companies, company }, Decimal: { serialize: Decimal.serialize } },
  // Compiles a query with graphql-jit when it comes a second time.
  jit: 1,
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
