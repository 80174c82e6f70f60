import type { ClientBase } from 'pg';
import { normalizeHours } from '../../../hours/normalize-hours.ts';
import COMPANY_KINDS from '../../../kinds/data/demo-kinds.csv?raw';
import { slugify } from '../../../shared/text/slug.ts';
import COMMENTS from './demo/comments.csv?raw';
import COMPANIES from './demo/companies.csv?raw';
import HOURS from './demo/hours.csv?raw';
import MESSAGES from './demo/messages.csv?raw';
import OWNERS from './demo/owners.csv?raw';
import POINTS from './demo/points.csv?raw';
import { insertDemoOffers } from './demo-offers.ts';
import { insertDemoPhotos } from './demo-photos.ts';
import { generatePassword } from './generate-password.ts';
import { readCsv } from './read-csv.ts';

const ACTION = 'demo_data_created';
/** The account that comes with the demonstration, and its company. */
const DEMO_OWNER = 'dono@demo.exemplo.com.br';

export interface DemoAccount {
  ownerEmail: string;
  ownerPassword: string;
}

/**
 * Fills a database without companies with invented ones, their owners, ratings and messages (demo/*.csv), all marked
 * is_demo, in one transaction. Returns the owner's account, or null when it did nothing. An audit entry records it, so
 * that it is done once and removed demo data stay removed.
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
    await insertDemoOffers(client);
    await insertDemoPhotos(client);
    await insertRatings(client);
    await insertMessages(client);
    await client.query(`INSERT INTO audit_entries (action, subject_type) VALUES ($1, 'system')`, [ACTION]);
    // Companies without a point of their own are in the middle of their neighbourhood from the start.
    await client.query('SELECT points_settle(1000), cells_count(1000)');
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return { ownerEmail: DEMO_OWNER, ownerPassword };
}

/** Inserts owners, each with the `plan_rank`th cheapest plan, from 0. */
async function insertOwners(client: ClientBase, ownerHash: string, otherHash: string): Promise<void> {
  await client.query(
    `INSERT INTO users (name, email, role, password_hash, is_demo, plan_id, email_confirmed_at, created_at)
     SELECT name, email, 'company', CASE WHEN email = $2 THEN $3 ELSE $4 END, true,
       (SELECT id FROM plans WHERE is_active ORDER BY price, id OFFSET plan_rank LIMIT 1),
       now(), now() - days_ago * interval '1 day'
     FROM jsonb_to_recordset($1::jsonb) AS owner (name text, email text, plan_rank int, days_ago int)`,
    [JSON.stringify(await readCsv(OWNERS)), DEMO_OWNER, ownerHash, otherHash],
  );
}

async function insertCompanies(client: ClientBase): Promise<void> {
  const kinds = new Map(
    (await readCsv(COMPANY_KINDS)).map(({ company, kind, others = '' }) => [
      company,
      `${kind} ${others}`.trim(),
    ]),
  );
  const hours = new Map((await readCsv(HOURS)).map(({ company, hours: text = '' }) => [company, text]));
  const points = new Map((await readCsv(POINTS)).map((point) => [point.company, point]));
  const rows = (await readCsv(COMPANIES)).map((row) => ({
    ...row,
    latitude: points.get(row.name)?.latitude,
    longitude: points.get(row.name)?.longitude,
    opening_hours: storedHours(hours.get(row.name)),
    slug: slugify(row.name ?? ''),
    kinds: kinds.get(row.name),
  }));
  await client.query(
    `INSERT INTO companies (name, slug, description, category_id, kind_ids, city_id, address, cep, phone, contact_type,
       email, website, opening_hours, latitude, longitude, owner_id, is_approved, approved_at, has_message_access, is_demo, created_at, updated_at)
     SELECT r.name, slug, description, category_id,
       ARRAY(SELECT kind.id FROM string_to_table(kinds, ' ') WITH ORDINALITY AS named (slug, position)
         JOIN kinds kind USING (slug) ORDER BY position),
       c.id, address, cep, phone, contact_type,
       'contato@' || slug || '.exemplo.com.br',
       CASE WHEN has_website THEN 'https://' || slug || '.exemplo.com.br' END, opening_hours,
       r.latitude, r.longitude, u.id, is_approved, CASE WHEN is_approved THEN now() - (days_ago - 1) * interval '1 day' END,
       has_message_access, true, now() - days_ago * interval '1 day', now() - days_ago * interval '1 day'
     FROM jsonb_to_recordset($1::jsonb) AS r (name text, slug text, category_id int, ibge_code int, address text,
       cep text, phone text, contact_type text, has_website boolean, owner text, is_approved boolean,
       has_message_access boolean, days_ago int, description text, kinds text,
       opening_hours text, latitude float8, longitude float8)
     JOIN cities c USING (ibge_code)
     LEFT JOIN users u ON lower(u.email) = r.owner
     ORDER BY days_ago DESC`,
    [JSON.stringify(rows)],
  );
}

