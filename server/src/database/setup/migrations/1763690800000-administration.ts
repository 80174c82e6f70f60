import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTallies, dropTallies } from './administration/tallies.ts';

/** What the administrators' lists and figures are read from, so that they stay quick in a large catalogue. */
export class Administration1763690800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Name and e-mail of an account as they are searched: in small letters, without accents and signs, a space
    // before each word.
    await runner.query(`ALTER TABLE users ADD COLUMN folded text NOT NULL DEFAULT ''`);
    await runner.query(`
      CREATE FUNCTION fold_user() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.folded := ' ' || search_fold(NEW.name || ' ' || NEW.email);
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER users_fold BEFORE INSERT OR UPDATE OF name, email ON users
      FOR EACH ROW EXECUTE FUNCTION fold_user()`);
    await runner.query(`UPDATE users SET folded = ' ' || search_fold(name || ' ' || email)`);
    // Holds all that a list is searched and ordered by: a text of any length costs one walk through it.
    await runner.query(
      'CREATE INDEX users_folded_idx ON users (folded COLLATE "C", id) INCLUDE (role, is_active, email)',
    );
    await runner.query('CREATE INDEX users_role_is_active_id_idx ON users (role, is_active, id)');

    // 'Saúde' and 'SAUDE' are one category, and a state has one city of a name.
    await runner.query('CREATE UNIQUE INDEX categories_folded_name_key ON categories (search_fold(name))');
    await runner.query('CREATE UNIQUE INDEX cities_folded_name_key ON cities (search_fold(name), state)');

    // The demonstration is looked for whenever administrators look around.
    await runner.query('CREATE INDEX companies_is_demo_idx ON companies (id) WHERE is_demo');
    await runner.query('CREATE INDEX users_is_demo_idx ON users (id) WHERE is_demo');

    await createTallies(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTallies(runner);
    await runner.query('DROP INDEX users_is_demo_idx, companies_is_demo_idx');
    await runner.query('DROP INDEX cities_folded_name_key, categories_folded_name_key');
    await runner.query('DROP TRIGGER users_fold ON users');
    await runner.query('DROP FUNCTION fold_user');
    await runner.query('DROP INDEX users_role_is_active_id_idx, users_folded_idx');
    await runner.query('ALTER TABLE users DROP COLUMN folded');
  }
}
