import type pg from 'pg';
import { recordOutcome } from '../../audit/record-outcome.ts';
import { poolTransaction } from '../../database/pools.ts';
import { assigned, RECORD_COLUMNS } from '../rows/import-columns.ts';
import { type Ask, whyNotUndone } from './why-not-undone.ts';

/**
 * Runs `work` in the transaction of `client`. Once `signal` is aborted, cancels the running statement through another
 * connection of the pool, and throws the reason of the signal whatever `work` did: the connection has to be closed.
 */
async function cancelledBy<T>(
  signal: AbortSignal,
  pool: pg.Pool,
  client: pg.ClientBase,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  let cancellation: Promise<unknown> | undefined;
  const cancel = () => {
    cancellation = pool.query('SELECT pg_cancel_backend($1)', [rows[0]?.pid]);
    // Awaited below; an error before that is not unhandled.
    cancellation.catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await work();
  } finally {
    signal.removeEventListener('abort', cancel);
    await cancellation;
    signal.throwIfAborted();
  }
}

/** Timeout of one statement; longer than the pool's, which is for requests. */
const STATEMENT_MS = 60_000;
/** Above the server's timeout, for a broken connection. */
const QUERY_TIMEOUT_MS = STATEMENT_MS + 500;
/** Companies in one statement, to stay far below the timeout. */
const AT_ONCE = 1_000;
/** Most removed companies that the audit log names. */
const MOST_NAMED = 200;

interface Undoing {
  isUndone: boolean;
  /** Why not, for people; null as well when another instance works on it. */
  reason: string | null;
}

/**
 * Undoes an import in one transaction: removes the companies that it created and restores those that it changed.
 * Returns the reason, and changes nothing, when something depends on it. Changes nothing once `signal` is aborted:
 * the running statement is cancelled. Throws database errors.
 */
export async function undoImport(pool: pg.Pool, importId: number, signal: AbortSignal): Promise<Undoing> {
  try {
    return await poolTransaction(pool, async (client) => {
      await client.query(`SET LOCAL statement_timeout = ${STATEMENT_MS}`);
      // Without a timeout of its own a statement has the pool's.
      const ask: Ask = async (text, values) => {
        signal.throwIfAborted();
        const query: pg.QueryConfig & { query_timeout: number } = {
          text,
          values,
          query_timeout: QUERY_TIMEOUT_MS,
        };
        return (await client.query(query)).rows;
      };
      return await cancelledBy(signal, pool, client, async () =>
        (await isOurs(ask, importId)) ? undo(ask, importId) : { isUndone: false, reason: null },
      );
    });
  } catch (error) {
    if (signal.aborted) return { isUndone: false, reason: null };
    throw error;
  }
}

/**
 * Locks the import until the transaction ends, since the lease may end before. Returns whether it is still to be
 * undone.
 */
async function isOurs(ask: Ask, importId: number): Promise<boolean> {
  const [lock] = await ask<{ isLocked: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended('undo-import:' || $1::int, 0)) AS "isLocked"`,
    [importId],
  );
  if (!lock?.isLocked) return false;
  const waiting = await ask(`SELECT 1 FROM imports WHERE id = $1 AND status = 'undoing'`, [importId]);
  return waiting.length > 0;
}

async function undo(ask: Ask, importId: number): Promise<Undoing> {
  // Prevents ratings, claims and changes until the end.
  for (const ids of batches(await companiesOf(ask, importId))) {
    await ask('SELECT FROM companies WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE', [ids]);
  }
  const reason = await whyNotUndone(ask, importId);
  if (reason !== null) return { isUndone: false, reason };
  const companies = await companiesOf(ask, importId);
  const created = companies.filter(({ isCreated }) => isCreated);
  const changed = companies.filter(({ isCreated }) => !isCreated);
  const removedCompanies = await namesOf(ask, created);
  for (const ids of batches(created)) await ask('DELETE FROM companies WHERE id = ANY ($1::int[])', [ids]);
  // Prevents the removal of kinds that companies get back.
  if (changed.length > 0) await ask('SELECT FROM kinds ORDER BY id FOR KEY SHARE', []);
  for (const ids of batches(changed)) await restoreChanged(ask, importId, ids);
  const [undone] = await ask<{ fileName: string; isFinished: boolean }>(
    `UPDATE imports SET status = 'undone', lease_until = NULL WHERE id = $1
     RETURNING file_name AS "fileName", finished_at IS NOT NULL AS "isFinished"`,
    [importId],
  );
  await recordOutcome(
    ask,
    {
      action: 'import.undone',
      subjectId: importId,
      before: { status: undone?.isFinished ? 'done' : 'stopped' },
      after: {
        status: 'undone',
        fileName: undone?.fileName,
        companiesCount: created.length,
        removedCompanies,
        restoredCount: changed.length,
      },
    },
    { request: 'import.undo' },
  );
  await ask(`DELETE FROM company_corrections WHERE import_id = $1 AND status = 'pending'`, [importId]);
  await ask('DELETE FROM import_changes WHERE import_id = $1', [importId]);
  // The file is not needed any more and holds personal data.
  await ask('DELETE FROM import_chunks WHERE import_id = $1', [importId]);
  return { isUndone: true, reason: null };
}

interface Touched {
  id: number;
  isCreated: boolean;
}

/** Returns the companies in the order of ids, as everywhere, so that writers do not deadlock. */
function companiesOf(ask: Ask, importId: number): Promise<Touched[]> {
  return ask<Touched>(
    `SELECT i.company_id AS id, ch.company_id IS NULL AS "isCreated"
     FROM import_companies i
     LEFT JOIN import_changes ch ON ch.import_id = i.import_id AND ch.company_id = i.company_id
     WHERE i.import_id = $1 ORDER BY i.company_id`,
    [importId],
  );
}

/** Returns the names of companies with their numbers, and how many more there are. */
async function namesOf(ask: Ask, companies: readonly Touched[]): Promise<string[]> {
  const named = await ask<{ text: string }>(
    `SELECT name || ' (nº ' || id || ')' AS text FROM companies WHERE id = ANY ($1::int[]) ORDER BY id`,
    [companies.slice(0, MOST_NAMED).map(({ id }) => id)],
  );
  const more = companies.length - named.length;
  return [...named.map(({ text }) => text), ...(more > 0 ? [`e mais ${more.toLocaleString('pt-BR')}`] : [])];
}

function* batches(companies: readonly Touched[]): Generator<number[]> {
  for (let at = 0; at < companies.length; at += AT_ONCE) {
    yield companies.slice(at, at + AT_ONCE).map(({ id }) => id);
  }
}

async function restoreChanged(ask: Ask, importId: number, ids: number[]): Promise<void> {
  await ask(
    `WITH b AS (
       SELECT ch.company_id, ch.before_import_id, old.*
       FROM import_changes ch, jsonb_to_record(ch.before) AS old ("updatedAt" timestamptz,
         "writtenAt" timestamptz, line int, hash text, "isActive" boolean, record jsonb, ${RECORD_COLUMNS})
       WHERE ch.import_id = $1 AND ch.company_id = ANY ($2::int[])
     ),
     restored AS (
       UPDATE companies c SET updated_at = b."updatedAt", is_active = coalesce(b."isActive", c.is_active), ${assigned('b')}
       FROM b WHERE c.id = b.company_id
     ),
     records AS (
       UPDATE register_records r SET month = (b.record ->> 'month')::date, said = (b.record ->> 'said')::bytea,
         closed_on = (b.record ->> 'closed_on')::date
       FROM b WHERE r.company_id = b.company_id AND jsonb_typeof(b.record) = 'object'
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
