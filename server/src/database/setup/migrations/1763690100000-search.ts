import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createCounting } from './search/counting.ts';
import { createTables } from './search/tables.ts';
import { createTexts } from './search/texts.ts';
import { createTriggers } from './search/triggers.ts';
import { createWriting } from './search/writing.ts';

/**
 * The search (docs/decisions/010-search-tables.md): a row for each findable company in
 * `search_documents`, two dictionaries, and the triggers that keep them. The statements that ask them
 * stand in companies/search.
 */
export class Search1763690100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS unaccent');
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await createTexts(runner);
    await createTables(runner);
    await createWriting(runner);
    await createTriggers(runner);
    await createCounting(runner);
    await runner.query(`
      SELECT search_write(ids) FROM (
        SELECT array_agg(id) AS ids FROM companies WHERE is_active AND is_approved GROUP BY id / 1000
      ) chunks`);
    await runner.query('SELECT search_learn(array_agg(search_fold(name))) FROM categories');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete']) {
      await runner.query(`DROP TRIGGER companies_search_${event} ON companies`);
    }
    await runner.query('DROP TRIGGER cities_search ON cities');
    await runner.query('DROP TRIGGER categories_search ON categories');
    await runner.query('DROP INDEX cities_folded_name_idx, cities_folded_name_trgm_idx');
    await runner.query(
      'DROP FUNCTION search_matching, search_count_changes, search_place_changed, search_rewrite',
    );
    await runner.query('DROP FUNCTION search_companies_changed, search_write, search_learn, search_text');
    await runner.query(
      'DROP TABLE search_documents, search_changes, search_words, search_spellings, search_lexemes, search_stale',
    );
    await runner.query(
      'DROP FUNCTION search_score, search_rating, search_words_of, search_stems, search_fold',
    );
    await runner.query('DROP TEXT SEARCH CONFIGURATION search_text, search_text_long');
    await runner.query('DROP TEXT SEARCH DICTIONARY search_stem, search_stem_long');
    // The extensions stay: something else may use them.
  }
}
