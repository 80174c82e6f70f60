import { COMPANY_FIELD_ENTRIES, type CompanyFieldName } from './company-fields.ts';

/** What imports write beside the fields of the forms. */
export type ImportedField = 'sourceName' | 'legalName';
/** Numbers that forms and imports write. */
type PositionField = 'latitude' | 'longitude';

/** A column of `companies`, by the name of the entity. */
export interface CompanyColumn {
  field:
    | CompanyFieldName
    | 'categoryId'
    | 'cityId'
    | 'kindIds'
    | 'attributeIds'
    | 'kindsAreGuessed'
    | PositionField
    | ImportedField;
  column: string;
  type: 'text' | 'int' | 'float8' | 'int[]' | 'boolean';
}

export const FIELD_COLUMNS: readonly CompanyColumn[] = COMPANY_FIELD_ENTRIES.map(
  ([field, { column, type }]) => ({
    field,
    column,
    type: type ?? 'text',
  }),
);
/** What forms write, except logo and offers. */
export const WRITTEN_COLUMNS: readonly CompanyColumn[] = [
  ...FIELD_COLUMNS,
  { field: 'categoryId', column: 'category_id', type: 'int' },
  { field: 'cityId', column: 'city_id', type: 'int' },
  { field: 'kindIds', column: 'kind_ids', type: 'int[]' },
  { field: 'attributeIds', column: 'attribute_ids', type: 'int[]' },
  { field: 'kindsAreGuessed', column: 'kinds_are_guessed', type: 'boolean' },
  { field: 'latitude', column: 'latitude', type: 'float8' },
  { field: 'longitude', column: 'longitude', type: 'float8' },
];

/** Returns `c.contact_type AS "contactType", …`. */
export const selected = (alias: string, columns = WRITTEN_COLUMNS): string =>
  columns.map(({ field, column }) => `${alias}.${column} AS "${field}"`).join(', ');

/** Returns `'contactType', c.contact_type, …` for jsonb_build_object. */
export const asJson = (alias: string, columns = WRITTEN_COLUMNS): string =>
  columns.map(({ field, column }) => `'${field}', ${alias}.${column}`).join(', ');
