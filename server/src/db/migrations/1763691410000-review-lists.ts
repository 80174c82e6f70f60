import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changes when a company, its owner or a claimant is renamed; `review` is the table that has the text. */
interface Text {
  review: 'company_claims' | 'company_changes';
  /** The company and the person of the row `r`. */
  of: string;
}
const TEXTS: readonly Text[] = [
  {
    review: 'company_claims',
    of: 'companies c JOIN users u ON u.id = r.user_id WHERE c.id = r.company_id',
  },
  {
    review: 'company_changes',
    of: 'companies c LEFT JOIN users u ON u.id = c.owner_id WHERE c.id = r.company_id',
  },
];

/**
 * What waits for administrators' eyes is searched by the names of company and person and the person's e-mail, and
 * ordered by time or name, in one walk through an index that holds all of it, as accounts are (`1763690800000`);
 * what looks like a company is found by its site and its address too.
 */
export class ReviewLists1763691410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [{ here }] = (await runner.query('SELECT quote_ident(current_schema()) AS here')) as [
      { here: string },
    ];
    await runner.query(`
      CREATE INDEX companies_pending_name_idx
      ON companies ((${here}.search_fold(name)) COLLATE "C", id) INCLUDE (name, owner_id, created_at)
      WHERE NOT is_approved`);
    await this.#keepTexts(runner);

    // A site without what does not matter; a street without a number is no place.
    await runner.query(`
      CREATE FUNCTION site_key(website text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT regexp_replace(lower(website), '^https?://(www\\.)?|/+$', '', 'g')
      $$`);
    await runner.query(
      `CREATE INDEX companies_site_idx ON companies (${here}.site_key(website)) WHERE website IS NOT NULL`,
    );
    await runner.query(`
      CREATE INDEX companies_address_idx ON companies (city_id, (${here}.search_fold(address)) COLLATE "C")
      WHERE address ~ '[0-9]'`);
  }

  /** `folded`: the company's name, two spaces, the person's name and e-mail, all as they are searched. */
  async #keepTexts(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION review_text(company text, person text, email text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT ' ' || search_fold(company) || '  ' || search_fold(concat_ws(' ', person, email))
      $$`);
    for (const { review, of } of TEXTS) {
      const text = `SELECT review_text(c.name, u.name, u.email) FROM ${of}`;
      await runner.query(`ALTER TABLE ${review} ADD COLUMN folded text NOT NULL DEFAULT ''`);
      await runner.query(`UPDATE ${review} r SET folded = (${text})`);
      // Nothing is found for what a foreign key refuses anyway.
      await runner.query(`
        CREATE FUNCTION fold_${review}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.folded := coalesce((${text.replaceAll('r.', 'NEW.')}), '');
          RETURN NEW;
        END $$`);
      await runner.query(`
        CREATE TRIGGER ${review}_fold BEFORE INSERT ON ${review}
        FOR EACH ROW EXECUTE FUNCTION fold_${review}()`);
    }
    const write = (where: (text: Text) => string): string =>
      TEXTS.map(
        (text) => `
          UPDATE ${text.review} r SET folded = (SELECT review_text(c.name, u.name, u.email) FROM ${text.of})
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

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX companies_address_idx, companies_site_idx, companies_pending_name_idx,
      company_claims_folded_idx, company_claims_status_created_at_id_idx, company_claims_created_at_id_idx,
      company_changes_folded_idx, company_changes_changed_at_company_id_idx`);
    await runner.query('DROP FUNCTION site_key');
    await runner.query(
      'CREATE INDEX company_claims_status_created_at_idx ON company_claims (status, created_at)',
    );
    await runner.query('CREATE INDEX company_changes_changed_at_idx ON company_changes (changed_at)');
    await runner.query('DROP FUNCTION fold_reviews_of_user, fold_reviews_of_company CASCADE');
    for (const { review } of TEXTS) {
      await runner.query(`DROP FUNCTION fold_${review} CASCADE`);
      await runner.query(`ALTER TABLE ${review} DROP COLUMN folded`);
    }
    await runner.query('DROP FUNCTION review_text');
  }
}
