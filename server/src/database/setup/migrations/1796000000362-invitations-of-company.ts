import { SqlMigration } from '../../sql-migration.ts';

/** Removing a company, or giving it another owner, ends its invitations, accepted ones too, without reading all others. */
export class InvitationsOfCompany1796000000362 extends SqlMigration {
  protected readonly sql = `
    CREATE INDEX company_invitations_company_id_idx ON company_invitations (company_id);
  `;
}
