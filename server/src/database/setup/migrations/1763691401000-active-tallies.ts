import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY = 'kind, place_id, is_approved, is_active';

/** Rows of tallies for companies of `source`. */
const counted = (source: string, sign = '') => `
  SELECT place.kind, place.place_id, is_approved, is_active, ${sign}count(*) FROM ${source}
  CROSS JOIN LATERAL (VALUES ('category', category_id), ('city', city_id)) place (kind, place_id)
  GROUP BY 1, 2, 3, 4`;

const COMPACT_DAYS = `
  WITH gone AS (
    DELETE FROM day_tallies WHERE (day, kind) IN (
      SELECT day, kind FROM day_tallies GROUP BY day, kind HAVING count(*) > 1)
    RETURNING *
  )
  INSERT INTO day_tallies (day, kind, amount)
  SELECT day, kind, sum(amount) FROM gone GROUP BY day, kind HAVING sum(amount) <> 0;`;

const compact = (key: string) => `
  CREATE OR REPLACE FUNCTION compact_tallies() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT pg_try_advisory_xact_lock(7240121) THEN
      RETURN;
    END IF;
    WITH gone AS (
      DELETE FROM company_tallies WHERE (${key}) IN (
        SELECT ${key} FROM company_tallies GROUP BY ${key} HAVING count(*) > 1)
      RETURNING *
    )
    INSERT INTO company_tallies (${key}, amount)
    SELECT ${key}, sum(amount) FROM gone GROUP BY ${key} HAVING sum(amount) <> 0;
    ${COMPACT_DAYS}
  END $$`;

/** Tells active companies from inactive ones in the counts of categories and cities. */
export class ActiveTallies1763691401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Whoever writes companies meanwhile waits, so that none is counted twice or not at all.
    await runner.query('LOCK TABLE companies IN SHARE ROW EXCLUSIVE MODE');
    // Counted before the tallies are locked: whoever reads them waits for a few rows, not for the count.
    await runner.query(
      `CREATE TEMPORARY TABLE counted_companies (${KEY}, amount) ON COMMIT DROP AS ${counted('companies')}`,
    );
    await runner.query('ALTER TABLE company_tallies ADD is_active boolean NOT NULL DEFAULT true');
    await runner.query('ALTER TABLE company_tallies ALTER is_active DROP DEFAULT');
    await runner.query('TRUNCATE company_tallies');
    await runner.query(`INSERT INTO company_tallies (${KEY}, amount) SELECT * FROM counted_companies`);
    await runner.query('DROP INDEX company_tallies_place_idx');
    await runner.query(`
      CREATE INDEX company_tallies_place_idx ON company_tallies (kind, place_id)
      INCLUDE (is_approved, is_active, amount)`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION tally_companies() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO company_tallies (${KEY}, amount) ${counted('come')};
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO company_tallies (${KEY}, amount) ${counted('gone', '-')};
        ELSE
          INSERT INTO company_tallies (${KEY}, amount) VALUES
            ('category', OLD.category_id, OLD.is_approved, OLD.is_active, -1),
            ('category', NEW.category_id, NEW.is_approved, NEW.is_active, 1),
            ('city', OLD.city_id, OLD.is_approved, OLD.is_active, -1),
            ('city', NEW.city_id, NEW.is_approved, NEW.is_active, 1);
        END IF;
        RETURN NULL;
      END $$`);
    // Replaced, not dropped: dropping it would lock out readers of companies.
    await runner.query(`
      CREATE OR REPLACE TRIGGER companies_tally_update
      AFTER UPDATE OF category_id, city_id, is_approved, is_active ON companies
      FOR EACH ROW WHEN ((OLD.category_id, OLD.city_id, OLD.is_approved, OLD.is_active)
        IS DISTINCT FROM (NEW.category_id, NEW.city_id, NEW.is_approved, NEW.is_active))
      EXECUTE FUNCTION tally_companies()`);
    await runner.query(compact(KEY));
  }

  async down(runner: QueryRunner): Promise<void> {
    const key = 'kind, place_id, is_approved';
    await runner.query('LOCK TABLE companies IN SHARE ROW EXCLUSIVE MODE');
    await runner.query('DROP TRIGGER companies_tally_update ON companies');
    await runner.query('ALTER TABLE company_tallies DROP is_active');
    await runner.query(
      'CREATE INDEX IF NOT EXISTS company_tallies_place_idx ON company_tallies (kind, place_id) INCLUDE (is_approved, amount)',
    );
    const before = (source: string, sign = '') => `
      SELECT place.kind, place.place_id, is_approved, ${sign}count(*) FROM ${source}
      CROSS JOIN LATERAL (VALUES ('category', category_id), ('city', city_id)) place (kind, place_id)
      GROUP BY 1, 2, 3`;
    await runner.query(`
      CREATE OR REPLACE FUNCTION tally_companies() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO company_tallies (${key}, amount) ${before('come')};
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO company_tallies (${key}, amount) ${before('gone', '-')};
        ELSE
          INSERT INTO company_tallies (${key}, amount) VALUES
            ('category', OLD.category_id, OLD.is_approved, -1), ('category', NEW.category_id, NEW.is_approved, 1),
            ('city', OLD.city_id, OLD.is_approved, -1), ('city', NEW.city_id, NEW.is_approved, 1);
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER companies_tally_update AFTER UPDATE OF category_id, city_id, is_approved ON companies
      FOR EACH ROW WHEN ((OLD.category_id, OLD.city_id, OLD.is_approved)
        IS DISTINCT FROM (NEW.category_id, NEW.city_id, NEW.is_approved))
      EXECUTE FUNCTION tally_companies()`);
    await runner.query(compact(key));
  }
}
