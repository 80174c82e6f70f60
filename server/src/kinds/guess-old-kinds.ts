import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import { lockKinds } from './chosen-kinds.ts';
import { type FindKinds, kindFinder, loadKindWords } from './find-kinds.ts';

const PAUSE_MS = 200;

/** Takes the next 500 numbers of companies; nothing while another instance does. */
const TAKE: Statement = {
  name: 'kind_guessing_take',
  text: `UPDATE kind_guessing SET next_id = next_id + 500
         WHERE ctid = (SELECT ctid FROM kind_guessing FOR UPDATE SKIP LOCKED)
         RETURNING next_id - 500 AS first, least(next_id - 1, last_id) AS last`,
};
const END: Statement = {
  name: 'kind_guessing_end',
  text: 'DELETE FROM kind_guessing WHERE next_id > last_id',
};
const WITHOUT_KINDS: Statement = {
  name: 'companies_without_kinds',
  text: `SELECT id, name, description AS prose, category_id AS "categoryId" FROM companies
         WHERE id BETWEEN $1 AND $2 AND kind_ids = '{}'`,
};
const WRITE: Statement = {
  name: 'guessed_kinds_write',
  text: `UPDATE companies c SET kind_ids = r."kindIds", kinds_are_guessed = true
         FROM jsonb_to_recordset($1::jsonb) AS r (id int, "kindIds" int[])
         WHERE c.id = r.id AND c.kind_ids = '{}'`,
};

interface Row {
  id: number;
  name: string;
  prose: string;
  categoryId: number;
}

/**
 * Gives companies that are older than the kinds those that their texts name, each company once, in batches of one
 * transaction each. Safe on several instances; continues where it was stopped.
 */
export async function guessOldKinds(db: Database, signal: AbortSignal): Promise<void> {
  const { rowCount } = await db.pool.query('SELECT FROM kind_guessing');
  if (rowCount === 0) return;
  const find = kindFinder(await loadKindWords(db.pool));
  while (await guessBatch(db, find)) await pause(PAUSE_MS, undefined, { signal });
}

function guessBatch(db: Database, find: FindKinds): Promise<boolean> {
  return db.transaction(async (manager) => {
    const reader = transactionReader(manager);
    const [batch] = await reader.query<{ first: number; last: number }>(TAKE);
    if (!batch) return false;
    const rows = await reader.query<Row>(WITHOUT_KINDS, [batch.first, batch.last]);
    const chosen = rows.map((row) => ({ id: row.id, kindIds: find(row, row.categoryId).kindIds }));
    const existing = await lockKinds(
      reader,
      chosen.flatMap(({ kindIds }) => kindIds),
    );
    const guesses = chosen
      .map(({ id, kindIds }) => ({ id, kindIds: existing(kindIds) }))
      .filter(({ kindIds }) => kindIds.length > 0);
    if (guesses.length > 0) await reader.query(WRITE, [JSON.stringify(guesses)]);
    await reader.query(END);
    return true;
  });
}
