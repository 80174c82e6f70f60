import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company's best and worst ratings are read a page at a time, however many it has: of equals, the newest first. */
export class RatingsByStars1763691800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ratings_best_idx ON ratings (company_id, rating DESC, created_at DESC, id DESC)
      WHERE hidden_at IS NULL`);
    await runner.query(`
      CREATE INDEX ratings_worst_idx ON ratings (company_id, rating, created_at DESC, id DESC)
      WHERE hidden_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ratings_best_idx, ratings_worst_idx');
  }
}
