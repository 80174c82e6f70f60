import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changes when a company, its owner or a claimant is renamed; `review` is the table that has the text. */
interface Text {
  review: 'company_claims' | 'company_changes';
  /** The company and the person of the row. */
  of(row: 'r' | 'NEW'): string;
  /** The number of the person. */
  person: string;
}
const TEXTS: readonly Text[] = [
  {
    review: 'company_claims',
    of: (row) => `companies c JOIN users u ON u.id = ${row}.user_id WHERE c.id = ${row}.company_id`,
    person: 'NEW.user_id',
  },
  {
    review: 'company_changes',
    of: (row) => `companies c LEFT JOIN users u ON u.id = c.owner_id WHERE c.id = ${row}.company_id`,
    person: '(SELECT owner_id FROM companies WHERE id = NEW.company_id)',
  },
];

/**
 * What waits for administrators' eyes is searched by the names of company and person and the person's e-mail, and
 * ordered by time or name, in one walk through an index that holds all of it, as accounts are (`1763690800000`).
 */
export class ReviewLists1763691410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Whoever writes companies meanwhile waits, so that none that comes now is without its text; readers do not.
    await runner.query('LOCK TABLE companies IN SHARE ROW EXCLUSIVE MODE');
    // The company's name, two spaces, the person's name and e-mail, all as they are searched.
    await runner.query(`
      CREATE FUNCTION review_text(company text, person text, email text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT ' ' || search_fold(company) || '  ' || search_fold(concat_ws(' ', person, email))
      $$`);
    await this.#keepPendingText(runner);
    await this.#keepTexts(runner);
    await this.#followNames(runner);
  }

  /** `folded`, as `review_text` makes it. */
  async #keepTexts(runner: QueryRunner): Promise<void> {
    for (const { review, of, person } of TEXTS) {
      const textOf = (row: 'r' | 'NEW') => `SELECT review_text(c.name, u.name, u.email) FROM ${of(row)}`;
      await runner.query(`ALTER TABLE ${review} ADD COLUMN folded text NOT NULL DEFAULT ''`);
      await runner.query(`UPDATE ${review} r SET folded = (${textOf('r')})`);
      // The rows that are copied are held, so that a rename at the same moment is seen by one of the two triggers.
      // Nothing is found for what a foreign key refuses anyway.
      await runner.query(`
        CREATE FUNCTION fold_${review}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM FROM companies WHERE id = NEW.company_id FOR SHARE;
          PERFORM FROM users WHERE id = ${person} FOR SHARE;
          NEW.folded := coalesce((${textOf('NEW')}), '');
          RETURN NEW;
        END $$`);
      await runner.query(`
        CREATE TRIGGER ${review}_fold BEFORE INSERT ON ${review}
        FOR EACH ROW EXECUTE FUNCTION fold_${review}()`);
    }
    await runner.query(`
      CREATE INDEX company_claims_folded_idx ON company_claims (folded COLLATE "C", id)
      INCLUDE (status, created_at)`);
    await runner.query(`
      CREATE INDEX company_changes_folded_idx ON company_changes (folded COLLATE "C", company_id)
      INCLUDE (changed_at)`);
    await runner.query('DROP INDEX company_claims_status_created_at_idx, company_changes_changed_at_idx');
    await runner.query(
      'CREATE INDEX company_claims_status_created_at_id_idx ON company_claims (status, created_at, id)',
    );
    await runner.query('CREATE INDEX company_claims_created_at_id_idx ON company_claims (created_at, id)');
    await runner.query(
      'CREATE INDEX company_changes_changed_at_company_id_idx ON company_changes (changed_at, company_id)',
    );
  }

  /** The same text of a company that waits; a company that does not wait has none. */
  async #keepPendingText(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE companies c SET pending_text = review_text(w.name, u.name, u.email)
      FROM companies w LEFT JOIN users u ON u.id = w.owner_id WHERE w.id = c.id AND NOT c.is_approved`);
    await runner.query(`
      CREATE FUNCTION fold_pending_company() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- As in fold_company_claims. A company that stays its owner's is found by whoever renames the owner.
        IF NEW.owner_id IS DISTINCT FROM OLD.owner_id THEN
          PERFORM FROM users WHERE id = NEW.owner_id FOR SHARE;
        END IF;
        NEW.pending_text := CASE WHEN NOT NEW.is_approved THEN (
          SELECT review_text(NEW.name, u.name, u.email) FROM (SELECT) one LEFT JOIN users u ON u.id = NEW.owner_id) END;
        RETURN NEW;
      END $$`);
    // Companies that are approved already, as imported ones are, cost nothing.
    await runner.query(`
      CREATE TRIGGER companies_fold_pending BEFORE INSERT OR UPDATE OF name, owner_id, is_approved ON companies
      FOR EACH ROW WHEN (NOT NEW.is_approved OR NEW.pending_text IS NOT NULL)
      EXECUTE FUNCTION fold_pending_company()`);
    await runner.query(`
      CREATE INDEX companies_pending_text_idx ON companies (pending_text COLLATE "C", id) INCLUDE (created_at)
      WHERE NOT is_approved`);
  }

  /** Whoever renames a company or a person, what is searched is true at once. */
  async #followNames(runner: QueryRunner): Promise<void> {
    const write = (where: (text: Text) => string): string =>
      TEXTS.map(
        (text) => `
          UPDATE ${text.review} r SET folded = (SELECT review_text(c.name, u.name, u.email) FROM ${text.of('r')})
          WHERE ${where(text)};`,
      ).join('');
    await runner.query(`
      CREATE FUNCTION fold_reviews_of_company() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${write(() => 'r.company_id = NEW.id')}
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION fold_reviews_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${write(({ review }) =>
        review === 'company_claims'
          ? 'r.user_id = NEW.id'
          : 'r.company_id IN (SELECT id FROM companies WHERE owner_id = NEW.id)',
      )}
        UPDATE companies SET pending_text = review_text(name, NEW.name, NEW.email)
        WHERE owner_id = NEW.id AND NOT is_approved;
        RETURN NULL;
      END $$`);
    // By row and column: ratings change companies too, logins accounts, and cost nothing here.
    await runner.query(`
      CREATE TRIGGER companies_fold_reviews AFTER UPDATE OF name, owner_id ON companies
      FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.owner_id IS DISTINCT FROM NEW.owner_id)
      EXECUTE FUNCTION fold_reviews_of_company()`);
    await runner.query(`
      CREATE TRIGGER users_fold_reviews AFTER UPDATE OF name, email ON users
      FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.email <> NEW.email)
      EXECUTE FUNCTION fold_reviews_of_user()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX companies_pending_text_idx,
      company_claims_folded_idx, company_claims_status_created_at_id_idx, company_claims_created_at_id_idx,
      company_changes_folded_idx, company_changes_changed_at_company_id_idx`);
    await runner.query(
      'CREATE INDEX company_claims_status_created_at_idx ON company_claims (status, created_at)',
    );
    await runner.query('CREATE INDEX company_changes_changed_at_idx ON company_changes (changed_at)');
    await runner.query('DROP FUNCTION fold_reviews_of_user, fold_reviews_of_company CASCADE');
    for (const { review } of TEXTS) {
      await runner.query(`DROP FUNCTION fold_${review} CASCADE`);
      await runner.query(`ALTER TABLE ${review} DROP COLUMN folded`);
    }
    await runner.query('DROP FUNCTION fold_pending_company CASCADE');
    await runner.query('DROP FUNCTION review_text');
  }
}
