/** Serves the program's SQL by a bare Fastify route, for comparison. Reads PORT and DATABASE_URL. */
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import pg from 'pg';
import { build } from 'vite';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
await build({
  root: path('../server'),
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: path('shared-sql.mjs'),
    outDir: path('dist'),
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'shared-sql.js' } },
  },
});
const { COMPANIES_BY_IDS, COMPANY_BY_ID, poolReader, searchCompanies } = await import('./dist/shared-sql.js');

const url = process.env.DATABASE_URL;
// The program's pool sizes.
const reads = poolReader(new pg.Pool({ connectionString: url, max: 10 }));
const searches = poolReader(new pg.Pool({ connectionString: url, max: 4 }));

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
