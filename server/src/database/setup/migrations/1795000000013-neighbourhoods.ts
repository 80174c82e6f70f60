import { SqlMigration } from '../../sql-migration.ts';

/** What suggestions look up: neighbourhoods, which are counted with the words, and words like those of kinds. */
export class Neighbourhoods1795000000013 extends SqlMigration {
  protected readonly sql = `
    -- 'key' is the name normalized; of its spellings 'name' is one with small letters and accents. Those with fewer than
    -- three companies are seldom neighbourhoods.
    CREATE TABLE search_neighbourhoods (
      city_id integer NOT NULL REFERENCES cities (id) ON DELETE CASCADE,
      key text COLLATE "C" NOT NULL,
      name text COLLATE "C" NOT NULL,
      companies integer NOT NULL,
      sound text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_sound(key)) STORED,
      PRIMARY KEY (city_id, key)
    );
    CREATE INDEX search_neighbourhoods_key_idx ON search_neighbourhoods (key) WHERE companies >= 3;
    CREATE INDEX search_neighbourhoods_sound_idx ON search_neighbourhoods (sound) WHERE companies >= 3;

    ALTER TABLE kind_words ADD COLUMN sound text COLLATE "C" GENERATED ALWAYS AS (search_sound(key)) STORED;
    CREATE INDEX kind_words_sound_idx ON kind_words (sound);
    CREATE INDEX kind_words_key_trgm_idx ON kind_words USING gin (key gin_trgm_ops);
  `;
}
