import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company's best and worst ratings are read a page at a time, however many it has. */
export class RatingsByStars1763691800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ratings_company_id_rating_created_at_id_idx
      ON ratings (company_id, rating, created_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ratings_company_id_rating_created_at_id_idx');
  }
}
