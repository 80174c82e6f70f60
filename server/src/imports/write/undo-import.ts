import type pg from 'pg';
import { recordOutcome } from '../../audit/record-outcome.ts';
import { poolTransaction } from '../../database/pools.ts';
import { withRetries } from '../../database/postgres-errors.ts';
import { assigned, RECORD_COLUMNS } from '../rows/import-columns.ts';
import { LEASE, LostImport } from './commit-batch.ts';
import { type Ask, whyNotUndone } from './why-not-undone.ts';

/** Timeout of one statement; longer than the pool's, which is for requests. */
const STATEMENT_MS = 60_000;
/** Somebody else's transaction may hold a company. */
const LOCK_MS = 5_000;
/** Above the server's timeout, for a broken connection. */
const QUERY_TIMEOUT_MS = STATEMENT_MS + 500;
/** Companies in one transaction, which other writers wait for. */
const AT_ONCE = 1_000;
/** Most removed companies that the audit log names. */
const MOST_NAMED = 200;

/** An import that this instance works on. */
interface ClaimedImport {
  id: number;
  claim: number;
}

interface Undoing {
  isUndone: boolean;
  /** Why not, for people; null as well when the program stops. */
  reason: string | null;
}

/**
 * Undoes an import: removes the companies that it created and restores those that it changed, a batch at a time. Returns the
 * reason, and changes nothing, when something depends on it; what comes to depend on it meanwhile stops it there. Stops
 * between two batches once `signal` is aborted. Throws LostImport when another instance works on it, and database errors.
 */
export async function undoImport(pool: pg.Pool, job: ClaimedImport, signal: AbortSignal): Promise<Undoing> {
  const reason = await transaction(pool, (ask) => whyNotUndone(ask, job.id, null));
  if (reason !== null) return { isUndone: false, reason };
  const names: string[] = [];
  for (let isBegun = false; ; isBegun = true) {
    if (signal.aborted) return { isUndone: false, reason: null };
    const batch = await transaction(pool, (ask) => undoBatch(ask, job));
    if (batch === null) break;
    if (typeof batch === 'string') {
      return { isUndone: false, reason: isBegun ? `${batch} Uma parte dela já foi desfeita.` : batch };
    }
    names.push(...batch.slice(0, MOST_NAMED - names.length));
  }
  await transaction(pool, (ask) => end(ask, job, names));
  return { isUndone: true, reason: null };
}

function transaction<Result>(pool: pg.Pool, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  return withRetries(3, () =>
    poolTransaction(pool, async (client) => {
      await client.query(`SET LOCAL statement_timeout = ${STATEMENT_MS}`);
      await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
      // Without a timeout of its own a statement has the pool's.
      return work(async (text, values) => {
        const query: pg.QueryConfig & { query_timeout: number } = {
          text,
          values,
          query_timeout: QUERY_TIMEOUT_MS,
        };
        return (await client.query(query)).rows;
      });
    }),
  );
}

/** Returns the names of removed companies, the reason why the batch is not undone, or null when none is left. */
async function undoBatch(ask: Ask, { id, claim }: ClaimedImport): Promise<string[] | string | null> {
  const held = await ask(
    `UPDATE imports SET lease_until = now() + ${LEASE} WHERE id = $1 AND status = 'undoing' AND claim = $2 RETURNING id`,
    [id, claim],
  );
  if (held.length === 0) throw new LostImport(id);
  const ids = (await ask<{ id: number }>(NEXT, [id])).map((company) => company.id);
  if (ids.length === 0) return null;
  // Prevents ratings, claims and changes until the end.
  await ask('SELECT FROM companies WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE', [ids]);
  const reason = await whyNotUndone(ask, id, ids);
  if (reason !== null) return reason;
  const changed = await ask<{ id: number }>(
    'SELECT company_id AS id FROM import_changes WHERE import_id = $1 AND company_id = ANY ($2::int[])',
    [id, ids],
  );
  const changedIds = new Set(changed.map((company) => company.id));
  // Prevents the removal of kinds that companies get back.
  if (changed.length > 0) {
    await ask('SELECT FROM kinds ORDER BY id FOR KEY SHARE', []);
    await restoreChanged(ask, id, [...changedIds]);
  }
  // Continued, an import would leave out what is undone. The file also holds personal data.
  await ask('DELETE FROM import_chunks WHERE import_id = $1', [id]);
  const removed = await ask<{ text: string }>(
    `DELETE FROM companies WHERE id = ANY ($1::int[]) RETURNING name || ' (nº ' || id || ')' AS text`,
    [ids.filter((company) => !changedIds.has(company))],
  );
  return removed.map(({ text }) => text);
}

