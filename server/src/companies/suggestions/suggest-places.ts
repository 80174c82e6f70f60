import { codesBegun } from '../../cities/find-city.ts';
import { citiesNamed } from '../../cities/match-cities.ts';
import type { Reader, Statement } from '../../database/statement.ts';
import type { SearchSuggestion } from './suggestion.types.ts';

/** A suggestion that is no company. */
export interface Place extends SearchSuggestion {
  /** The text is the beginning of its name. */
  isBegun: boolean;
  /** From 1 among those of its kind, the likeliest first. */
  number: number;
}

const MOST_KINDS = 3;
const MOST_CITIES = 2;
const MOST_NEIGHBOURHOODS = 2;
/** A text of fewer letters suggests kinds only by the beginnings of their names and by whole words. */
const LEAST_LETTERS = 4;
/** Rows of an index that are compared; where there are more, those with the most companies too. */
const MOST_READ = 1_000;

/** Returns the SQL of whether a column with an index in byte order begins with a text. */
const begins = (column: string, text: string): string =>
  `${column} >= ${text} AND ${column} < ${text} || U&'\\+10FFFF'`;

const CITY_KEY = 'search_fold(c.name) COLLATE "C"';

/** Returns the SQL of the sounds of an incomplete normalized text, as a complete one and with an open end. */
const soundsOf = (text: string): string =>
  `unnest(ARRAY[search_sound(${text}), rtrim(search_sound(${text} || '~'), '~')]) AS heard (sound)`;

/** Returns the SQL of whether a word sounds as one of `soundsOf` begins. */
const soundsAlike = (column: string): string =>
  `length(heard.sound) >= 3 AND ${begins(column, 'heard.sound')}`;

/**
 * Kinds, categories, cities and neighbourhoods for the text $1, the chosen city $2 and the IBGE codes $3 of cities that it
 * begins to name by another name. Other spellings are looked for only where nothing begins with the text. A kind or a neighbourhood may stand before a city: 'padaria em campi' (`part` 2).
 */
