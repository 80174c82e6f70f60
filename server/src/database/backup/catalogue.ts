import type pg from 'pg';
import type { BackupSequence, BackupTable } from './backup-file.ts';

/** Leaves out what belongs to extensions. */
const NOT_OF_EXTENSIONS = `NOT EXISTS (
  SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Returns the program's tables by name, with their columns that are not generated. */
export async function readTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `SELECT c.relname AS name,
       (SELECT coalesce(json_agg(a.attname ORDER BY a.attnum), '[]') FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND ${NOT_OF_EXTENSIONS}
     ORDER BY c.relname`,
  );
  return rows;
}

/** Returns the values of all sequences. They are not transactional, so they are read after the rows: none is below a row. */
export async function readSequences(client: pg.ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<BackupSequence>(
    `SELECT c.relname AS name, coalesce(s.last_value, s.start_value)::text AS value,
       s.last_value IS NOT NULL AS "isCalled"
     FROM pg_sequences s JOIN pg_class c ON c.oid = format('%I.%I', s.schemaname, s.sequencename)::regclass
     WHERE s.schemaname = 'public' AND ${NOT_OF_EXTENSIONS}
     ORDER BY c.relname`,
  );
  return rows;
}
