import { SqlMigration } from '../../sql-migration.ts';

/** Finds entries of the audit log by the words in them. */
export class AuditSearched1796000000330 extends SqlMigration {
  protected readonly sql = `
    -- The actor's e-mail and all values of the entry, normalized; not the names of the fields.
    CREATE FUNCTION audit_words(actor_email text, before jsonb, after jsonb) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    -- Resolved here, since indexes are rebuilt with an empty search path.
    RETURN to_tsvector('pg_catalog.simple', search_fold(left(concat_ws(' ', actor_email,
      (SELECT string_agg(value #>> '{}', ' ') FROM jsonb_path_query(before, 'strict $.**') AS value
       WHERE jsonb_typeof(value) IN ('string', 'number')),
      (SELECT string_agg(value #>> '{}', ' ') FROM jsonb_path_query(after, 'strict $.**') AS value
       WHERE jsonb_typeof(value) IN ('string', 'number'))), 20000)));
    CREATE INDEX audit_entries_words_idx ON audit_entries USING gin (audit_words(actor_email, before, after));
  `;
}
