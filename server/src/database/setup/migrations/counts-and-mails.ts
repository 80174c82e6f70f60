import { SqlMigration } from '../../sql-migration.ts';

/** Triggers over several areas: counts for lists and statistics, and notifications of what changed. */
export class CountsAndNotifications1795000000008 extends SqlMigration {
  protected readonly sql = `
    -- Counts are rows to be summed: each writer inserts rows of its own, so writers never wait for each other as they
    -- would for one counter. compact_tallies joins the rows from time to time.

    -- How many companies a category and a city have; the sum of all categories is the number of companies.
    CREATE TABLE company_tallies (
      kind varchar(10) NOT NULL,
      place_id integer NOT NULL,
      is_approved boolean NOT NULL,
      amount integer NOT NULL,
      is_active boolean NOT NULL
    );
    CREATE INDEX company_tallies_place_idx ON company_tallies (kind, place_id)
      INCLUDE (is_approved, is_active, amount);
    CREATE FUNCTION tally_companies() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        INSERT INTO company_tallies (kind, place_id, is_approved, is_active, amount) VALUES
          ('category', OLD.category_id, OLD.is_approved, OLD.is_active, -1),
          ('category', NEW.category_id, NEW.is_approved, NEW.is_active, 1),
          ('city', OLD.city_id, OLD.is_approved, OLD.is_active, -1),
          ('city', NEW.city_id, NEW.is_approved, NEW.is_active, 1);
      ELSE
        INSERT INTO company_tallies (kind, place_id, is_approved, is_active, amount)
        SELECT kind, place_id, is_approved, is_active, count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
        FROM changed, LATERAL (VALUES ('category', category_id), ('city', city_id)) place (kind, place_id)
        GROUP BY 1, 2, 3, 4;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER companies_tally_insert AFTER INSERT ON companies
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_companies();
    CREATE TRIGGER companies_tally_delete AFTER DELETE ON companies
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_companies();
    -- By row and column, so that ratings, the most frequent updates of companies, cost nothing here.
    CREATE TRIGGER companies_tally_update AFTER UPDATE OF category_id, city_id, is_approved, is_active ON companies
    FOR EACH ROW WHEN ((OLD.category_id, OLD.city_id, OLD.is_approved, OLD.is_active)
      IS DISTINCT FROM (NEW.category_id, NEW.city_id, NEW.is_approved, NEW.is_active))
    EXECUTE FUNCTION tally_companies();

    -- What happened on a day on the whole site: company, user, view, rating, message, and star1 to star5.
    CREATE TABLE day_tallies (
      day date NOT NULL,
      kind varchar(10) NOT NULL,
      amount bigint NOT NULL
    );
    CREATE INDEX day_tallies_day_kind_idx ON day_tallies (day, kind) INCLUDE (amount);
    -- Rows of a kind by the day they were created.
    CREATE FUNCTION tally_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO day_tallies (day, kind, amount)
      SELECT local_day(created_at), TG_ARGV[0], count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
      FROM changed GROUP BY 1;
      RETURN NULL;
    END $$;
    CREATE TRIGGER companies_tally_by_day_insert AFTER INSERT ON companies
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_by_day('company');
    CREATE TRIGGER companies_tally_by_day_delete AFTER DELETE ON companies
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_by_day('company');
    CREATE TRIGGER users_tally_by_day_insert AFTER INSERT ON users
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_by_day('user');
    CREATE TRIGGER users_tally_by_day_delete AFTER DELETE ON users
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_by_day('user');
    -- Only ratings that are shown count.
    CREATE FUNCTION tally_ratings_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO day_tallies (day, kind, amount)
      SELECT local_day(created_at), 'star' || rating, count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
      FROM changed WHERE hidden_at IS NULL GROUP BY 1, 2;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ratings_tally_by_day_insert AFTER INSERT ON ratings
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_ratings_by_day();
    CREATE TRIGGER ratings_tally_by_day_delete AFTER DELETE ON ratings
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_ratings_by_day();
    CREATE FUNCTION tally_rating_shown() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO day_tallies (day, kind, amount) VALUES (
        local_day(NEW.created_at), 'star' || NEW.rating,
        CASE WHEN NEW.hidden_at IS NULL THEN 1 ELSE -1 END);
      RETURN NULL;
    END $$;
    CREATE TRIGGER ratings_tally_shown AFTER UPDATE OF hidden_at ON ratings
    FOR EACH ROW WHEN ((OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL))
    EXECUTE FUNCTION tally_rating_shown();

    -- Views, ratings and messages of the site are the sum of its companies' days.
    CREATE FUNCTION tally_company_days() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        INSERT INTO day_tallies (day, kind, amount)
        SELECT day, kind, sum(amount) FROM come c JOIN gone g USING (company_id, day), LATERAL (VALUES
          ('view', c.views - g.views), ('rating', c.ratings - g.ratings), ('message', c.messages - g.messages)
        ) kinds (kind, amount) GROUP BY 1, 2 HAVING sum(amount) <> 0;
      ELSE
        INSERT INTO day_tallies (day, kind, amount)
        SELECT day, kind, sum(amount) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END FROM changed, LATERAL (VALUES
          ('view', views), ('rating', ratings), ('message', messages)
        ) kinds (kind, amount) GROUP BY 1, 2 HAVING sum(amount) <> 0;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER company_days_tally_insert AFTER INSERT ON company_days
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_company_days();
    CREATE TRIGGER company_days_tally_update AFTER UPDATE ON company_days
    REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION tally_company_days();
    CREATE TRIGGER company_days_tally_delete AFTER DELETE ON company_days
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_company_days();

    -- Joins the rows of each count; does nothing while another session does it.
    CREATE FUNCTION compact_tallies() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT pg_try_advisory_xact_lock(7240121) THEN
        RETURN;
      END IF;
      WITH gone AS (
        DELETE FROM company_tallies WHERE (kind, place_id, is_approved, is_active) IN (
          SELECT kind, place_id, is_approved, is_active FROM company_tallies GROUP BY 1, 2, 3, 4 HAVING count(*) > 1)
        RETURNING *
      )
      INSERT INTO company_tallies (kind, place_id, is_approved, is_active, amount)
      SELECT kind, place_id, is_approved, is_active, sum(amount) FROM gone GROUP BY 1, 2, 3, 4 HAVING sum(amount) <> 0;
      WITH gone AS (
        DELETE FROM day_tallies WHERE (day, kind) IN (
          SELECT day, kind FROM day_tallies GROUP BY 1, 2 HAVING count(*) > 1)
        RETURNING *
      )
      INSERT INTO day_tallies (day, kind, amount)
      SELECT day, kind, sum(amount) FROM gone GROUP BY 1, 2 HAVING sum(amount) <> 0;
    END $$;

    -- Every write to something public is notified on the channel 'changes', in its own transaction, for any client
    -- it (the program, an import, a person in psql); see database/change-feed.ts. A statement over more than 50
    -- companies notifies '*', which means everything. A page that shows the best of a place, that is a city's
    -- companies of one category, listens to the place.
    CREATE FUNCTION notify_company_changes() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      ids integer[];
    BEGIN
      SELECT array_agg(id) INTO ids FROM (SELECT id FROM changed LIMIT 51) few;
      IF ids IS NULL THEN
        RETURN NULL;
      END IF;
      IF cardinality(ids) > 50 THEN
        PERFORM pg_notify('changes', '*');
      ELSE
        PERFORM pg_notify('changes', 'company:' || id) FROM unnest(ids) AS id;
        PERFORM pg_notify('changes', 'companies');
        IF TG_OP <> 'DELETE' THEN
          PERFORM pg_notify('changes', 'place:' || city_id || ':' || category_id)
          FROM (SELECT DISTINCT city_id, category_id FROM changed) places;
        END IF;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER companies_notify_insert AFTER INSERT ON companies
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_company_changes();
    CREATE TRIGGER companies_notify_update AFTER UPDATE ON companies
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_company_changes();
    CREATE TRIGGER companies_notify_delete AFTER DELETE ON companies
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_company_changes();

    -- An owner's plan is shown on the pages of the owner's companies.
    CREATE FUNCTION notify_owner_changes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('changes', 'company:' || id) FROM companies WHERE owner_id = NEW.id;
      PERFORM pg_notify('changes', 'companies');
      RETURN NULL;
    END $$;
    CREATE TRIGGER users_notify AFTER UPDATE ON users FOR EACH ROW
    WHEN (OLD.plan_id IS DISTINCT FROM NEW.plan_id)
    EXECUTE FUNCTION notify_owner_changes();

    -- Also for changes that leave the company's figures as they are: an answer, a corrected comment.
    CREATE FUNCTION notify_rating_changes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('changes', 'company:' || coalesce(NEW.company_id, OLD.company_id));
      PERFORM pg_notify('changes', 'companies');
      RETURN NULL;
    END $$;
    CREATE TRIGGER ratings_notify AFTER INSERT OR UPDATE OR DELETE ON ratings FOR EACH ROW
    EXECUTE FUNCTION notify_rating_changes();

    -- These are shown on many pages and seldom change.
    CREATE FUNCTION notify_everything() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('changes', '*');
      RETURN NULL;
    END $$;
    CREATE TRIGGER categories_notify AFTER INSERT OR UPDATE OR DELETE ON categories
    FOR EACH STATEMENT EXECUTE FUNCTION notify_everything();
    CREATE TRIGGER cities_notify AFTER INSERT OR UPDATE OR DELETE ON cities
    FOR EACH STATEMENT EXECUTE FUNCTION notify_everything();
    CREATE TRIGGER plans_notify AFTER INSERT OR UPDATE OR DELETE ON plans
    FOR EACH STATEMENT EXECUTE FUNCTION notify_everything();
    CREATE TRIGGER settings_notify AFTER INSERT OR UPDATE OR DELETE ON settings
    FOR EACH STATEMENT EXECUTE FUNCTION notify_everything();
  `;
}

