import { SqlMigration } from '../../sql-migration.ts';

/**
 * Views of photos, and the texts by which companies were found. Addresses are hashed with their week; clean-up.ts keeps
 * only texts that at least five addresses typed within a week, as a count, and deletes the hashes.
 */
export class WordsAndPhotos1796000000162 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE company_days ADD COLUMN photo_views integer NOT NULL DEFAULT 0;
    ALTER TABLE company_visits DROP CONSTRAINT company_visits_kind_check,
      ADD CONSTRAINT company_visits_kind_check CHECK (kind IN ('view', 'phone', 'whatsapp', 'website', 'map', 'photo'));
    CREATE TABLE company_searches (
      company_id integer NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
      week date NOT NULL,
      words varchar(60) NOT NULL,
      address_hash bytea NOT NULL,
      PRIMARY KEY (company_id, week, words, address_hash)
    );
    CREATE INDEX company_searches_week_idx ON company_searches (week);
    CREATE TABLE company_search_weeks (
      company_id integer NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
      week date NOT NULL,
      words varchar(60) NOT NULL,
      addresses integer NOT NULL,
      PRIMARY KEY (company_id, week, words)
    );
  `;
}
