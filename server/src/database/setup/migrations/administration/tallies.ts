import type { QueryRunner } from 'typeorm';

/** The day that a moment belongs to for people in Brazil. */
const dayOf = (moment: string): string => `(${moment} AT TIME ZONE 'America/Sao_Paulo')::date`;

/**
 * Counts that are kept by triggers, whoever writes, in rows to be summed up: a writer adds a row of its own,
 * so writers never wait for each other as they would for one counter; `compact_tallies` joins them now and then.
 */
export async function createTallies(runner: QueryRunner): Promise<void> {
  await createCompanyTallies(runner);
  await createDayTallies(runner);
  await runner.query(`
    CREATE FUNCTION compact_tallies() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT pg_try_advisory_xact_lock(7240121) THEN
        RETURN;
      END IF;
      WITH gone AS (
        DELETE FROM company_tallies WHERE (kind, place_id, is_approved) IN (
          SELECT kind, place_id, is_approved FROM company_tallies
          GROUP BY kind, place_id, is_approved HAVING count(*) > 1)
        RETURNING *
      )
      INSERT INTO company_tallies (kind, place_id, is_approved, amount)
      SELECT kind, place_id, is_approved, sum(amount) FROM gone
      GROUP BY kind, place_id, is_approved HAVING sum(amount) <> 0;
      WITH gone AS (
        DELETE FROM day_tallies WHERE (day, kind) IN (
          SELECT day, kind FROM day_tallies GROUP BY day, kind HAVING count(*) > 1)
        RETURNING *
      )
      INSERT INTO day_tallies (day, kind, amount)
      SELECT day, kind, sum(amount) FROM gone GROUP BY day, kind HAVING sum(amount) <> 0;
    END $$`);
}

/** How many companies a category and a city have; those of all categories are all there are. */
async function createCompanyTallies(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE company_tallies (
      kind varchar(10) NOT NULL,
      place_id integer NOT NULL,
      is_approved boolean NOT NULL,
      amount integer NOT NULL
    )`);
  const counted = (source: string, sign = '') => `
    SELECT place.kind, place.place_id, is_approved, ${sign}count(*) FROM ${source}
    CROSS JOIN LATERAL (VALUES ('category', category_id), ('city', city_id)) place (kind, place_id)
    GROUP BY 1, 2, 3`;
  await runner.query(`INSERT INTO company_tallies ${counted('companies')}`);
  await runner.query(
    'CREATE INDEX company_tallies_place_idx ON company_tallies (kind, place_id) INCLUDE (is_approved, amount)',
  );
  await runner.query(`
    CREATE FUNCTION tally_companies() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO company_tallies ${counted('come')};
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO company_tallies ${counted('gone', '-')};
      ELSE
        INSERT INTO company_tallies VALUES
          ('category', OLD.category_id, OLD.is_approved, -1), ('category', NEW.category_id, NEW.is_approved, 1),
          ('city', OLD.city_id, OLD.is_approved, -1), ('city', NEW.city_id, NEW.is_approved, 1);
      END IF;
      RETURN NULL;
    END $$`);
  await onRowsOf(runner, 'companies', 'tally', 'tally_companies()');
  // By row and column: most changes of companies (ratings) are none of these, and cost nothing here.
  await runner.query(`
    CREATE TRIGGER companies_tally_update AFTER UPDATE OF category_id, city_id, is_approved ON companies
    FOR EACH ROW WHEN ((OLD.category_id, OLD.city_id, OLD.is_approved)
      IS DISTINCT FROM (NEW.category_id, NEW.city_id, NEW.is_approved))
    EXECUTE FUNCTION tally_companies()`);
}

/** What happened on a day on the whole site: company, user, view, rating, message, and star1 to star5. */
async function createDayTallies(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE day_tallies (
      day date NOT NULL,
      kind varchar(10) NOT NULL,
      amount bigint NOT NULL
    )`);
  const made = (source: string, kind: string, sign = '') =>
    `SELECT ${dayOf('created_at')} AS day, ${kind} AS kind, ${sign}count(*) AS amount FROM ${source} GROUP BY 1, 2`;
  const summed = (source: string, sign = 1) => `
    SELECT day, kind, ${sign} * amount AS amount FROM ${source}
    CROSS JOIN LATERAL (VALUES ('view', views), ('rating', ratings), ('message', messages)) kinds (kind, amount)`;
  const total = (parts: string) =>
    `SELECT day, kind, sum(amount) FROM (${parts}) parts GROUP BY 1, 2 HAVING sum(amount) <> 0`;

  await runner.query(`INSERT INTO day_tallies ${made('companies', `'company'`)}`);
  await runner.query(`INSERT INTO day_tallies ${made('users', `'user'`)}`);
  await runner.query(`INSERT INTO day_tallies ${made('ratings', `'star' || rating`)}`);
  await runner.query(`INSERT INTO day_tallies ${total(summed('company_days'))}`);
  await runner.query('CREATE INDEX day_tallies_day_kind_idx ON day_tallies (day, kind) INCLUDE (amount)');

  for (const [table, kind] of [
    ['companies', `'company'`],
    ['users', `'user'`],
    ['ratings', `'star' || rating`],
  ] as const) {
    await runner.query(`
      CREATE FUNCTION tally_${table}_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO day_tallies ${made('come', kind)};
        ELSE
          INSERT INTO day_tallies ${made('gone', kind, '-')};
        END IF;
        RETURN NULL;
      END $$`);
    await onRowsOf(runner, table, 'tally_by_day', `tally_${table}_by_day()`);
  }
  // The site's days are the sum of its companies' days.
  await runner.query(`
    CREATE FUNCTION tally_company_days() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO day_tallies ${total(summed('come'))};
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO day_tallies ${total(summed('gone', -1))};
      ELSE
        INSERT INTO day_tallies ${total(`${summed('come')} UNION ALL ${summed('gone', -1)}`)};
      END IF;
      RETURN NULL;
    END $$`);
  await onRowsOf(runner, 'company_days', 'tally', 'tally_company_days()');
  await runner.query(`
    CREATE TRIGGER company_days_tally_update AFTER UPDATE ON company_days
    REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION tally_company_days()`);
}

async function onRowsOf(runner: QueryRunner, table: string, name: string, call: string): Promise<void> {
  for (const [event, transition] of [
    ['insert', 'NEW TABLE AS come'],
    ['delete', 'OLD TABLE AS gone'],
  ]) {
    await runner.query(`
      CREATE TRIGGER ${table}_${name}_${event} AFTER ${event} ON ${table}
      REFERENCING ${transition} FOR EACH STATEMENT EXECUTE FUNCTION ${call}`);
  }
}

export async function dropTallies(runner: QueryRunner): Promise<void> {
  await runner.query('DROP FUNCTION compact_tallies');
  const functions = [
    'tally_company_days',
    'tally_ratings_by_day',
    'tally_users_by_day',
    'tally_companies_by_day',
    'tally_companies',
  ];
  for (const name of functions) await runner.query(`DROP FUNCTION ${name} CASCADE`);
  await runner.query('DROP TABLE day_tallies, company_tallies');
}