const PLACES: Statement = {
  name: 'search_suggest_places',
  text: `
    WITH typed AS MATERIALIZED (
      SELECT text, string_to_array(text, ' ') AS words, kind_key(text) AS key, search_fold($2) AS city
      FROM search_fold($1) AS text WHERE text <> ''
    ), chosen AS MATERIALIZED (
      SELECT c.id, c.name, c.state ${citiesNamed('(SELECT city FROM typed)')} AND c.is_visible
      ORDER BY c.population DESC LIMIT 1
    ), named AS MATERIALIZED (
      SELECT regexp_replace(array_to_string(words[:i - 1], ' '), ' (em|de|d[ao]|n[ao])$', '') AS rest, town.id,
        town.name, town.state
      FROM typed, generate_series(greatest(2, cardinality(words) - 5), cardinality(words)) AS i,
        array_to_string(words[i:], ' ') AS suffix, LATERAL (
          (SELECT c.id, c.name, c.state, c.population, ${CITY_KEY} = suffix AS is_complete FROM cities c
           WHERE c.is_visible AND ${begins(CITY_KEY, 'suffix')} ORDER BY c.population DESC LIMIT 1)
          UNION ALL
          (SELECT c.id, c.name, c.state, c.population, true FROM cities c
           WHERE c.is_visible AND ${CITY_KEY} = left(suffix, -3) AND suffix = left(suffix, -3) || ' ' || lower(c.state))
        ) town
      WHERE length(suffix) >= 3
      ORDER BY is_complete DESC, i, population DESC LIMIT 1
    ), sought AS MATERIALIZED (
      SELECT 1 AS part, key, (SELECT id FROM chosen) AS city_id FROM typed WHERE key <> ''
      UNION ALL
      SELECT 2, kind_key(rest), id FROM named WHERE kind_key(rest) <> ''
    ), kinds_begun AS MATERIALIZED (
      SELECT part, city_id, kind_id, likeness FROM (
        SELECT part, key, city_id, kind_id, max(likeness) AS likeness, max(max(likeness)) OVER (PARTITION BY part) AS most
        FROM (
          SELECT sought.*, w.kind_id, 2 * (w.key = sought.key)::int + (lower(w.word) = lower(k.name))::int AS likeness
          FROM sought JOIN kind_words w ON ${begins('w.key', 'sought.key')} AND (part = 1 OR w.key = sought.key)
          JOIN kinds k ON k.id = w.kind_id
        ) words GROUP BY 1, 2, 3, 4
      ) kinds WHERE likeness > 0 OR (most = 0 AND length(key) >= ${LEAST_LETTERS})
    ), categories_begun AS MATERIALIZED (
      SELECT c.id, c.name, true AS is_begun FROM typed, categories c
      WHERE c.is_visible AND starts_with(search_fold(c.name), text) ORDER BY c.id LIMIT 1
    ), cities_begun AS MATERIALIZED (
      SELECT c.id, c.name, c.state, c.population, true AS is_begun FROM (
        SELECT c.id FROM typed, cities c WHERE ${begins(CITY_KEY, 'text')}
        UNION SELECT c.id FROM cities c WHERE c.ibge_code = ANY ($3::int[])
      ) begun JOIN cities c USING (id) WHERE c.is_visible ORDER BY c.population DESC LIMIT ${MOST_CITIES}
    ), neighbourhoods_anywhere AS MATERIALIZED (
      SELECT n.* FROM typed, search_neighbourhoods n
      WHERE length(text) >= 3 AND NOT EXISTS (SELECT FROM chosen) AND n.companies >= 3
        AND ${begins('n.key', 'text')} LIMIT ${MOST_READ}
    ), neighbourhoods_begun AS MATERIALIZED (
      SELECT n.*, true AS is_begun FROM (
        SELECT 1 AS part, n.* FROM neighbourhoods_anywhere n
        UNION
        (SELECT 1, n.* FROM search_neighbourhoods n
         WHERE (SELECT count(*) FROM neighbourhoods_anywhere) = ${MOST_READ} AND n.companies >= 3
           AND left(n.key, 3) = (SELECT left(text, 3) FROM typed) AND ${begins('n.key', '(SELECT text FROM typed)')}
         ORDER BY n.companies DESC LIMIT ${MOST_NEIGHBOURHOODS})
        UNION ALL
        (SELECT 1, n.* FROM typed, chosen, search_neighbourhoods n
         WHERE n.city_id = chosen.id AND n.companies >= 3 AND ${begins('n.key', 'text')} LIMIT ${MOST_READ})
        UNION ALL
        (SELECT 2, n.* FROM named, search_neighbourhoods n
         WHERE n.city_id = named.id AND n.companies >= 3 AND ${begins('n.key', 'named.rest')} LIMIT ${MOST_READ})
      ) n ORDER BY part, n.companies DESC, n.city_id LIMIT ${MOST_NEIGHBOURHOODS}
    ), unknown AS MATERIALIZED (
      SELECT text FROM typed WHERE length(text) >= 3
        AND NOT EXISTS (SELECT FROM kinds_begun) AND NOT EXISTS (SELECT FROM categories_begun)
        AND NOT EXISTS (SELECT FROM cities_begun) AND NOT EXISTS (SELECT FROM neighbourhoods_begun)
    ), kinds_alike AS MATERIALIZED (
      SELECT part, city_id, kind_id, likeness FROM (
        SELECT part, city_id, kind_id, max(likeness) AS likeness, max(max(likeness)) OVER () AS most
        FROM sought, LATERAL (
          SELECT w.kind_id, 1 AS likeness FROM kind_words w WHERE position(sought.key IN w.key) > 1
          UNION ALL
          SELECT w.kind_id, 0.9 + 0.05 * (w.sound = heard.sound)::int
          FROM ${soundsOf('sought.key')} JOIN kind_words w ON ${soundsAlike('w.sound')}
          UNION ALL
          SELECT w.kind_id, similarity(left(w.key, length(sought.key) + 1), sought.key)
          FROM kind_words w WHERE w.key % sought.key OR ${begins('w.key', 'left(sought.key, 3)')}
        ) near
        WHERE EXISTS (SELECT FROM unknown) AND length(sought.key) >= ${LEAST_LETTERS} AND near.likeness >= 0.35
          AND EXISTS (SELECT FROM search_lexemes WHERE lexeme = '~k' || near.kind_id AND documents > 0)
        GROUP BY 1, 2, 3
      ) kinds WHERE likeness = most
    ), kinds_found AS (
      SELECT k.id, k.slug, coalesce(k.plural, k.name) AS name, found.city_id, city.name AS city, city.state, is_begun,
        row_number() OVER (ORDER BY part, likeness DESC, counted.documents DESC, k.id) AS number
      FROM (
        SELECT *, true AS is_begun FROM kinds_begun
        UNION ALL SELECT *, false FROM kinds_alike
      ) found JOIN kinds k ON k.id = found.kind_id
      JOIN search_lexemes counted ON counted.lexeme = '~k' || k.id AND counted.documents > 0
      LEFT JOIN cities city ON city.id = found.city_id
      WHERE part = (SELECT min(part) FROM (SELECT part FROM kinds_begun UNION ALL SELECT part FROM kinds_alike) parts)
    ), categories_alike AS (
      SELECT c.id, c.name, false AS is_begun FROM unknown, categories c
      WHERE c.is_visible AND similarity(search_fold(c.name), text) >= 0.5 ORDER BY c.id LIMIT 1
    ), cities_alike AS (
      SELECT c.id, c.name, c.state, c.population, false AS is_begun FROM unknown, cities c
      WHERE c.is_visible AND search_fold(c.name) % text AND similarity(search_fold(c.name), text) >= 0.5
      ORDER BY similarity(search_fold(c.name), text) DESC, c.population DESC LIMIT ${MOST_CITIES}
    ), neighbourhoods_heard AS MATERIALIZED (
      SELECT n.* FROM unknown, ${soundsOf('unknown.text')}, search_neighbourhoods n
      WHERE n.companies >= 3 AND ${soundsAlike('n.sound')} LIMIT ${MOST_READ}
    ), neighbourhoods_alike AS (
      SELECT 1 AS part, n.*, false AS is_begun FROM (
        SELECT * FROM neighbourhoods_heard
        UNION
        (SELECT n.* FROM search_neighbourhoods n
         WHERE (SELECT count(*) FROM neighbourhoods_heard) = ${MOST_READ} AND n.companies >= 3
           AND left(n.sound, 3) = (SELECT left(search_sound(text), 3) FROM unknown)
           AND EXISTS (SELECT FROM unknown, ${soundsOf('unknown.text')} WHERE ${soundsAlike('n.sound')})
         ORDER BY n.companies DESC LIMIT ${MOST_READ})
      ) n
      WHERE n.city_id = coalesce((SELECT id FROM chosen), n.city_id)
      ORDER BY n.companies DESC, n.city_id LIMIT ${MOST_NEIGHBOURHOODS}
    )
    SELECT 'kind' AS kind, is_begun AS "isBegun", number::int, name AS text, state::text AS detail,
      slug AS "kindSlug", NULL::int AS "companyId", NULL::int AS "categoryId", NULL::int AS "cityId", city || ' - ' || state AS city
    FROM kinds_found WHERE number <= ${MOST_KINDS} AND (city_id IS NULL
      OR EXISTS (SELECT FROM search_matching(format('''~k%s'' & ''~m%s''', id, city_id)::tsquery, NULL, 1)))
    UNION ALL
    SELECT 'category', is_begun, 1, name, NULL, NULL, NULL, id, NULL, NULL
    FROM (SELECT * FROM categories_begun UNION ALL SELECT * FROM categories_alike) categories
    UNION ALL
    SELECT 'city', is_begun, (row_number() OVER (ORDER BY population DESC))::int, name, state, NULL, NULL, NULL, id, name || ' - ' || state
    FROM (SELECT * FROM cities_begun UNION ALL SELECT * FROM cities_alike) cities
    UNION ALL
    SELECT 'neighbourhood', n.is_begun, (row_number() OVER (ORDER BY n.part, n.companies DESC, n.city_id))::int, n.name,
      city.name || ' - ' || city.state, NULL, NULL, NULL, city.id, city.name || ' - ' || city.state
    FROM (SELECT * FROM neighbourhoods_begun UNION ALL SELECT * FROM neighbourhoods_alike) n JOIN cities city ON city.id = n.city_id`,
};

/** Returns the kinds, categories, cities and neighbourhoods that an incomplete, perhaps misspelt text may mean. */
export async function suggestPlaces(reader: Reader, text: string, city: string): Promise<Place[]> {
  const places = await reader.query<Place>(PLACES, [text, city, codesBegun(text)]);
  return places.map((place) => (place.kind === 'kind' ? { ...place, text: titleOf(place) } : place));
}

/** Returns 'Padarias em Campinas'. */
const titleOf = ({ text, city }: Place): string =>
  `${text}${city ? ` em ${city.replace(/ - ..$/, '')}` : ''}`;
