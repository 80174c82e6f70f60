import { seedDemo } from '../../../src/database/setup/seeds/demo.ts';
import { hashPassword } from '../../../src/shared/passwords.ts';
import { makeCompany } from '../../helpers/factories.ts';
import { HEADER, importFixtures, row } from '../../helpers/import-fixtures.ts';
import { startTestApp, type TestApp } from '../../helpers/test-app.ts';

const TILES = {
  MAP_TILES_URL: 'https://tiles.exemplo.com.br/{z}/{x}/{y}.png',
  MAP_TILES_ATTRIBUTION: '© Exemplo',
};

export const PASSWORD = 'segredo-bem-longo';

/** Lifts the limits, which other tests cover. */
const LIMITS = Object.fromEntries(
  `QUERY_TOKENS QUERY_DEPTH QUERY_COST QUERY_FIELDS QUERY_REPEATS RATINGS_COMPANY RATINGS_TOTAL RATING_REPORTS SAVES
   MESSAGES_COMPANY MESSAGES_TOTAL OWNER_MESSAGES OWNER_REQUESTS RESETS_ADDRESS UPLOADS
   PHOTO_UPLOADS PHOTO_REPORTS RATING_MARKS CORRECTIONS_COMPANY CORRECTIONS_TOTAL DATA_REQUESTS_ADDRESS DATA_REQUESTS_EMAIL
   PASSWORD_CHANGES`
    .split(/\s+/)
    .map((name) => [`LIMIT_${name}`, '2000000000']),
);

export interface Owner {
  id: number;
  token: string;
  email: string;
  /** Approved, may read its messages. */
  companyId: number;
}

/** The demo data with all fields filled in, and functions that add a row of each kind. */
export interface Scene {
  guia: TestApp;
  admin: string;
  /** The most expensive plan, and one without accounts. */
  planIds: [gold: number, other: number];
  imports: ReturnType<typeof importFixtures>;
  workOff(): Promise<void>;
  /** Returns the id that a statement returns. */
  id(statement: string, ...values: unknown[]): Promise<number>;
  owner(): Promise<Owner>;
  pending(ownerId?: number): Promise<number>;
  /** Inserts a rating with comment, address and browser; returns its id. */
  rating(companyId: number): Promise<number>;
  /** Fills empty columns of companies and accounts, and rates each company with an owner. */
  fill(): Promise<void>;
  ask(query: string, variables: Record<string, unknown>, token?: string): Promise<void>;
  close(): Promise<void>;
}

const FILL = [
  `INSERT INTO logos (hash, large, small) VALUES (repeat('a', 64), '', '') ON CONFLICT DO NOTHING`,
  `UPDATE users SET company_name = 'Como no cadastro',
     plan_id = coalesce(plan_id, (SELECT max(id) FROM plans WHERE name = 'Ouro'))
   WHERE role <> 'admin' AND (company_name IS NULL OR plan_id IS NULL)`,
  `UPDATE companies SET logo_hash = repeat('a', 64), address = 'Rua das Acácias, 120', cep = '13010000',
     phone = '+5519995550100', contact_type = 'whatsapp', email = 'contato@exemplo.com.br',
     website = 'https://exemplo.com.br', instagram = 'https://www.instagram.com/a/',
     facebook = 'https://www.facebook.com/abcde', ifood = 'https://www.ifood.com.br/delivery/a/b', founded_year = 1998,
     area_served = 'Toda a cidade', attribute_ids = '{1}',
     offers = '[{"name": "Bolo", "description": "De milho", "priceCents": 3000, "isFrom": true}]',
     opening_hours = 'Mo-Fr 08:00-18:00; Dec 15-Jan 31 Mo-Sa 08:00-20:00; PH 09:00-12:00; '
       || to_char(now() + interval '1 day', 'Mon DD') || ' 09:00-12:00 "Aniversário da cidade"', latitude = -22.9, longitude = -47.06
   WHERE logo_hash IS NULL`,
  `INSERT INTO company_photos (key, company_id, position, state, sizes)
   SELECT gen_random_uuid(), id, 0, 'ready', '[{"width": 480, "height": 320, "bytes": 9}]' FROM companies c
   WHERE NOT EXISTS (SELECT FROM company_photos WHERE company_id = c.id)`,
  `WITH rated AS (
     INSERT INTO ratings (company_id, rating, comment, display_name, neighborhood, fingerprint_hash, answer, answered_at,
       changed_at)
     SELECT id, 5, 'Muito bom.', 'Ana', 'Cambuí', sha256(('quem avalia todas ' || n)::bytea), 'Obrigada!', now(), now()
     FROM companies c, generate_series(1, 5) n
     WHERE owner_id IS NOT NULL AND NOT EXISTS (SELECT FROM ratings WHERE company_id = c.id AND answer IS NOT NULL)
     ON CONFLICT DO NOTHING RETURNING company_id)
   UPDATE companies SET rating_count = rating_count + 5, rating_sum = rating_sum + 25
   WHERE id IN (SELECT company_id FROM rated)`,
];

