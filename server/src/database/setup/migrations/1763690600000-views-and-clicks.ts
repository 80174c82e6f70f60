import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day that a moment belongs to for people in Brazil. */
const DAY = `(created_at AT TIME ZONE 'America/Sao_Paulo')::date`;

/**
 * Counters by company and day, so that reports add up a few rows instead of everything that happened.
 * Views and clicks are added by `views/visit-counter.ts`; ratings and messages by triggers, whoever writes them.
 */
export class ViewsAndClicks1763690600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE company_days (
        company_id integer NOT NULL,
        day date NOT NULL,
        views integer NOT NULL DEFAULT 0,
        phone_clicks integer NOT NULL DEFAULT 0,
        whatsapp_clicks integer NOT NULL DEFAULT 0,
        website_clicks integer NOT NULL DEFAULT 0,
        map_clicks integer NOT NULL DEFAULT 0,
        ratings integer NOT NULL DEFAULT 0,
        good_ratings integer NOT NULL DEFAULT 0,
        rating_sum integer NOT NULL DEFAULT 0,
        messages integer NOT NULL DEFAULT 0,
        CONSTRAINT company_days_pkey PRIMARY KEY (company_id, day),
        CONSTRAINT company_days_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
      )`);
    // Who was counted today; swept once the day is over.
    await runner.query(`
      CREATE TABLE company_visits (
        company_id integer NOT NULL,
        day date NOT NULL,
        kind varchar(10) NOT NULL,
        visitor_hash bytea NOT NULL,
        address_hash bytea NOT NULL,
        CONSTRAINT company_visits_pkey PRIMARY KEY (company_id, day, kind, visitor_hash),
        CONSTRAINT company_visits_kind_check CHECK (kind IN ('view', 'phone', 'whatsapp', 'website', 'map')),
        CONSTRAINT company_visits_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX company_visits_address_idx ON company_visits (company_id, day, kind, address_hash)`,
    );
    await runner.query(`CREATE INDEX company_visits_day_idx ON company_visits (day)`);
    await this.#countRatings(runner);
    await this.#countMessages(runner);
  }

  async #countRatings(runner: QueryRunner): Promise<void> {
    const counted = `company_id, ${DAY} AS day, count(*) AS ratings,
      count(*) FILTER (WHERE rating >= 4) AS good_ratings, sum(rating) AS rating_sum`;
    await runner.query(`
      INSERT INTO company_days (company_id, day, ratings, good_ratings, rating_sum)
      SELECT ${counted} FROM ratings GROUP BY 1, 2`);
    await runner.query(`
      CREATE FUNCTION count_ratings_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO company_days AS known (company_id, day, ratings, good_ratings, rating_sum)
          SELECT ${counted} FROM come GROUP BY 1, 2 ORDER BY 1, 2
          ON CONFLICT (company_id, day) DO UPDATE SET
            ratings = known.ratings + excluded.ratings,
            good_ratings = known.good_ratings + excluded.good_ratings,
            rating_sum = known.rating_sum + excluded.rating_sum;
        ELSE
          UPDATE company_days AS known SET
            ratings = known.ratings - lost.ratings,
            good_ratings = known.good_ratings - lost.good_ratings,
            rating_sum = known.rating_sum - lost.rating_sum
          FROM (SELECT ${counted} FROM gone GROUP BY 1, 2) lost
          WHERE known.company_id = lost.company_id AND known.day = lost.day;
        END IF;
        RETURN NULL;
      END $$`);
    await this.#createTriggers(runner, 'ratings');
  }

  async #countMessages(runner: QueryRunner): Promise<void> {
    const counted = (source: string) => `
      SELECT company_id, ${DAY} AS day, count(*) AS messages FROM ${source}
      WHERE sender_type = 'visitor' GROUP BY 1, 2`;
    await runner.query(`
      INSERT INTO company_days AS known (company_id, day, messages) ${counted('messages')}
      ON CONFLICT (company_id, day) DO UPDATE SET messages = excluded.messages`);
    await runner.query(`
      CREATE FUNCTION count_messages_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO company_days AS known (company_id, day, messages)
          ${counted('come')} ORDER BY 1, 2
          ON CONFLICT (company_id, day) DO UPDATE SET messages = known.messages + excluded.messages;
        ELSE
          UPDATE company_days AS known SET messages = known.messages - lost.messages
          FROM (${counted('gone')}) lost
          WHERE known.company_id = lost.company_id AND known.day = lost.day;
        END IF;
        RETURN NULL;
      END $$`);
    await this.#createTriggers(runner, 'messages');
  }

  async #createTriggers(runner: QueryRunner, table: string): Promise<void> {
    for (const [event, transition] of [
      ['INSERT', 'NEW TABLE AS come'],
      ['DELETE', 'OLD TABLE AS gone'],
    ]) {
      await runner.query(`
        CREATE TRIGGER ${table}_by_day_${event?.toLowerCase()} AFTER ${event} ON ${table}
        REFERENCING ${transition} FOR EACH STATEMENT EXECUTE FUNCTION count_${table}_by_day()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['ratings', 'messages']) {
      for (const event of ['insert', 'delete']) {
        await runner.query(`DROP TRIGGER ${table}_by_day_${event} ON ${table}`);
      }
      await runner.query(`DROP FUNCTION count_${table}_by_day`);
    }
    await runner.query('DROP TABLE company_visits');
    await runner.query('DROP TABLE company_days');
  }
}
