import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every write to something public says so on the channel `changes`, from inside its transaction, whoever
 * writes it (the program, an import, a person in psql): see `lib/changes.ts`. One notification a
 * statement and company; a statement over many companies says "all of them".
 */
export class Changes1763690200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION notify_company_changes() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        ids integer[];
      BEGIN
        IF TG_OP = 'DELETE' THEN
          SELECT array_agg(id) INTO ids FROM (SELECT id FROM gone LIMIT 51) few;
        ELSE
          SELECT array_agg(id) INTO ids FROM (SELECT id FROM come LIMIT 51) few;
        END IF;
        IF ids IS NULL THEN
          RETURN NULL;
        END IF;
        IF cardinality(ids) > 50 THEN
          PERFORM pg_notify('changes', '*');
        ELSE
          PERFORM pg_notify('changes', 'company:' || id) FROM unnest(ids) AS id;
          PERFORM pg_notify('changes', 'companies');
        END IF;
        RETURN NULL;
      END $$`);
    for (const [event, transition] of [
      ['INSERT', 'NEW TABLE AS come'],
      ['UPDATE', 'NEW TABLE AS come'],
      ['DELETE', 'OLD TABLE AS gone'],
    ]) {
      await runner.query(`
        CREATE TRIGGER companies_notify_${event?.toLowerCase()} AFTER ${event} ON companies
        REFERENCING ${transition} FOR EACH STATEMENT EXECUTE FUNCTION notify_company_changes()`);
    }

    // An owner's plan stands on the pages of the owner's companies.
    await runner.query(`
      CREATE FUNCTION notify_owner_changes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('changes', 'company:' || id) FROM companies WHERE owner_id = NEW.id;
        PERFORM pg_notify('changes', 'companies');
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER users_notify AFTER UPDATE ON users FOR EACH ROW
      WHEN (OLD.plan_id IS DISTINCT FROM NEW.plan_id)
      EXECUTE FUNCTION notify_owner_changes()`);

    // A rating that changes without the company's figures: a comment hidden or corrected.
    await runner.query(`
      CREATE FUNCTION notify_rating_changes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('changes', 'company:' || coalesce(NEW.company_id, OLD.company_id));
        PERFORM pg_notify('changes', 'companies');
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER ratings_notify AFTER INSERT OR UPDATE OR DELETE ON ratings FOR EACH ROW
      EXECUTE FUNCTION notify_rating_changes()`);

    // Names of these stand on many pages, and they change seldom.
    await runner.query(`
      CREATE FUNCTION notify_everything() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('changes', '*');
        RETURN NULL;
      END $$`);
    for (const table of ['categories', 'cities', 'plans', 'settings']) {
      await runner.query(`
        CREATE TRIGGER ${table}_notify AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION notify_everything()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['categories', 'cities', 'plans', 'settings', 'users', 'ratings']) {
      await runner.query(`DROP TRIGGER ${table}_notify ON ${table}`);
    }
    for (const event of ['insert', 'update', 'delete']) {
      await runner.query(`DROP TRIGGER companies_notify_${event} ON companies`);
    }
    for (const name of [
      'notify_company_changes',
      'notify_owner_changes',
      'notify_rating_changes',
      'notify_everything',
    ]) {
      await runner.query(`DROP FUNCTION ${name}`);
    }
  }
}
