import { SqlMigration } from '../../sql-migration.ts';

/**
 * The text by which administrators find ratings, normalized when it is written: of half a million ratings those with a
 * common word are counted in a tenth of the time.
 */
export class FoldedRatings1796000000560 extends SqlMigration {
  protected readonly sql = `
    -- Computed while the table is rewritten, which no trigger notices.
    ALTER TABLE ratings ADD COLUMN folded text GENERATED ALWAYS AS (' ' || search_fold(comment)) STORED;
    ALTER TABLE ratings ALTER COLUMN folded DROP EXPRESSION;
    CREATE TRIGGER ratings_fold BEFORE INSERT OR UPDATE OF comment ON ratings
    FOR EACH ROW EXECUTE FUNCTION fold_columns('comment');
    DROP INDEX ratings_comment_trgm_idx;
    -- Not of ratings with comments alone: the planner takes no statistics from a partial index.
    CREATE INDEX ratings_folded_trgm_idx ON ratings USING gin (folded gin_trgm_ops);
  `;
}
