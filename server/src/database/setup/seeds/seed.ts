import type { ClientBase } from 'pg';
import { seedAttributes } from './attributes.ts';
import { seedKinds } from './kinds.ts';
import MUNICIPALITIES from './municipalities.csv?raw';
import { readCsv } from './read-csv.ts';

/** They get the ids 1 to 10 in this order. */
export const CATEGORIES = [
  'Tecnologia',
  'Construção',
  'Alimentação',
  'Saúde',
  'Educação',
  'Varejo',
  'Serviços',
  'Indústria',
  'Transporte',
  'Outros',
];

/** Features of every account. Reports come with a company; administrators give access to messages. */
const BASIC = [
  'Página da empresa com logo',
  'Avaliações dos clientes',
  'Relatórios de visitas',
  'Acesso às mensagens a pedido',
];
const FULL = [...BASIC, 'Atendimento prioritário'];

/** Without 'Até N empresas', which the screens put first. */
const PLANS = [
  {
    name: 'Grátis',
    price: '0.00',
    maxCompanies: 5,
    photoLimit: 5,
    features: BASIC,
    isDefault: true,
    hasPoster: false,
    hasBadge: false,
    hasYearReports: false,
  },
  {
    name: 'Essencial',
    price: '29.90',
    maxCompanies: 10,
    photoLimit: 20,
    features: [...BASIC, 'Para quem tem filiais'],
    hasYearReports: false,
  },
  { name: 'Profissional', price: '79.90', maxCompanies: 25, photoLimit: 50, features: FULL },
  {
    name: 'Rede',
    price: '199.90',
    maxCompanies: 100,
    photoLimit: 50,
    features: [...FULL, 'Para redes e franquias'],
  },
];

/**
 * Fills a new database with categories, municipalities, plans, kinds, attributes and settings. Once the settings row exists, which is
 * written last, only adds kinds and attributes where there are none: an interrupted start is completed by the next, and what an administrator removed stays removed.
 * The caller holds the migration lock.
 */
export async function seedReferenceData(client: ClientBase): Promise<void> {
  const seeded = await client.query('SELECT 1 FROM settings');
  if (seeded.rowCount === 0) {
    await seedCategories(client);
    await seedCities(client);
    await seedPlans(client);
  }
  await seedKinds(client);
  await seedAttributes(client);
  await client.query('INSERT INTO settings (id) VALUES (1) ON CONFLICT DO NOTHING');
}

async function seedCategories(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO categories (id, name)
     SELECT id, name FROM unnest($1::text[]) WITH ORDINALITY AS t (name, id)
     WHERE NOT EXISTS (SELECT FROM categories)
     ON CONFLICT DO NOTHING`,
    [CATEGORIES],
  );
  await client.query(
    `SELECT setval(pg_get_serial_sequence('categories', 'id'), greatest(max(id), $1)) FROM categories`,
    [CATEGORIES.length],
  );
}

/** Inserts cities: IBGE's name and code, population estimated for 2025, position of the seat in degrees. */
async function seedCities(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO cities (ibge_code, name, state, population, latitude, longitude)
     SELECT city.* FROM jsonb_to_recordset($1::jsonb)
       AS city (ibge_code int, name text, state text, population int, latitude float8, longitude float8)
     WHERE NOT EXISTS (SELECT FROM cities)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(await readCsv(MUNICIPALITIES))],
  );
}

async function seedPlans(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO plans (name, price, max_companies, photo_limit, features, is_default, has_poster, has_badge, has_year_reports)
     SELECT p.name, p.price, p."maxCompanies", p."photoLimit", p.features, coalesce(p."isDefault", false),
       coalesce(p."hasPoster", true), coalesce(p."hasBadge", true), coalesce(p."hasYearReports", true)
     FROM jsonb_to_recordset($1::jsonb)
       AS p (name text, price numeric, "maxCompanies" int, "photoLimit" int, features text[], "isDefault" boolean,
         "hasPoster" boolean, "hasBadge" boolean, "hasYearReports" boolean)
     WHERE NOT EXISTS (SELECT FROM plans)`,
    [JSON.stringify(PLANS)],
  );
}