const storedHours = (text: string | null | undefined): string | null => (text ? normalizeHours(text) : null);

/** Inserts the stars of companies.csv, a digit each, then the comments; spread over the company's time. */
async function insertRatings(client: ClientBase): Promise<void> {
  const comments = await readCsv(COMMENTS);
  const rows = (await readCsv(COMPANIES)).flatMap(({ name, stars, days_ago }) => {
    const plain = Array.from(stars ?? '', (rating) => ({ rating, comment: null }));
    const ratings = [...plain, ...comments.filter(({ company }) => company === name)];
    return ratings.map(({ rating, comment }, number) => ({
      company: name,
      rating,
      comment,
      number,
      days_ago: (Number(days_ago) - 2) * (1 - (number + 0.5) / ratings.length),
    }));
  });
  await client.query(
    `INSERT INTO ratings (company_id, rating, comment, fingerprint_hash, created_at)
     SELECT c.id, rating, comment, sha256(convert_to(concat_ws(' ', 'demo', slug, number), 'UTF8')),
       now() - days_ago * interval '1 day'
     FROM jsonb_to_recordset($1::jsonb)
       AS r (company text, rating int, comment text, number int, days_ago float8)
     JOIN companies c ON c.name = r.company`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `UPDATE companies c SET rating_sum = r.sum, rating_count = r.count, rating_counts = r.counts
     FROM (
       SELECT company_id, sum(rating)::int AS sum, count(*)::int AS count, ARRAY[
         count(*) FILTER (WHERE rating = 1), count(*) FILTER (WHERE rating = 2), count(*) FILTER (WHERE rating = 3),
         count(*) FILTER (WHERE rating = 4), count(*) FILTER (WHERE rating = 5)]::int[] AS counts
       FROM ratings GROUP BY company_id) r
     WHERE r.company_id = c.id`,
  );
}

/** Inserts the conversation of the demonstration owner's company. */
async function insertMessages(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO messages (company_id, sender_type, sender_id, name, email, phone, subject, content, is_read, read_at,
       created_at)
     SELECT (SELECT c.id FROM companies c JOIN users u ON u.id = c.owner_id WHERE u.email = $2), sender_type,
       CASE sender_type WHEN 'admin' THEN (SELECT id FROM users WHERE role = 'admin' ORDER BY id LIMIT 1) END,
       name, email, phone, subject, content, is_read,
       CASE WHEN is_read THEN now() - days_ago * interval '1 day' + interval '3 hours' END,
       now() - days_ago * interval '1 day'
     FROM jsonb_to_recordset($1::jsonb) AS m (sender_type text, name text, email text, phone text, subject text,
       content text, is_read boolean, days_ago float8)`,
    [JSON.stringify(await readCsv(MESSAGES)), DEMO_OWNER],
  );
}
