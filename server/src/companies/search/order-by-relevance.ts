/** Many matches are ranked by text within groups of this many, best score first. */
export const CHUNK = 48;
/** Where few companies are open, the groups are smaller: each match is far from the next one. */
export const CHUNK_OF_FEW = 16;
/** Number of companies whose name begins with the text that precede all others. */
const NAMES = 16;
const NAMES_READ = 200;

/** Weight of the score beside the text: it decides between companies that match alike. */
export const SCORE_WEIGHT = 0.3;

/**
 * The parts of relevance by text, in SQL: the words, by the weight of where they are; all in the name or a kind; all as
 * typed; the very name, or its beginning; the named city. $2 ranking, $3 foremost, $4 exact, $5 phrase (see `TextQuery`),
 * $6 cities named in the text.
 */
export const TEXT_PARTS = {
  words: `3 * ts_rank('{0.1, 0.3, 0.6, 1}', tsv, $2::tsquery)`,
  nameOrKind: '3 * (tsv @@ $3::tsquery)::int',
  asTyped: '0.5 * (tsv @@ $4::tsquery)::int',
  name: `CASE WHEN name_key = $5 THEN 8 WHEN starts_with(name_key, $5 || ' ') THEN 1 ELSE 0 END`,
  city: '4 * (city_id = ANY ($6::int[]))::int',
};

/** Orders documents by text first, then by score. */
export const RELEVANCE = `(${Object.values(TEXT_PARTS).join(' + ')} + ${SCORE_WEIGHT} * score) DESC, company_id DESC`;

export const COLUMNS = 'company_id, city_id, score, rating, created_at, name_key, tsv';

/** Companies whose names are or, among the foremost, begin with the text, however low their score. */
export const namesFirst = (filter: string): string => `
  named AS MATERIALIZED (
    SELECT ${COLUMNS} FROM (
      SELECT ${COLUMNS}, opening_schedule_id FROM search_documents
      WHERE name_key >= $5 AND name_key < $5 || U&'\\+10FFFF'
      ORDER BY name_key, company_id LIMIT ${NAMES_READ}
    ) names WHERE tsv @@ $1::tsquery AND (name_key = $5 OR tsv @@ $3::tsquery)${filter} LIMIT ${NAMES}
  )`;

/** A page of `found` (with its number by score): the names first, then chunk after chunk. $7 skip, $8 take. */
export const inChunks = (chunk: number): string => `
  ARRAY(SELECT company_id FROM (
      SELECT 0 AS chunk, ${COLUMNS} FROM named
      UNION ALL
      SELECT 1 + (number - 1) / ${chunk}, ${COLUMNS} FROM found
      WHERE company_id NOT IN (SELECT company_id FROM named)
    ) ranked ORDER BY chunk, ${RELEVANCE} OFFSET $7 LIMIT $8)`;
