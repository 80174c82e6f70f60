import type { QueryRunner } from 'typeorm';

/** When: after each statement that changes companies, cities or categories. */
export async function createTriggers(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION search_companies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      ids integer[];
    BEGIN
      IF TG_OP = 'INSERT' THEN
        SELECT array_agg(id) INTO ids FROM come WHERE is_active AND is_approved;
      ELSIF TG_OP = 'DELETE' THEN
        -- The documents go by their foreign key.
        INSERT INTO search_changes (folded, category_id, city_id, sign)
        SELECT search_text(name, description, city_id), category_id, city_id, -1
        FROM gone WHERE is_active AND is_approved;
      ELSE
        WITH pairs AS MATERIALIZED (
          SELECT g.id, g.name, g.description, g.category_id, g.city_id,
            g.is_active AND g.is_approved AS was_found, c.is_active AND c.is_approved AS is_found,
            (g.name, g.description, g.category_id, g.city_id)
              IS DISTINCT FROM (c.name, c.description, c.category_id, c.city_id) AS is_other,
            (g.rating_sum, g.rating_count, g.created_at)
              IS DISTINCT FROM (c.rating_sum, c.rating_count, c.created_at) AS is_rated,
            c.rating_sum, c.rating_count, c.created_at
          FROM gone g JOIN come c USING (id)
        ), forgotten AS (
          INSERT INTO search_changes (folded, category_id, city_id, sign)
          SELECT search_text(name, description, city_id), category_id, city_id, -1
          FROM pairs WHERE was_found AND (is_other OR NOT is_found)
        ), removed AS (
          DELETE FROM search_documents d USING pairs p
          WHERE d.company_id = p.id AND p.was_found AND NOT p.is_found
        ), rated AS (
          UPDATE search_documents d
          SET score = search_score(rating_sum, rating_count, p.created_at), created_at = p.created_at,
            rating = CASE WHEN rating_count = 0 THEN -1 ELSE search_rating(rating_sum, rating_count) END
          FROM pairs p
          WHERE d.company_id = p.id AND p.was_found AND p.is_found AND p.is_rated AND NOT p.is_other
        )
        SELECT array_agg(id) INTO ids FROM pairs WHERE is_found AND (is_other OR NOT was_found);
      END IF;
      IF ids IS NOT NULL THEN
        PERFORM search_write(ids);
      END IF;
      RETURN NULL;
    END $$`);
  for (const [event, transition] of [
    ['insert', 'NEW TABLE AS come'],
    ['update', 'OLD TABLE AS gone NEW TABLE AS come'],
    ['delete', 'OLD TABLE AS gone'],
  ]) {
    await runner.query(`
      CREATE TRIGGER companies_search_${event} AFTER ${event} ON companies
      REFERENCING ${transition} FOR EACH STATEMENT EXECUTE FUNCTION search_companies_changed()`);
  }

  // A city's name is in its companies' documents. The first of them are rewritten at once, more of them (the
  // largest cities have tens of thousands) by the job that counts words. A category's name is only learnt.
  await runner.query(`
    CREATE FUNCTION search_rewrite(most integer) RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE
      ids integer[];
    BEGIN
      WITH taken AS MATERIALIZED (
        DELETE FROM search_stale WHERE company_id IN (
          SELECT company_id FROM search_stale ORDER BY company_id LIMIT most FOR UPDATE SKIP LOCKED
        ) RETURNING company_id, place
      ), forgotten AS (
        INSERT INTO search_changes (folded, category_id, city_id, sign)
        SELECT concat_ws(' ', search_fold(c.name), place, search_fold(c.description)), c.category_id, c.city_id, -1
        FROM taken JOIN companies c ON c.id = company_id WHERE c.is_active AND c.is_approved
        RETURNING 1
      )
      SELECT array_agg(company_id) INTO ids FROM taken;
      PERFORM search_write(array_agg(id)) FROM companies
      WHERE id = ANY (ids) AND is_active AND is_approved HAVING count(*) > 0;
      RETURN coalesce(cardinality(ids), 0);
    END $$`);
  await runner.query(`
    CREATE FUNCTION search_place_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM search_learn(ARRAY[search_fold(NEW.name)]);
      IF TG_TABLE_NAME = 'cities' THEN
        INSERT INTO search_stale (company_id, place)
        SELECT company_id, search_fold(OLD.name || ' ' || OLD.state)
        FROM search_documents WHERE city_id = NEW.id
        ON CONFLICT DO NOTHING;
        PERFORM search_rewrite(500);
      END IF;
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE TRIGGER cities_search AFTER UPDATE ON cities FOR EACH ROW
    WHEN ((OLD.name, OLD.state) IS DISTINCT FROM (NEW.name, NEW.state))
    EXECUTE FUNCTION search_place_changed()`);
  await runner.query(`
    CREATE TRIGGER categories_search AFTER INSERT OR UPDATE OF name ON categories FOR EACH ROW
    EXECUTE FUNCTION search_place_changed()`);
}
