import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports in the browser: the file, what was found in it, how far the work is, and what undoes it. */
export class BrowserImports1763691100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE imports
        ADD COLUMN origin varchar(10) NOT NULL DEFAULT 'command',
        ADD COLUMN status varchar(10) NOT NULL DEFAULT 'running',
        ADD COLUMN user_id integer,
        ADD COLUMN size_bytes integer NOT NULL DEFAULT 0,
        ADD COLUMN bytes_read integer NOT NULL DEFAULT 0,
        ADD COLUMN columns jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN rows_created integer NOT NULL DEFAULT 0,
        ADD COLUMN rows_updated integer NOT NULL DEFAULT 0,
        ADD COLUMN warnings integer NOT NULL DEFAULT 0,
        ADD COLUMN error varchar(500),
        ADD COLUMN is_stopping boolean NOT NULL DEFAULT false,
        ADD COLUMN lease_until timestamptz,
        ADD CONSTRAINT imports_origin_check CHECK (origin IN ('command', 'browser')),
        ADD CONSTRAINT imports_status_check CHECK (status IN ('uploaded', 'checking', 'checked', 'running',
          'done', 'stopped', 'cancelled', 'undoing', 'undone')),
        ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL`);
    await runner.query(
      `UPDATE imports SET status = CASE WHEN finished_at IS NULL THEN 'stopped' ELSE 'done' END`,
    );
    await runner.query(
      `CREATE INDEX imports_waiting_idx ON imports (id)
       WHERE origin = 'browser' AND status IN ('checking', 'running', 'undoing')`,
    );
    await runner.query(`
      CREATE TABLE import_chunks (
        import_id integer NOT NULL,
        number integer NOT NULL,
        bytes bytea NOT NULL,
        CONSTRAINT import_chunks_pkey PRIMARY KEY (import_id, number),
        CONSTRAINT import_chunks_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE import_problems (
        import_id integer NOT NULL,
        number integer NOT NULL,
        line integer NOT NULL,
        column_name varchar(80) NOT NULL,
        kind varchar(10) NOT NULL,
        reason varchar(300) NOT NULL,
        CONSTRAINT import_problems_pkey PRIMARY KEY (import_id, number),
        CONSTRAINT import_problems_kind_check CHECK (kind IN ('refused', 'warning')),
        CONSTRAINT import_problems_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE import_changes (
        import_id integer NOT NULL,
        company_id integer NOT NULL,
        before jsonb NOT NULL,
        before_import_id integer NOT NULL,
        CONSTRAINT import_changes_pkey PRIMARY KEY (import_id, company_id),
        CONSTRAINT import_changes_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports (id) ON DELETE CASCADE,
        CONSTRAINT import_changes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX import_changes_company_id_idx ON import_changes (company_id)`);
    await runner.query(
      `CREATE INDEX import_changes_before_import_id_idx ON import_changes (before_import_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['import_changes', 'import_problems', 'import_chunks']) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query('DROP INDEX imports_waiting_idx');
    await runner.query(`
      ALTER TABLE imports
        DROP COLUMN origin, DROP COLUMN status, DROP COLUMN user_id, DROP COLUMN size_bytes,
        DROP COLUMN bytes_read, DROP COLUMN columns, DROP COLUMN rows_created, DROP COLUMN rows_updated,
        DROP COLUMN warnings, DROP COLUMN error, DROP COLUMN is_stopping, DROP COLUMN lease_until`);
  }
}
