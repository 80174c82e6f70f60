import { installationSecret, pseudonym } from '../database/installation-secret.ts';
import { TODAY } from '../database/local-day.ts';
import type { Reader, Statement } from '../database/statement.ts';

/** What is counted, and its column in `company_days`. */
const COLUMNS = {
  view: 'views',
  phone: 'phone_clicks',
  whatsapp: 'whatsapp_clicks',
  website: 'website_clicks',
  map: 'map_clicks',
  photo: 'photo_views',
};
const DAY_COLUMNS = Object.values(COLUMNS);
export type VisitKind = keyof typeof COLUMNS;

/** A view of a company's page, or a click on one of its contacts. */
export interface Visit {
  companyId: number;
  kind: VisitKind;
  /** In America/Sao_Paulo. */
  day: string;
  /** What tells visitors apart: a fingerprint, an account, or an address with a browser. */
  visitor: string;
  address: string;
  /** The signed-in person: visits of those who belong to the company do not count. */
  viewerId: number | null;
}

const COUNTS = Object.keys(COLUMNS).map((kind) => `count(*) FILTER (WHERE kind = '${kind}')`);

/**
 * Writes visits and adds the first of each visitor and day to the company's day. Counts approved and active companies
 * only, nobody who belongs to them, and so many from one address. Locks rows in one order (companies, visits, days), so that two instances
 * never deadlock. Skips locked companies, as those whose import is being undone, and returns their ids.
 */
const WRITE: Statement = {
  name: 'write_visits',
  text: `
    WITH asked AS (
      SELECT DISTINCT ON (company_id, kind, visitor_hash) *
      FROM unnest($1::int[], $2::text[], $3::bytea[], $4::bytea[], $5::int[])
        AS visit (company_id, kind, visitor_hash, address_hash, viewer_id)
    ), today AS (
      SELECT ${TODAY} AS day
    ), countable AS (
      SELECT id, owner_id FROM companies
      WHERE id = ANY ($1::int[]) AND is_active AND is_approved ORDER BY id FOR KEY SHARE SKIP LOCKED
    ), numbered AS (
      SELECT asked.*, today.day,
        row_number() OVER (PARTITION BY company_id, kind, address_hash) AS position
      FROM asked CROSS JOIN today JOIN countable ON countable.id = asked.company_id
      WHERE asked.viewer_id IS NULL OR countable.owner_id IS DISTINCT FROM asked.viewer_id AND NOT EXISTS (
        SELECT FROM company_members m WHERE m.company_id = countable.id AND m.user_id = asked.viewer_id)
    ), counted AS (
      INSERT INTO company_visits (company_id, day, kind, visitor_hash, address_hash)
      SELECT company_id, day, kind, visitor_hash, address_hash FROM numbered
      WHERE position + (
        SELECT count(*) FROM (
          SELECT FROM company_visits known
          WHERE known.company_id = numbered.company_id AND known.day = numbered.day
            AND known.kind = numbered.kind AND known.address_hash = numbered.address_hash
          LIMIT $6) few) <= $6
      ORDER BY company_id, kind, visitor_hash
      ON CONFLICT DO NOTHING
      RETURNING company_id, day, kind
    ), added AS (
      INSERT INTO company_days AS known (company_id, day, ${DAY_COLUMNS.join(', ')})
      SELECT company_id, day, ${COUNTS.join(', ')} FROM counted GROUP BY company_id, day ORDER BY company_id, day
      ON CONFLICT (company_id, day) DO UPDATE SET
        ${DAY_COLUMNS.map((column) => `${column} = known.${column} + excluded.${column}`).join(', ')}
    )
    SELECT id FROM companies
    WHERE id = ANY ($1::int[]) AND is_active AND is_approved AND id NOT IN (SELECT id FROM countable)`,
};

const HASH_BYTES = 16;

/**
 * Writes visits in one statement, of visitors and addresses their pseudonyms of the day, so that nobody can be tracked
 * from one day to the next. One address adds at most `mostAnAddress` to a company a day. Returns the ids of
 * locked companies, whose visits are not written.
 */
export async function writeVisits(
  reader: Reader,
  visits: readonly Visit[],
  mostAnAddress: number,
): Promise<Set<number>> {
  const secret = await installationSecret(reader);
  const hashOf = (day: string, text: string): Buffer =>
    pseudonym(secret, 'visit', `${day} ${text}`).subarray(0, HASH_BYTES);
  const locked = await reader.query<{ id: number }>(WRITE, [
    visits.map(({ companyId }) => companyId),
    visits.map(({ kind }) => kind),
    visits.map(({ day, visitor }) => hashOf(day, visitor)),
    visits.map(({ day, address }) => hashOf(day, address)),
    visits.map(({ viewerId }) => viewerId),
    mostAnAddress,
  ]);
  return new Set(locked.map(({ id }) => id));
}
