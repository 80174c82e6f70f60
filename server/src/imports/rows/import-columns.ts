import { asJson, type CompanyColumn, WRITTEN_COLUMNS } from '../../companies/company-columns.ts';

/** The columns that every row of a file writes; offers beside them, where the row has some. */
export const IMPORT_COLUMNS: readonly CompanyColumn[] = [
  ...WRITTEN_COLUMNS,
  { field: 'sourceName', column: 'source_name', type: 'text' },
  { field: 'legalName', column: 'legal_name', type: 'text' },
];

/** `address text, "categoryId" int, …`: the columns of a JSON record. */
export const RECORD_COLUMNS = `${IMPORT_COLUMNS.map(({ field, type }) => `"${field}" ${type}`).join(', ')}, offers jsonb`;
export const INSERT_COLUMNS = `${IMPORT_COLUMNS.map(({ column }) => column).join(', ')}, offers`;
export const INSERT_VALUES = `${IMPORT_COLUMNS.map(({ field }) => `"${field}"`).join(', ')}, coalesce(offers, '[]')`;
/** `'address', c.address, …` for jsonb_build_object. */
export const BEFORE_COLUMNS = `${asJson('c', IMPORT_COLUMNS)}, 'offers', c.offers`;
/** A record that was written before these columns existed has no value for them. */
const EMPTY: Partial<Record<CompanyColumn['type'], string>> = { 'int[]': `'{}'`, boolean: 'false' };

/** Returns `address = r."address", …` for companies as `c`; without offers in the record, theirs stay. */
export const assigned = (from: string): string =>
  IMPORT_COLUMNS.map(({ field, column, type }) => {
    const value = `${from}."${field}"`;
    return `${column} = ${EMPTY[type] ? `coalesce(${value}, ${EMPTY[type]})` : value}`;
  })
    .concat(`offers = coalesce(${from}.offers, c.offers)`)
    .join(', ');
