import type pg from 'pg';
import { recordOutcome } from '../../audit/record-outcome.ts';
import { cancelOnAbort } from './cancel-on-abort.ts';
import { assigned, RECORD_COLUMNS } from './import-columns.ts';
import { type Ask, whyNotUndone } from './why-not-undone.ts';

/** What one statement of the undoing may take; the pool's own limits are made for people who wait. */
const STATEMENT_MS = 60_000;
/** Later than the server, for a network gone silent. */
const SILENCE_MS = STATEMENT_MS + 500;
/** Companies in one statement, so that the largest import stays far below the limit. */
const AT_ONCE = 1_000;

export interface Undoing {
  isUndone: boolean;
  /** Why not, in words for people; null as well when another copy is at it, or has been. */
  reason: string | null;
}

/**
 * Takes a whole import back in one transaction: companies that came with it go, those that it changed are as
 * before. Gives the reason when something depends on it, and then changes nothing; nor does it once `signal` is
 * aborted, since the program ends: what is under way then is cancelled. Throws what the database throws.
 */
export async function undoImport(pool: pg.Pool, importId: number, signal: AbortSignal): Promise<Undoing> {
  const client = await pool.connect();
  const ask = patiently(client, signal);
  let fault: Error | undefined;
  let settled: (() => Promise<void>) | undefined;
  try {
    await ask('BEGIN', []);
    await ask(`SET LOCAL statement_timeout = ${STATEMENT_MS}`, []);
    settled = await cancelOnAbort(pool, client, signal);
    const undoing = (await isOurs(ask, importId))
      ? await takeBack(ask, importId)
      : { isUndone: false, reason: null };
    await ask('COMMIT', []);
    return undoing;
  } catch (error) {
    fault = error instanceof Error ? error : new Error(String(error));
    if (signal.aborted) return { isUndone: false, reason: null };
    throw error;
  } finally {
    try {
      await settled?.();
    } finally {
      // A connection whose transaction failed is not given back: closing it rolls back. Nor one that may be cancelled.
      client.release(fault ?? signal.aborted);
    }
  }
}

/**
 * node-postgres gives up waiting by the pool's limit, whatever the server was told: so each statement says its own.
 * None is begun once `signal` is aborted.
 */
function patiently(client: pg.ClientBase, signal: AbortSignal): Ask {
  return async <Row>(text: string, values: unknown[]): Promise<Row[]> => {
    signal.throwIfAborted();
    const asked: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: SILENCE_MS };
    return (await client.query(asked)).rows as Row[];
  };
}

/** The lease may run out meanwhile: who works on it holds this lock, which lives as long as the transaction. */
async function isOurs(ask: Ask, importId: number): Promise<boolean> {
  const [lock] = await ask<{ held: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended('undo-import:' || $1::int, 0)) AS held`,
    [importId],
  );
  if (!lock?.held) return false;
  const waiting = await ask(`SELECT 1 FROM imports WHERE id = $1 AND status = 'undoing'`, [importId]);
  return waiting.length > 0;
}

async function takeBack(ask: Ask, importId: number): Promise<Undoing> {
  // From here on nobody can rate, claim or change them.
  for (const ids of portions(await companiesOf(ask, importId))) {
    await ask('SELECT FROM companies WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE', [idsOf(ids)]);
  }
  const reason = await whyNotUndone(ask, importId);
  if (reason !== null) return { isUndone: false, reason };
  const companies = await companiesOf(ask, importId);
  const created = companies.filter(({ isCreated }) => isCreated);
  const changed = companies.filter(({ isCreated }) => !isCreated);
  for (const some of portions(created)) {
    await ask('DELETE FROM companies WHERE id = ANY ($1::int[])', [idsOf(some)]);
  }
  for (const some of portions(changed)) await restoreChanged(ask, importId, idsOf(some));
  const [undone] = await ask<{ fileName: string; isFinished: boolean }>(
    `UPDATE imports SET status = 'undone', lease_until = NULL WHERE id = $1
     RETURNING file_name AS "fileName", finished_at IS NOT NULL AS "isFinished"`,
    [importId],
  );
  await recordOutcome(
    ask,
    {
      action: 'import.undone',
      subjectType: 'import',
      subjectId: importId,
      before: { status: undone?.isFinished ? 'done' : 'stopped' },
      after: {
        status: 'undone',
        fileName: undone?.fileName,
        companiesCount: created.length,
        restoredCount: changed.length,
      },
    },
    { asked: 'import.undo' },
  );
  await ask('DELETE FROM import_changes WHERE import_id = $1', [importId]);
  // The file is of no more use, and people stand in it.
  await ask('DELETE FROM import_chunks WHERE import_id = $1', [importId]);
  return { isUndone: true, reason: null };
}

interface Touched {
  id: number;
  isCreated: boolean;
}

/** By number: in one order everywhere, so that writers wait for each other instead of locking up. */
function companiesOf(ask: Ask, importId: number): Promise<Touched[]> {
  return ask<Touched>(
    `SELECT i.company_id AS id, ch.company_id IS NULL AS "isCreated"
     FROM import_companies i
     LEFT JOIN import_changes ch ON ch.import_id = i.import_id AND ch.company_id = i.company_id
     WHERE i.import_id = $1 ORDER BY i.company_id`,
    [importId],
  );
}

function* portions(companies: readonly Touched[]): Generator<readonly Touched[]> {
  for (let at = 0; at < companies.length; at += AT_ONCE) yield companies.slice(at, at + AT_ONCE);
}

const idsOf = (companies: readonly Touched[]): number[] => companies.map(({ id }) => id);

async function restoreChanged(ask: Ask, importId: number, ids: number[]): Promise<void> {
  await ask(
    `WITH b AS (
       SELECT ch.company_id, ch.before_import_id, old.*
       FROM import_changes ch, jsonb_to_record(ch.before) AS old ("updatedAt" timestamptz,
         "writtenAt" timestamptz, line int, hash text, ${RECORD_COLUMNS})
       WHERE ch.import_id = $1 AND ch.company_id = ANY ($2::int[])
     ),
     restored AS (
       UPDATE companies c SET updated_at = b."updatedAt", ${assigned('b')}
       FROM b WHERE c.id = b.company_id
     )
     -- When the earlier import wrote it, not when it was last changed: an edit between the two still counts.
     UPDATE import_companies i SET import_id = b.before_import_id, line = b.line, content_hash = decode(b.hash, 'hex'),
       written_at = b."writtenAt"
     FROM b WHERE i.company_id = b.company_id`,
    [importId, ids],
  );
}
