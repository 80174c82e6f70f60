import { asJson, type CompanyColumn, WRITTEN_COLUMNS } from '../../companies/company-columns.ts';

/** The columns that every row of a file writes. */
export const IMPORT_COLUMNS: readonly CompanyColumn[] = [
  ...WRITTEN_COLUMNS,
  { field: 'sourceName', column: 'source_name', type: 'text' },
  { field: 'legalName', column: 'legal_name', type: 'text' },
];

/** `address text, "categoryId" int, …`: the columns of a JSON record. */
export const RECORD_COLUMNS = IMPORT_COLUMNS.map(({ field, type }) => `"${field}" ${type}`).join(', ');
export const INSERT_COLUMNS = IMPORT_COLUMNS.map(({ column }) => column).join(', ');
export const INSERT_VALUES = IMPORT_COLUMNS.map(({ field }) => `"${field}"`).join(', ');
/** `'address', c.address, …` for jsonb_build_object. */
export const BEFORE_COLUMNS = asJson('c', IMPORT_COLUMNS);
/** A record that was written before these columns existed has no value for them. */
const EMPTY: Partial<Record<CompanyColumn['type'], string>> = { 'int[]': `'{}'`, boolean: 'false' };

/** Returns `address = r."address", …`. */
export const assigned = (from: string): string =>
  IMPORT_COLUMNS.map(({ field, column, type }) => {
    const value = `${from}."${field}"`;
    return `${column} = ${EMPTY[type] ? `coalesce(${value}, ${EMPTY[type]})` : value}`;
  }).join(', ');
