import type pg from 'pg';
import { poolTransaction } from '../../database/pools.ts';
import { withRetries } from '../../database/postgres-errors.ts';
import type { Closing } from '../csv/read-records.ts';
import { BEFORE_COLUMNS } from '../rows/import-columns.ts';
import type { ImportRow } from '../rows/import-row.ts';
import type { Note } from '../rows/validate-rows.ts';

/** Of company `c`: what undoes a change of the register beside the columns of every import. */
export const REGISTER_BEFORE = `jsonb_build_object('isActive', c.is_active,
  'record', (SELECT to_jsonb(k) FROM register_records k WHERE k.company_id = c.id))`;

/** Notes that the register has companies, by their ids, and what it says of them. */
export async function noteRecords(
  client: pg.ClientBase,
  month: string,
  noted: ReadonlyMap<number, ImportRow>,
): Promise<void> {
  if (noted.size === 0) return;
  const entries = [...noted].sort(([a], [b]) => a - b);
  await client.query(
    `INSERT INTO register_records (company_id, month, said, row_hash)
     SELECT id, $4::date, said, row_hash FROM unnest($1::int[], $2::bytea[], $3::bigint[]) AS r (id, said, row_hash)
     ON CONFLICT (company_id) DO UPDATE SET month = excluded.month, said = excluded.said, row_hash = excluded.row_hash,
       closed_on = NULL`,
    [
      entries.map(([id]) => id),
      entries.map(([, row]) => row.said),
      entries.map(([, row]) => row.rowHash),
      month,
    ],
  );
}

/** Shows companies again that the register had as closed; the transaction has locked them and noted what undoes it. */
export async function reopenCompanies(client: pg.ClientBase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await client.query('UPDATE companies SET is_active = true WHERE id = ANY ($1::int[])', [ids]);
}

/** Proposes corrections to the owners, in place of those that wait from earlier files and are no longer so. */
export async function propose(
  client: pg.ClientBase,
  importId: number,
  month: string,
  notes: readonly Note[],
): Promise<void> {
  const outdated = notes.flatMap(({ id, outdated: fields }) => fields.map((field) => ({ id, field })));
  if (outdated.length > 0) {
    await client.query(
      `DELETE FROM company_corrections k USING jsonb_to_recordset($1::jsonb) AS r (id int, field text)
       WHERE k.company_id = r.id AND k.field = r.field AND k.import_id IS NOT NULL AND k.status = 'pending'`,
      [JSON.stringify(outdated)],
    );
  }
  const proposals = notes.flatMap((note) => note.proposals);
  if (proposals.length === 0) return;
  await client.query(
    `INSERT INTO company_corrections (company_id, field, before, after, note, import_id)
     SELECT r."companyId", r.field, r.before, r.after, $2, $3
     FROM jsonb_to_recordset($1::jsonb) AS r ("companyId" int, field text, before text, after text) ON CONFLICT DO NOTHING`,
    [JSON.stringify(proposals), noteOf(month), importId],
  );
}

/** Returns 'Receita Federal, 11/2026'. */
const noteOf = (month: string): string => `Receita Federal, ${month.slice(5, 7)}/${month.slice(0, 4)}`;

/** Companies `c` of a batch of closings that are shown; one that an administrator has shown again stays. */
const MET = `FROM unnest($1::text[], $2::date[]) AS r (cnpj, closed_on)
  JOIN companies c ON c.cnpj = r.cnpj::bpchar AND c.rejected_at IS NULL
  LEFT JOIN register_records k ON k.company_id = c.id
  LEFT JOIN import_companies i ON i.company_id = c.id
  WHERE c.is_active AND k.closed_on IS NULL AND coalesce(k.month <= $3::date, true)`;
const IS_FREE = 'c.owner_id IS NULL AND i.company_id IS NOT NULL';

const ATTEMPTS = 3;

interface MetCompany {
  id: number;
  isFree: boolean;
  closedOn: string;
}

/**
 * Hides the companies that the register has as closed, and tells the owners of the others; in one transaction. Returns how many
 * were hidden, or, without an import, would be.
 */
export async function closeCompanies(
  pool: pg.Pool,
  importId: number | null,
  month: string,
  closings: readonly Closing[],
): Promise<number> {
  const values = [closings.map(({ cnpj }) => cnpj), closings.map(({ closedOn }) => closedOn), month];
  if (importId === null) {
    const { rowCount } = await pool.query(`SELECT ${MET} AND ${IS_FREE}`, values);
    return rowCount ?? 0;
  }
  return withRetries(ATTEMPTS, () =>
    poolTransaction(pool, async (client) => {
      const { rows } = await client.query<MetCompany>(
        `SELECT c.id, ${IS_FREE} AS "isFree", r.closed_on::text AS "closedOn"
         ${MET} ORDER BY c.id FOR NO KEY UPDATE OF c`,
        values,
      );
      const hidden = rows.filter(({ isFree }) => isFree).map(({ id }) => id);
      await hide(client, importId, hidden);
      await client.query(
        `INSERT INTO register_records (company_id, month, closed_on)
         SELECT id, $3, closed_on FROM unnest($1::int[], $2::date[]) AS r (id, closed_on)
         ON CONFLICT (company_id) DO UPDATE SET month = excluded.month, closed_on = excluded.closed_on`,
        [rows.map(({ id }) => id), rows.map(({ closedOn }) => closedOn), month],
      );
      await client.query(
        `INSERT INTO company_corrections (company_id, field, note, import_id)
         SELECT id, 'closed', $2, $3 FROM unnest($1::int[]) AS r (id) ON CONFLICT DO NOTHING`,
        [rows.filter(({ isFree }) => !isFree).map(({ id }) => id), noteOf(month), importId],
      );
      await client.query(
        'UPDATE imports SET rows_updated = rows_updated + $2, written_at = now() WHERE id = $1',
        [importId, hidden.length],
      );
      return hidden.length;
    }),
  );
}

/** Hides locked companies and stores what undoes it. */
async function hide(client: pg.ClientBase, importId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    `WITH old AS (
       SELECT c.id, i.import_id, jsonb_build_object('updatedAt', c.updated_at, 'writtenAt', i.written_at,
         'line', i.line, 'hash', encode(i.content_hash, 'hex'), ${BEFORE_COLUMNS}) || ${REGISTER_BEFORE} AS before
       FROM companies c JOIN import_companies i ON i.company_id = c.id WHERE c.id = ANY ($1::int[])
     ),
     remembered AS (
       INSERT INTO import_changes (import_id, company_id, before, before_import_id)
       SELECT $2, id, before, import_id FROM old WHERE import_id <> $2 ON CONFLICT DO NOTHING
     ),
     written AS (
       UPDATE import_companies SET import_id = $2, written_at = now() WHERE company_id = ANY ($1::int[])
     )
     UPDATE companies SET is_active = false, updated_at = now() WHERE id = ANY ($1::int[])`,
    [ids, importId],
  );
}
