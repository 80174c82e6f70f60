import { SqlMigration } from '../../sql-migration.ts';

/** What a company tells of itself, and which of it is there. */
const completeness = (row: string): string =>
  `search_completeness(${['description', 'phone', 'email', 'website', 'address', 'cep', 'logo_hash'].map((column) => `${row}.${column}`).join(', ')})`;

/** Scores count how complete a company's data are, and have parts that can be shown. Rewrites all scores. */
export class SearchOrder1795000000014 extends SqlMigration {
  protected readonly sql = `
    -- The share of these that a company has.
    CREATE FUNCTION search_completeness(description text, phone text, email text, website text, address text, cep text,
      logo text) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT num_nonnulls(nullif(description, ''), phone, email, website, address, cep, logo) / 7.0
    $$;

    -- The parts of the score: ten ratings of 4.0 are assumed, complete data are worth 0.2, a year 0.08, counted from
    -- 2020, so that the order does not change from day to day.
    CREATE FUNCTION search_score_parts(sum integer, count integer, created_at timestamptz, complete float8,
      OUT rating float8, OUT completeness float8, OUT freshness float8)
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT (40.0 + sum) / (10 + count), 0.2 * complete,
        0.08 * (extract(epoch FROM created_at) - 1577836800) / 31557600
    $$;
    DROP FUNCTION search_score;
    CREATE FUNCTION search_score(sum integer, count integer, created_at timestamptz, complete float8) RETURNS real
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT (rating + completeness + freshness)::real FROM search_score_parts(sum, count, created_at, complete)
    $$;

    CREATE FUNCTION search_parts_of(company integer, OUT rating float8, OUT completeness float8, OUT freshness float8)
    LANGUAGE sql STABLE AS $$
      SELECT parts.* FROM companies c,
        search_score_parts(rating_sum, rating_count, created_at, ${completeness('c')}) parts
      WHERE c.id = company
    $$;

    -- Replaces texts of functions that write scores.
    DO $do$
    DECLARE
      change text[];
      definition text;
    BEGIN
      FOREACH change SLICE 1 IN ARRAY ARRAY[
        ['search_write', 'search_score(rating_sum, rating_count, created_at)',
          'search_score(rating_sum, rating_count, created_at, ${completeness('sources')})'],
        ['search_companies_changed', '(g.rating_sum, g.rating_count, g.created_at)',
          '(g.rating_sum, g.rating_count, g.created_at, ${completeness('g')})'],
        ['search_companies_changed', '(c.rating_sum, c.rating_count, c.created_at) AS is_rated,',
          '(c.rating_sum, c.rating_count, c.created_at, ${completeness('c')}) AS is_rated,
            ${completeness('c')} AS complete,'],
        ['search_companies_changed', 'search_score(rating_sum, rating_count, p.created_at)',
          'search_score(rating_sum, rating_count, p.created_at, complete)']
      ] LOOP
        definition := pg_get_functiondef(change[1]::regproc);
        IF position(change[2] IN definition) = 0 THEN
          RAISE EXCEPTION '% does not have: %', change[1], change[2];
        END IF;
        EXECUTE replace(definition, change[2], change[3]);
      END LOOP;
    END $do$;

    UPDATE search_documents d SET score = search_score(rating_sum, rating_count, c.created_at, ${completeness('c')})
    FROM companies c WHERE c.id = d.company_id;
  `;
}
