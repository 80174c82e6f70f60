import type pg from 'pg';

const STATEMENT_MS = 60_000;

/** Why an import cannot be undone, in words for people; null when it can. */
export async function whyNotUndone(
  client: pg.ClientBase | pg.Pool,
  importId: number,
): Promise<string | null> {
  const { rows } = await client.query<{ later: number; used: number; edited: number }>(
    `WITH touched AS (
       SELECT c.id, c.owner_id, c.updated_at, i.written_at, ch.company_id IS NULL AS is_created
       FROM import_companies i
       JOIN companies c ON c.id = i.company_id
       LEFT JOIN import_changes ch ON ch.import_id = i.import_id AND ch.company_id = i.company_id
       WHERE i.import_id = $1
     )
     SELECT
       (SELECT count(*)::int FROM import_changes WHERE before_import_id = $1) AS later,
       (SELECT count(*)::int FROM touched t WHERE t.owner_id IS NOT NULL OR t.is_created AND (
          EXISTS (SELECT 1 FROM ratings r WHERE r.company_id = t.id)
          OR EXISTS (SELECT 1 FROM messages m WHERE m.company_id = t.id)
          OR EXISTS (SELECT 1 FROM company_claims k WHERE k.company_id = t.id))) AS used,
       (SELECT count(*)::int FROM touched t, imports i
        WHERE i.id = $1 AND t.updated_at > coalesce(t.written_at, i.written_at, i.finished_at, i.started_at)) AS edited`,
    [importId],
  );
  const { later = 0, used = 0, edited = 0 } = rows[0] ?? {};
  if (later > 0) return `Uma importação posterior mudou ${later} destas empresas. Desfaça-a primeiro.`;
  if (used > 0) {
    return `${used} destas empresas já têm dono, avaliações, mensagens ou pedidos. A importação não pode ser desfeita.`;
  }
  if (edited > 0)
    return `${edited} destas empresas foram alteradas depois. A importação não pode ser desfeita.`;
  return null;
}

/**
 * Takes a whole import back in one transaction: companies that came with it go, those that it changed are as
 * before. Gives the reason when something depends on it, and then changes nothing.
 */
export async function undoImport(pool: pg.Pool, importId: number): Promise<string | null> {
  const client = await pool.connect();
  let fault: Error | undefined;
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL statement_timeout = ${STATEMENT_MS}`);
    // From here on nobody can rate, claim or change them.
    await client.query(
      `SELECT c.id FROM companies c JOIN import_companies i ON i.company_id = c.id
       WHERE i.import_id = $1 ORDER BY c.id FOR UPDATE OF c`,
      [importId],
    );
    const reason = await whyNotUndone(client, importId);
    if (reason === null) {
      await removeCreated(client, importId);
      await restoreChanged(client, importId);
      await client.query(`UPDATE imports SET status = 'undone', lease_until = NULL WHERE id = $1`, [
        importId,
      ]);
      await client.query('DELETE FROM import_changes WHERE import_id = $1', [importId]);
      // The file is of no more use, and people stand in it.
      await client.query('DELETE FROM import_chunks WHERE import_id = $1', [importId]);
    }
    await client.query('COMMIT');
    return reason;
  } catch (error) {
    fault = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection whose transaction failed is not given back: closing it rolls back.
    client.release(fault);
  }
}

async function removeCreated(client: pg.ClientBase, importId: number): Promise<void> {
  await client.query(
    `DELETE FROM companies WHERE id IN (
       SELECT i.company_id FROM import_companies i
       WHERE i.import_id = $1 AND NOT EXISTS (
         SELECT 1 FROM import_changes ch WHERE ch.import_id = $1 AND ch.company_id = i.company_id))`,
    [importId],
  );
}

async function restoreChanged(client: pg.ClientBase, importId: number): Promise<void> {
  await client.query(
    `WITH b AS (
       SELECT ch.company_id, ch.before_import_id, old.*
       FROM import_changes ch, jsonb_to_record(ch.before) AS old (name text, description text,
         "categoryId" int, "cityId" int, address text, cep text, phone text, "contactType" text, email text,
         website text, latitude float8, longitude float8, "updatedAt" timestamptz, "writtenAt" timestamptz,
         line int, hash text)
       WHERE ch.import_id = $1
     ),
     restored AS (
       UPDATE companies c SET name = b.name, description = b.description, category_id = b."categoryId",
         city_id = b."cityId", address = b.address, cep = b.cep, phone = b.phone,
         contact_type = b."contactType", email = b.email, website = b.website, latitude = b.latitude,
         longitude = b.longitude, updated_at = b."updatedAt"
       FROM b WHERE c.id = b.company_id
     )
     -- When the earlier import wrote it, not when it was last changed: an edit between the two still counts.
     UPDATE import_companies i SET import_id = b.before_import_id, line = b.line, content_hash = decode(b.hash, 'hex'),
       written_at = b."writtenAt"
     FROM b WHERE i.company_id = b.company_id`,
    [importId],
  );
}
