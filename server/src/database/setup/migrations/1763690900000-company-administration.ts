import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The administrators' list of companies, the approval policy, what owners changed, and an audit log that stays as it is. */
export class CompanyAdministration1763690900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Names without regard to case and accents; the schema is named, since a backup is restored with an empty path.
    const [{ here }] = (await runner.query('SELECT quote_ident(current_schema()) AS here')) as [
      { here: string },
    ];
    const folded = `${here}.search_fold(name)`;
    // With the name itself in it the index alone answers, and nothing is folded again for each row.
    await runner.query('CREATE INDEX companies_created_at_id_idx ON companies (created_at, id)');
    await runner.query(
      `CREATE INDEX companies_folded_name_idx ON companies ((${folded}) COLLATE "C", id) INCLUDE (name)`,
    );
    await runner.query(
      `CREATE INDEX companies_folded_name_trgm_idx ON companies USING gin (${folded} gin_trgm_ops)`,
    );
    await runner.query('CREATE INDEX companies_phone_idx ON companies (phone) WHERE phone IS NOT NULL');
    await runner.query(
      'CREATE INDEX companies_inactive_idx ON companies (created_at, id) WHERE NOT is_active',
    );
    await runner.query(
      'CREATE INDEX companies_access_idx ON companies (created_at, id) WHERE has_message_access',
    );
    // With the time behind them, a page of a category or a city needs no sorting.
    for (const column of ['category_id', 'city_id']) {
      await runner.query(`DROP INDEX companies_${column}_idx`);
      await runner.query(
        `CREATE INDEX companies_${column}_created_at_id_idx ON companies (${column}, created_at, id)`,
      );
    }

    await runner.query(`
      CREATE TABLE approval_policy (
        id integer NOT NULL DEFAULT 1,
        require_admin_approval boolean NOT NULL DEFAULT true,
        auto_approve_verified_companies boolean NOT NULL DEFAULT false,
        min_company_info_required boolean NOT NULL DEFAULT true,
        require_valid_email boolean NOT NULL DEFAULT true,
        require_valid_phone boolean NOT NULL DEFAULT false,
        block_duplicate_companies boolean NOT NULL DEFAULT true,
        approval_timeout_days integer NOT NULL DEFAULT 7,
        notification_email varchar(254),
        CONSTRAINT approval_policy_pkey PRIMARY KEY (id),
        CONSTRAINT approval_policy_single_check CHECK (id = 1),
        CONSTRAINT approval_policy_timeout_check CHECK (approval_timeout_days BETWEEN 1 AND 30)
      )`);
    await runner.query('INSERT INTO approval_policy DEFAULT VALUES');

    // The values before the first change that no administrator has seen; those after it stand in the company.
    await runner.query(`
      CREATE TABLE company_changes (
        company_id integer NOT NULL,
        before jsonb NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT company_changes_pkey PRIMARY KEY (company_id),
        CONSTRAINT company_changes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX company_changes_changed_at_idx ON company_changes (changed_at)');

    await this.#closeAuditLog(runner);
  }

  async #closeAuditLog(runner: QueryRunner): Promise<void> {
    for (const columns of ['created_at, id', 'actor_id, created_at', 'action, created_at']) {
      const name = columns.replace(', ', '_');
      await runner.query(`CREATE INDEX audit_entries_${name}_idx ON audit_entries (${columns})`);
    }
    await runner.query(
      'CREATE INDEX audit_entries_subject_idx ON audit_entries (subject_type, subject_id, created_at)',
    );
    await runner.query(`
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'Entries of the audit log are neither changed nor removed.'
          USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(`
      CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER audit_entries_stay ON audit_entries');
    await runner.query('DROP FUNCTION refuse_audit_change');
    await runner.query(`DROP INDEX audit_entries_created_at_id_idx, audit_entries_actor_id_created_at_idx,
      audit_entries_action_created_at_idx, audit_entries_subject_idx`);
    await runner.query('DROP TABLE company_changes');
    await runner.query('DROP TABLE approval_policy');
    for (const column of ['category_id', 'city_id']) {
      await runner.query(`DROP INDEX companies_${column}_created_at_id_idx`);
      await runner.query(`CREATE INDEX companies_${column}_idx ON companies (${column})`);
    }
    await runner.query(`DROP INDEX companies_created_at_id_idx, companies_folded_name_idx,
      companies_folded_name_trgm_idx, companies_phone_idx, companies_inactive_idx, companies_access_idx`);
  }
}
