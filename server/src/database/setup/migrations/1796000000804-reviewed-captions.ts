import { SqlMigration } from '../../sql-migration.ts';

/**
 * Photos that are shown wait for a review where their captions changed: `needs_review` then, and `changed_at` says which
 * caption an administrator saw.
 */
export class ReviewedCaptions1796000000804 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE company_photos ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
    UPDATE company_photos SET changed_at = created_at;
    UPDATE company_photos SET needs_review = false WHERE needs_review AND state NOT IN ('processing', 'waiting');
    DROP INDEX company_photos_review_idx;
    CREATE INDEX company_photos_review_idx ON company_photos (created_at, id)
      WHERE state = 'waiting' OR open_reports > 0 OR needs_review AND state = 'ready';
  `;
}
