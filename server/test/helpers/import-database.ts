import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { seedReferenceData } from '../../src/database/setup/seeds/seed.ts';
import type { RowSource } from '../../src/imports/csv/read-records.ts';
import {
  type ImportOptions,
  type ImportSummary,
  importCompanies,
} from '../../src/imports/jobs/import-companies.ts';
import type { ReportLine } from '../../src/imports/rows/import-row.ts';
import { createTestDatabase } from './test-database.ts';

/** A database for tests of imports, without companies at the start of each test. */
export interface ImportDatabase {
  pool: pg.Pool;
  /** The report of the last run. */
  report: ReportLine[];
  run(text: string | Readable | RowSource, options?: Partial<ImportOptions>): Promise<ImportSummary>;
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** Creates a database for the test file and drops it after its tests. Usable inside tests only. */
export function useImportDatabase(): ImportDatabase {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  const imports = {
    report: [] as ReportLine[],
    async run(text: string | Readable | RowSource, options: Partial<ImportOptions> = {}) {
      imports.report = [];
      return importCompanies(
        { pool: imports.pool },
        typeof text === 'string' ? Readable.from([text]) : text,
        {
          fileName: 'teste.csv',
          dryRun: false,
          onBatch: async (_progress, lines) => void imports.report.push(...lines),
          ...options,
        },
      );
    },
    rows: async (sql: string, values: unknown[] = []) =>
      (await imports.pool.query<Record<string, unknown>>(sql, values)).rows,
  } as ImportDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    imports.pool = new pg.Pool({ connectionString: database.url, max: 4 });
    const client = await imports.pool.connect();
    await seedReferenceData(client);
    client.release();
  });
  beforeEach(async () => {
    await imports.pool.query('DELETE FROM companies');
    await imports.pool.query('DELETE FROM imports');
  });
  afterAll(async () => {
    // Dropping the database ends its idle connections, each with an error.
    imports.pool.removeAllListeners('error').on('error', () => undefined);
    await database.close();
    await imports.pool.end();
  });
  return imports;
}
