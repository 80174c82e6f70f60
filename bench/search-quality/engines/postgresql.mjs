const FIND = `SELECT id FROM search_quality
  WHERE document @@ websearch_to_tsquery('portuguese', $1) OR name % $1
  ORDER BY ts_rank(document, websearch_to_tsquery('portuguese', $1)) + similarity(name, $1) DESC, id LIMIT $2`;

/** PostgreSQL's full text search over all columns, with trigrams of the name, as most would write it. */
export async function postgresql({ establishments, database }) {
  await database.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  await database.query(`CREATE TABLE search_quality (id text PRIMARY KEY, name text NOT NULL, words text NOT NULL,
    document tsvector GENERATED ALWAYS AS (to_tsvector('portuguese', words)) STORED)`);
  const rows = establishments.map(({ id, name, columns }) => ({
    id,
    name,
    words: Object.values(columns).join(' '),
  }));
  await database.query(
    `INSERT INTO search_quality (id, name, words)
     SELECT id, name, words FROM jsonb_to_recordset($1::jsonb) AS r (id text, name text, words text)`,
    [JSON.stringify(rows)],
  );
  await database.query('CREATE INDEX ON search_quality USING gin (document)');
  await database.query('CREATE INDEX ON search_quality USING gin (name gin_trgm_ops)');
  await database.query('ANALYZE search_quality');
  return async (q, count) => (await database.query(FIND, [q, count])).rows.map(({ id }) => id);
}
