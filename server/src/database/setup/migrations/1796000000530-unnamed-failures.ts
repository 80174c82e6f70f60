import { SqlMigration } from '../../sql-migration.ts';

/**
 * Takes names of persons out of stored reports of bulk actions: of administrators ('Ana Lima já aprovou esta empresa há 3
 * min.'), and titles, which are read with the report.
 */
export class UnnamedFailures1796000000530 extends SqlMigration {
  protected readonly sql = `
    UPDATE bulk_jobs SET failures = (
        SELECT jsonb_agg(CASE
            WHEN failure ->> 'message' ~ ' já .* (agora mesmo|há [0-9]+ (min|h)|em [0-9/]{10})[.]$'
            THEN failure || '{"message": "Isto já foi decidido por outra pessoa."}' ELSE failure END ORDER BY place)
        FROM jsonb_array_elements(failures) WITH ORDINALITY AS one (failure, place)
      ) WHERE failures <> '[]';
    UPDATE bulk_jobs SET failures = (
        SELECT jsonb_agg(failure || '{"title": null}' ORDER BY place)
        FROM jsonb_array_elements(failures) WITH ORDINALITY AS one (failure, place)
      ) WHERE failures <> '[]'
        AND (kind = 'planRequest' OR action IN ('activateAccount', 'deactivateAccount', 'sendMail'));
  `;
}
