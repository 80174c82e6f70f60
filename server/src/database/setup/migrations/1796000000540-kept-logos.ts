import { SqlMigration } from '../../sql-migration.ts';

/** Finds the changes and decisions that keep a replaced logo without reading all of them for each logo. */
export class KeptLogos1796000000540 extends SqlMigration {
  protected readonly sql = `
    CREATE INDEX company_changes_logo_idx ON company_changes ((before ->> 'logoHash'))
      WHERE before ->> 'logoHash' IS NOT NULL;
    CREATE INDEX decisions_logo_idx ON decisions ((restored -> 'before' ->> 'logoHash'))
      WHERE kind = 'changedCompany' AND restored -> 'before' ->> 'logoHash' IS NOT NULL;
  `;
}
