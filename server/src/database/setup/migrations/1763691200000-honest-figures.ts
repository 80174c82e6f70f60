import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAY = `(created_at AT TIME ZONE 'America/Sao_Paulo')::date`;
const stars = (source: string, sign = ''): string =>
  `SELECT ${DAY} AS day, 'star' || rating AS kind, ${sign}count(*) AS amount FROM ${source} GROUP BY 1, 2`;

/** Comes with a rating and goes with it; `condition` says which ones count. */
const tally = (condition = ''): string => `
  CREATE OR REPLACE FUNCTION tally_ratings_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO day_tallies ${stars(`come ${condition}`)};
    ELSE
      INSERT INTO day_tallies ${stars(`gone ${condition}`, '-')};
    END IF;
    RETURN NULL;
  END $$`;

/**
 * The distribution of stars counts the ratings that are shown, as all other figures do (`1763690910000`); and
 * what a person wrote is found by the e-mail, for requests of the LGPD.
 */
export class HonestFigures1763691200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO day_tallies ${stars('ratings WHERE hidden_at IS NOT NULL', '-')}`);
    await runner.query(tally('WHERE hidden_at IS NULL'));
    await runner.query(`
      CREATE FUNCTION tally_rating_shown() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO day_tallies (day, kind, amount) VALUES (
          (NEW.created_at AT TIME ZONE 'America/Sao_Paulo')::date, 'star' || NEW.rating,
          CASE WHEN NEW.hidden_at IS NULL THEN 1 ELSE -1 END);
        RETURN NULL;
      END $$`);
    // By row and column: reports and answers change ratings too, and cost nothing here.
    await runner.query(`
      CREATE TRIGGER ratings_tally_shown AFTER UPDATE OF hidden_at ON ratings
      FOR EACH ROW WHEN ((OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL))
      EXECUTE FUNCTION tally_rating_shown()`);
    await runner.query(`
      CREATE INDEX messages_email_idx ON messages (lower(email))
      WHERE email IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX messages_email_idx');
    await runner.query('DROP FUNCTION tally_rating_shown CASCADE');
    await runner.query(tally());
    await runner.query(`INSERT INTO day_tallies ${stars('ratings WHERE hidden_at IS NOT NULL')}`);
  }
}
