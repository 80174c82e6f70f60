import { rm } from 'node:fs/promises';
import { afterEach } from 'vitest';
import type { ImportOptions } from '../../../src/imports/jobs/import-companies.ts';
import { openRegister, type RegisterChoice } from '../../../src/imports/register/read-register.ts';
import { useImportDatabase } from '../import-database.ts';
import { company, establishment, registerFolder } from './register-files.ts';

const ALL = { states: [], cities: [], kinds: [], withMei: false, withEmails: false, month: '2026-10-01' };

/** An establishment and its company; what is not said is a bakery's in Campinas. */
export interface Case {
  row?: Parameters<typeof establishment>[0];
  legalName?: string;
  nature?: string;
}

/** Returns what imports folders of the register, in a database of the calling file. */
export function useRegister() {
  const imports = useImportDatabase();
  const folders: string[] = [];
  const folderOf = (files: Record<string, string | Buffer>): string => {
    const folder = registerFolder(files);
    folders.push(folder);
    return folder;
  };
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  /** Imports a folder and returns what the command says. */
  async function run(
    files: Record<string, string | Buffer> | string,
    choice: Partial<RegisterChoice> = {},
    options: Partial<ImportOptions> = {},
  ) {
    const folder = typeof files === 'string' ? files : folderOf(files);
    const signal = options.signal ?? new AbortController().signal;
    const register = await openRegister(
      imports.pool,
      { ...ALL, folder, dryRun: options.dryRun ?? false, ...choice },
      { onProgress: () => undefined, signal },
    );
    try {
      const { read, created, updated, unchanged, refused } = await imports.run(register.rows, options);
      const report = imports.report.map(({ line, column, reason }) => ({
        ...register.placeOf(line),
        column,
        reason,
      }));
      return { read, created, updated, unchanged, refused, leftOut: register.leftOut, report };
    } finally {
      register.close();
    }
  }

  /** Imports establishments of one company each, and returns what is stored of each; undefined for one left out. */
  async function imported(cases: readonly Case[], choice: Partial<RegisterChoice> = {}) {
    const baseOf = (index: number, { row }: Case) => row?.base ?? String(11_222_300 + index);
    const rows = cases.map((one, index) => establishment({ ...one.row, base: baseOf(index, one) }));
    const companies = cases.map((one, index) => {
      const { legalName = 'PANIFICADORA AURORA LTDA', nature = '2062' } = one;
      return company(legalName, { base: baseOf(index, one), nature });
    });
    await run({ 'a.ESTABELE': rows.join(''), 'a.EMPRECSV': companies.join('') }, choice);
    const found = await imports.rows(
      `SELECT c.name, c.legal_name, c.address, c.phone, c.email, c.cep, c.founded_year, c.cnpj, c.description,
         ci.name || ' - ' || ci.state AS city, cat.name AS category,
         (SELECT array_agg(k.slug ORDER BY array_position(c.kind_ids, k.id)) FROM kinds k WHERE k.id = ANY (c.kind_ids)) AS kinds
       FROM companies c JOIN cities ci ON ci.id = city_id JOIN categories cat ON cat.id = category_id`,
    );
    return cases.map((one, index) => found.find(({ cnpj }) => String(cnpj).startsWith(baseOf(index, one))));
  }
  const namesOf = async (cases: Case[]) => (await imported(cases)).map((found) => found?.name);
  return { imports, folderOf, run, imported, namesOf };
}