/** Texts that owners use in answers. */
export class AnswerTemplates1796000000300 extends SqlMigration {
  protected readonly sql = `
    CREATE TABLE answer_templates (
      id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      title varchar(60) NOT NULL,
      text varchar(1000) NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX answer_templates_user_id_idx ON answer_templates (user_id);
  `;
}

/** The weekly mail of owners, and the address by which a mail is ended. */
export class WeeklyMails1796000000301 extends SqlMigration {
  protected readonly sql = `
    CREATE TABLE weekly_mails (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      is_on boolean NOT NULL DEFAULT true,
      last_week date
    );
    ALTER TABLE mails ADD COLUMN unsubscribe_url varchar(500);
  `;
}

/** Names what a mail tells of, so that it can be made anew once its texts are erased. */
export class MailsMadeAnew1796000000456 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE mails ADD COLUMN thing_id integer;
  `;
}

/** Names the mail that was made anew of a sent one, which is done once. */
export class MailsResentOnce1796000000460 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE mails ADD COLUMN resent_as integer;
  `;
}

/** How often administrators receive one mail about what waits; without a row each thing is a mail of its own. */
export class ApprovalDigests1796000000992 extends SqlMigration {
  protected readonly sql = `
    CREATE TABLE approval_digests (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      every varchar(10) NOT NULL CONSTRAINT approval_digests_every_check CHECK (every IN ('hourly', 'daily')),
      told_until timestamptz NOT NULL
    );
  `;
}
