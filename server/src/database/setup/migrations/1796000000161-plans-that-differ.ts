import { SqlMigration } from '../../sql-migration.ts';

/** What a plan includes beside companies. Plans from before include everything, so that nobody loses anything. */
export class PlansThatDiffer1796000000161 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE plans
      ADD COLUMN has_poster boolean NOT NULL DEFAULT true,
      ADD COLUMN has_badge boolean NOT NULL DEFAULT true,
      ADD COLUMN has_year_reports boolean NOT NULL DEFAULT true;
  `;
}
