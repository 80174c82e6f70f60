import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What looks like a company is found by its site and its address too. Apart from what follows: readers pass meanwhile. */
export class LookAlikeKeys1763691409000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [{ here }] = (await runner.query('SELECT quote_ident(current_schema()) AS here')) as [
      { here: string },
    ];
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

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX companies_address_idx, companies_site_idx');
    await runner.query('DROP FUNCTION site_key');
  }
}