/** In the order of ids, as everywhere, so that writers do not deadlock. */
const NEXT = `SELECT company_id AS id FROM import_companies WHERE import_id = $1 ORDER BY company_id LIMIT ${AT_ONCE}`;

interface Ended {
  fileName: string;
  isFinished: boolean;
  created: number;
  restored: number;
}

async function end(ask: Ask, { id, claim }: ClaimedImport, names: readonly string[]): Promise<void> {
  const [ended] = await ask<Ended>(
    `UPDATE imports SET status = 'undone', lease_until = NULL WHERE id = $1 AND status = 'undoing' AND claim = $2
     RETURNING file_name AS "fileName", finished_at IS NOT NULL AS "isFinished", rows_created AS created,
       (SELECT count(*)::int FROM import_changes WHERE import_id = $1) AS restored`,
    [id, claim],
  );
  if (!ended) throw new LostImport(id);
  const more = ended.created - names.length;
  await recordOutcome(
    ask,
    {
      action: 'import.undone',
      subjectId: id,
      before: { status: ended.isFinished ? 'done' : 'stopped' },
      after: {
        status: 'undone',
        fileName: ended.fileName,
        companiesCount: ended.created,
        removedCompanies: [...names, ...(more > 0 ? [`e mais ${more.toLocaleString('pt-BR')}`] : [])],
        restoredCount: ended.restored,
      },
    },
    { request: 'import.undo' },
  );
  await ask(
    `WITH taken_back AS (
       DELETE FROM company_corrections WHERE import_id = $1 AND status = 'pending' AND field = 'closed' RETURNING company_id
     )
     UPDATE register_records r SET closed_on = NULL, row_hash = NULL
     FROM taken_back t WHERE r.company_id = t.company_id`,
    [id],
  );
  await ask('DELETE FROM import_changes WHERE import_id = $1', [id]);
  // Of an import without companies too.
  await ask('DELETE FROM import_chunks WHERE import_id = $1', [id]);
}

async function restoreChanged(ask: Ask, importId: number, ids: number[]): Promise<void> {
  await ask(
    `WITH b AS (
       SELECT ch.company_id, ch.before_import_id, ch.before ? 'record' AS "isOfRegister", old.*
       FROM import_changes ch, jsonb_to_record(ch.before) AS old ("updatedAt" timestamptz,
         "writtenAt" timestamptz, line int, hash text, "isActive" boolean, record jsonb, ${RECORD_COLUMNS})
       WHERE ch.import_id = $1 AND ch.company_id = ANY ($2::int[])
     ),
     restored AS (
       UPDATE companies c SET updated_at = b."updatedAt", is_active = coalesce(b."isActive", c.is_active), ${assigned('b')}
       FROM b WHERE c.id = b.company_id
     ),
     unrecorded AS (
       DELETE FROM register_records r USING b WHERE r.company_id = b.company_id AND b."isOfRegister" AND b.record IS NULL
     ),
     records AS (
       UPDATE register_records r SET month = (b.record ->> 'month')::date, said = (b.record ->> 'said')::bytea,
         row_hash = (b.record ->> 'row_hash')::bigint, closed_on = (b.record ->> 'closed_on')::date
       FROM b WHERE r.company_id = b.company_id AND b.record IS NOT NULL
     )
     -- When the earlier import wrote it, not when it was last changed: an edit between the two still counts.
     UPDATE import_companies i SET import_id = b.before_import_id, line = b.line, content_hash = decode(b.hash, 'hex'),
       written_at = b."writtenAt"
     FROM b WHERE i.company_id = b.company_id`,
    [importId, ids],
  );
  // A kind that nobody had any more may have been deleted since.
  await ask(
    `UPDATE companies SET kind_ids = ARRAY(
       SELECT id FROM unnest(kind_ids) WITH ORDINALITY AS had (id, position) JOIN kinds USING (id) ORDER BY position)
     WHERE id = ANY ($1::int[]) AND NOT kind_ids <@ ARRAY(SELECT id FROM kinds)`,
    [ids],
  );
}
