import type { ClientBase } from 'pg';
import BROADER from '../../../kinds/data/broader.csv?raw';
import KINDS from '../../../kinds/data/kinds.csv?raw';
import PLURALS from '../../../kinds/data/plurals.json';
import WORDS from '../../../kinds/data/words.csv?raw';
import { readCsv } from './read-csv.ts';

/**
 * Inserts the kinds of business and their words, all or none, into a database that never had any: what administrators
 * removed or renamed stays so. Needs the categories.
 */
export async function seedKinds(client: ClientBase): Promise<void> {
  const seeded = await client.query(
    `SELECT FROM kinds UNION ALL SELECT FROM audit_entries WHERE action = 'kind.remove' LIMIT 1`,
  );
  if (seeded.rowCount !== 0) return;
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO kinds (slug, name, plural, category_id, schema_type)
     SELECT slug, kind.name, $2::jsonb ->> kind.name, category.id, nullif(schema_type, '')
     FROM jsonb_to_recordset($1::jsonb) AS kind (slug text, name text, category text, schema_type text)
     JOIN categories category ON category.id = coalesce(
       (SELECT id FROM categories WHERE name = kind.category), (SELECT max(id) FROM categories))
     ORDER BY slug`,
    [JSON.stringify(await readCsv(KINDS)), JSON.stringify(PLURALS)],
  );
  await client.query(
    `UPDATE kinds SET broader_id = broader.id
     FROM jsonb_to_recordset($1::jsonb) AS pair (kind text, broader text)
     JOIN kinds broader ON broader.slug = pair.broader
     WHERE kinds.slug = pair.kind`,
    [JSON.stringify(await readCsv(BROADER))],
  );
  await client.query(
    `INSERT INTO kind_words (kind_id, word, key)
     SELECT k.id, w.word, kind_key(search_fold(w.word))
     FROM (SELECT kind, word FROM jsonb_to_recordset($1::jsonb) AS word (kind text, word text)
           UNION ALL SELECT slug, name FROM kinds) w
     JOIN kinds k ON k.slug = w.kind
     WHERE kind_key(search_fold(w.word)) <> ''
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(await readCsv(WORDS))],
  );
  await client.query('COMMIT');
}
