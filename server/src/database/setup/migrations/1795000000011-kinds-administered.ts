import { SqlMigration } from '../../sql-migration.ts';

/** Notifications of changed kinds of business and their words, and searches that found nothing. */
export class KindsAdministered1795000000011 extends SqlMigration {
  protected readonly sql = `
    CREATE UNIQUE INDEX kinds_folded_name_key ON kinds (search_fold(name));

    CREATE FUNCTION notify_kind_changes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('changes', 'kinds');
      RETURN NULL;
    END $$;
    CREATE TRIGGER kinds_notify AFTER INSERT OR UPDATE OR DELETE ON kinds
    FOR EACH STATEMENT EXECUTE FUNCTION notify_kind_changes();
    CREATE TRIGGER kind_words_notify AFTER INSERT OR UPDATE OR DELETE ON kind_words
    FOR EACH STATEMENT EXECUTE FUNCTION notify_kind_changes();

    -- A new word of a kind is known to the search at once. The words of a removed one are counted again, without
    -- a change, which forgets those that nothing else has.
    CREATE FUNCTION search_kind_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM search_learn(array_agg(search_fold(word))) FROM changed;
      ELSE
        INSERT INTO search_changes (folded, category_id, city_id, sign)
        SELECT search_fold(word), 0, 0, 0 FROM changed;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER kind_words_search_insert AFTER INSERT ON kind_words
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_kind_words_changed();
    CREATE TRIGGER kind_words_search_delete AFTER DELETE ON kind_words
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_kind_words_changed();

    -- Normalized texts that found nothing, or only with fewer words. 'address_hashes' holds at most four keyed
    -- hashes; with the fifth address they are dropped and the text is common.
    CREATE TABLE searches_without_results (
      text varchar(60) PRIMARY KEY,
      key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (kind_key(text)) STORED,
      times integer NOT NULL,
      address_hashes bytea[] NOT NULL,
      is_common boolean NOT NULL GENERATED ALWAYS AS (cardinality(address_hashes) = 0) STORED,
      is_dismissed boolean NOT NULL DEFAULT false,
      last_seen_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX searches_without_results_times_idx ON searches_without_results (times DESC, text)
      WHERE is_common AND NOT is_dismissed;
    CREATE INDEX searches_without_results_last_seen_at_idx ON searches_without_results (last_seen_at);
  `;
}