export async function startScene(): Promise<Scene> {
  const guia = await startTestApp({
    ...LIMITS,
    MAPS_API_KEY: 'uma-chave',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    ...TILES,
  });
  const { pool } = guia;
  let made = 0;
  const id = async (statement: string, ...values: unknown[]) =>
    (await pool.query<{ id: number }>(statement, values)).rows[0]?.id as number;
  const client = await pool.connect();
  await seedDemo(client, { hash: hashPassword });
  client.release();
  const plan = (name: string, price: number) =>
    id(
      `INSERT INTO plans (name, price, max_companies, features, is_active) VALUES ($1, $2, 100, '{Destaque}', true)
       RETURNING id`,
      name,
      price,
    );
  const scene: Scene = {
    guia,
    admin: await guia.adminToken(),
    planIds: [await plan('Ouro', 99.9), await plan('Prata', 49.9)],
    imports: importFixtures(guia),
    workOff: () => scene.imports.jobs.workOff(),
    id,
    async owner() {
      const owner = await guia.owner();
      const ownerId = Number(owner.id);
      await pool.query('UPDATE users SET plan_id = $2, email_confirmed_at = now() WHERE id = $1', [
        ownerId,
        scene.planIds[0],
      ]);
      return {
        ...owner,
        id: ownerId,
        companyId: await makeCompany(pool, { owner_id: ownerId, has_message_access: true }),
      };
    },
    pending: (ownerId) =>
      makeCompany(pool, { is_approved: false, ...(ownerId !== undefined && { owner_id: ownerId }) }),
    async rating(companyId) {
      await pool.query(
        'UPDATE companies SET rating_count = rating_count + 1, rating_sum = rating_sum + 5 WHERE id = $1',
        [companyId],
      );
      return id(
        `INSERT INTO ratings (company_id, rating, comment, display_name, neighborhood, fingerprint_hash, address, answer,
           answered_at, changed_at)
         VALUES ($1, 5, 'Muito bom.', 'Ana', 'Cambuí', sha256($2::text::bytea), '203.0.113.5', 'Obrigada!', now(), now()) RETURNING id`,
        companyId,
        `browser ${++made}`,
      );
    },
    async fill() {
      for (const statement of FILL) await pool.query(statement);
    },
    async ask(query, variables, token = scene.admin) {
      const { body } = await guia.graphql(query, variables, { token });
      if (body.errors) throw new Error(`${query}: ${body.errors[0].message}`);
    },
    close: () => guia.close(),
  };
  await scene.fill();
  return scene;
}

/** Runs an import up to the state; its last row is refused. Returns its id. */
export async function importUntil(
  { imports, workOff }: Scene,
  state: 'uploaded' | 'checked' | 'done',
): Promise<string> {
  const rows = [1, 2].map((number) => row(Date.now() * 10 + number));
  const text = [HEADER, ...rows, row(3, { city: 'Canpinas' })].join('\n');
  const { data } = await imports.upload(text);
  const { id, columns } = data.createImport;
  if (state === 'uploaded') return id;
  await imports.check(id, columns);
  await workOff();
  if (state === 'checked') return id;
  await imports.step('runImport', id);
  await workOff();
  return id;
}
