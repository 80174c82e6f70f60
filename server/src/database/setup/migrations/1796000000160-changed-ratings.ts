import { SqlMigration } from '../../sql-migration.ts';

/** Ratings that their authors changed, and how many of a company's ratings have 1 to 5 stars: null while none. */
export class ChangedRatings1796000000160 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE ratings ADD COLUMN changed_at timestamptz;
    ALTER TABLE companies ADD COLUMN rating_counts integer[];
    UPDATE companies c SET rating_counts = r.counts
    FROM (
      SELECT company_id, ARRAY[
        count(*) FILTER (WHERE rating = 1), count(*) FILTER (WHERE rating = 2), count(*) FILTER (WHERE rating = 3),
        count(*) FILTER (WHERE rating = 4), count(*) FILTER (WHERE rating = 5)] AS counts
      FROM ratings WHERE hidden_at IS NULL GROUP BY company_id
    ) r WHERE r.company_id = c.id;

    -- The stars of a hidden rating count when it is shown again.
    CREATE FUNCTION count_rating_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE company_days SET
        good_ratings = good_ratings + (NEW.rating >= 4)::integer - (OLD.rating >= 4)::integer,
        rating_sum = rating_sum + NEW.rating - OLD.rating
      WHERE company_id = NEW.company_id AND day = local_day(NEW.created_at);
      INSERT INTO day_tallies (day, kind, amount) VALUES
        (local_day(NEW.created_at), 'star' || OLD.rating, -1),
        (local_day(NEW.created_at), 'star' || NEW.rating, 1);
      RETURN NULL;
    END $$;
    CREATE TRIGGER ratings_by_day_changed AFTER UPDATE OF rating ON ratings
    FOR EACH ROW WHEN (OLD.rating <> NEW.rating AND OLD.hidden_at IS NULL AND NEW.hidden_at IS NULL)
    EXECUTE FUNCTION count_rating_changed();
    CREATE TRIGGER ratings_webhooks_update AFTER UPDATE OF changed_at ON ratings
    FOR EACH ROW WHEN (OLD.changed_at IS DISTINCT FROM NEW.changed_at)
    EXECUTE FUNCTION queue_event_of_company('rating.changed');
  `;
}
