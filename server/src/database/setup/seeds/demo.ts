import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { slugify } from '../../../shared/text/slug.ts';
import { CONSTRUCTION } from './demo/construction.ts';
import type { DemoCompany } from './demo/demo-company.ts';
import { FOOD } from './demo/food.ts';
import { HEALTH_AND_EDUCATION } from './demo/health-and-education.ts';
import { INDUSTRY_AND_TRANSPORT } from './demo/industry-and-transport.ts';
import { insertMessages } from './demo/insert-messages.ts';
import { DEMO_OWNER, OTHER_OWNERS, PENDING_OWNER } from './demo/people.ts';
import { SERVICES } from './demo/services.ts';
import { SHOPS } from './demo/shops.ts';
import { generatePassword } from './generate-password.ts';

/** The first one belongs to the demonstration's owner. */
const COMPANIES = [
  ...FOOD,
  ...HEALTH_AND_EDUCATION,
  ...SHOPS,
  ...SERVICES,
  ...CONSTRUCTION,
  ...INDUSTRY_AND_TRANSPORT,
];

const PENDING: DemoCompany = {
  name: 'Ateliê Flor de Chita',
  category: 6,
  city: 3146107,
  ddd: 31,
  address: 'Ladeira do Pilar Novo, 36 – Centro',
  cep: '35400000',
  whatsapp: true,
  description:
    'Bolsas, almofadas e colchas costuradas à mão com tecidos mineiros. Aceitamos encomendas com a combinação de estampas que o cliente escolher.',
  comments: [],
  stars: '',
};

const ACTION = 'demo_data_created';

export interface DemoAccount {
  ownerEmail: string;
  ownerPassword: string;
}

/**
 * Fills a database without companies with invented ones, their owners, ratings and messages, all marked is_demo, in one
 * transaction. Returns the owner's account, or null when it did nothing. An audit entry records it, so that it is done
 * once and removed demo data stay removed.
 */
