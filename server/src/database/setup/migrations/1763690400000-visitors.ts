import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What notify_company_changes said before this migration. */
const PLACELESS = '';
/** A page that shows the best of a place hears of whoever comes into it or rises in it. */
const PLACES = `PERFORM pg_notify('changes', 'place:' || city_id || ':' || category_id)
            FROM (SELECT DISTINCT city_id, category_id FROM come) places;`;

const notifyCompanyChanges = (places: string): string => `
  CREATE OR REPLACE FUNCTION notify_company_changes() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    ids integer[];
  BEGIN
    IF TG_OP = 'DELETE' THEN
      SELECT array_agg(id) INTO ids FROM (SELECT id FROM gone LIMIT 51) few;
    ELSE
      SELECT array_agg(id) INTO ids FROM (SELECT id FROM come LIMIT 51) few;
    END IF;
    IF ids IS NULL THEN
      RETURN NULL;
    END IF;
    IF cardinality(ids) > 50 THEN
      PERFORM pg_notify('changes', '*');
    ELSE
      PERFORM pg_notify('changes', 'company:' || id) FROM unnest(ids) AS id;
      PERFORM pg_notify('changes', 'companies');
      IF TG_OP <> 'DELETE' THEN
        ${places || 'NULL;'}
      END IF;
    END IF;
    RETURN NULL;
  END $$`;

/** Companies that visitors saved, and word of what happens in a place: a city's companies of one category. */
export class Visitors1763690400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_companies (
        fingerprint_hash bytea NOT NULL,
        company_id integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT saved_companies_pkey PRIMARY KEY (fingerprint_hash, company_id),
        CONSTRAINT saved_companies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX saved_companies_company_id_idx ON saved_companies (company_id)');
    await runner.query(notifyCompanyChanges(PLACES));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(notifyCompanyChanges(PLACELESS));
    await runner.query('DROP TABLE saved_companies');
  }
}
