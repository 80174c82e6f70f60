import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which plan is the default is a mark of its own: until now it was whichever was called 'Grátis'. */
export class DefaultPlan1763691400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE plans ADD is_default boolean NOT NULL DEFAULT false');
    await runner.query(`
      UPDATE plans SET is_default = true
      WHERE id = (SELECT id FROM plans WHERE name = 'Grátis' ORDER BY is_active DESC, id LIMIT 1)`);
    await runner.query('CREATE UNIQUE INDEX plans_default_key ON plans (is_default) WHERE is_default');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE plans DROP is_default');
  }
}