export async function seedDemo(
  client: ClientBase,
  options: { hash: (password: string) => Promise<string> },
): Promise<DemoAccount | null> {
  const done = await client.query(
    `SELECT 1 WHERE EXISTS (SELECT FROM companies) OR EXISTS (SELECT FROM audit_entries WHERE action = $1)`,
    [ACTION],
  );
  if (done.rowCount !== 0) return null;
  const ownerPassword = generatePassword();
  const ownerHash = await options.hash(ownerPassword);
  // Not announced: the other owners cannot log in.
  const otherHash = await options.hash(generatePassword());
  await client.query('BEGIN');
  try {
    await insertOwners(client, ownerHash, otherHash);
    await insertCompanies(client);
    await insertRatings(client);
    await insertMessages(client, slugify(COMPANIES[0]?.name ?? ''));
    await client.query(`INSERT INTO audit_entries (action, subject_type) VALUES ($1, 'system')`, [ACTION]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return { ownerEmail: DEMO_OWNER.email, ownerPassword };
}

/** The first company is the demonstration owner's; the other owners have two or three each. */
function ownerEmail(index: number): string {
  const name = index === 0 ? undefined : OTHER_OWNERS[(index - 1) % OTHER_OWNERS.length];
  if (name === undefined) return DEMO_OWNER.email;
  return `${slugify(name).replaceAll('-', '.')}@demo.exemplo.com.br`;
}

async function insertOwners(client: ClientBase, ownerHash: string, otherHash: string): Promise<void> {
  const others = OTHER_OWNERS.map((name, index) => ({ name, email: ownerEmail(index + 1) }));
  const owners = [DEMO_OWNER, ...others, PENDING_OWNER];
  await client.query(
    `INSERT INTO users (name, email, role, password_hash, is_demo, company_name, plan_id, email_confirmed_at, created_at)
     SELECT o.name, o.email, 'company', CASE WHEN o.email = $2 THEN $3 ELSE $4 END, true, NULL,
       (SELECT id FROM plans WHERE is_active ORDER BY price, id
        OFFSET CASE WHEN o.email = $2 THEN 1 ELSE o.number % 3 END LIMIT 1),
       now(), now() - interval '400 days' + o.number * interval '12 days'
     FROM jsonb_to_recordset($1::jsonb) AS o (name text, email text, number int)`,
    [
      JSON.stringify(owners.map((owner, number) => ({ ...owner, number }))),
      DEMO_OWNER.email,
      ownerHash,
      otherHash,
    ],
  );
}

/** Fictitious numbers of the form 3555-01nn and 99555-01nn. */
function phone(company: DemoCompany, index: number): string {
  const end = String(100 + index).padStart(4, '0');
  return company.whatsapp === true ? `+55${company.ddd}99555${end}` : `+55${company.ddd}3555${end}`;
}

async function insertCompanies(client: ClientBase): Promise<void> {
  const rows = [...COMPANIES, PENDING].map((company, index) => {
    const slug = slugify(company.name);
    const isPending = company === PENDING;
    const owner = isPending ? PENDING_OWNER.email : ownerEmail(index);
    return {
      name: company.name,
      slug,
      description: company.description,
      category: company.category,
      city: company.city,
      address: company.address,
      cep: company.cep,
      phone: phone(company, index),
      contact: company.whatsapp === true ? 'whatsapp' : 'phone',
      email: `contato@${slug}.exemplo.com.br`,
      website: company.website === true ? `https://${slug}.exemplo.com.br` : null,
      owner: company.withoutOwner === true ? null : owner,
      approved: !isPending,
      access: !isPending && company.withoutOwner !== true && index % 3 === 0,
      days: isPending ? 1 : 370 - index * 6,
    };
  });
  await client.query(
    `INSERT INTO companies (name, slug, description, category_id, city_id, address, cep, phone, contact_type, email,
       website, owner_id, is_approved, approved_at, has_message_access, is_demo, created_at, updated_at)
     SELECT r.name, r.slug, r.description, r.category, c.id, r.address, r.cep, r.phone, r.contact, r.email,
       r.website, u.id, r.approved, CASE WHEN r.approved THEN now() - (r.days - 1) * interval '1 day' END,
       r.access, true, now() - r.days * interval '1 day', now() - r.days * interval '1 day'
     FROM jsonb_to_recordset($1::jsonb) AS r (name text, slug text, description text, category int, city int,
       address text, cep text, phone text, contact text, email text, website text, owner text, approved boolean,
       access boolean, days int)
     JOIN cities c ON c.ibge_code = r.city
     LEFT JOIN users u ON lower(u.email) = r.owner
     ORDER BY r.days DESC`,
    [JSON.stringify(rows)],
  );
}

async function insertRatings(client: ClientBase): Promise<void> {
  const rows = COMPANIES.flatMap((company, index) => {
    const slug = slugify(company.name);
    const plain = Array.from(company.stars, (digit): [number, string | null] => [Number(digit), null]);
    // The companies are up to a year old, the newest 16 days: no rating is older than its company.
    const age = 370 - index * 6;
    return [...plain, ...company.comments].map(([rating, comment], position, all) => ({
      slug,
      rating,
      comment,
      fingerprint: createHash('sha256').update(`demo ${slug} ${position}`).digest('hex'),
      days: (age - 2) * (1 - (position + 0.5) / all.length),
    }));
  });
  await client.query(
    `INSERT INTO ratings (company_id, rating, comment, fingerprint_hash, created_at)
     SELECT c.id, r.rating, r.comment, decode(r.fingerprint, 'hex'), now() - r.days * interval '1 day'
     FROM jsonb_to_recordset($1::jsonb) AS r (slug text, rating int, comment text, fingerprint text, days float8)
     JOIN companies c ON c.slug = r.slug`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `UPDATE companies c SET rating_sum = r.sum, rating_count = r.count
     FROM (SELECT company_id, sum(rating)::int AS sum, count(*)::int AS count FROM ratings GROUP BY company_id) r
     WHERE r.company_id = c.id`,
  );
}
