import type { Company } from '../companies/company.ts';
import { COMPANY_FIELD_ENTRIES, COMPANY_FIELDS, type CompanyFieldName } from '../companies/company-fields.ts';
import type { Context } from '../graphql/context.ts';
import { kindsByIds } from '../kinds/read-kinds.ts';

const { label: NAME } = COMPANY_FIELDS.name;
const OTHER_FIELDS = COMPANY_FIELD_ENTRIES.filter(
  ([field, { isExported }]) => isExported !== false && field !== 'name',
);
const cellOf = (field: CompanyFieldName) => (company: Company) => company[field];

/** The first columns of every file of companies. */
export const COMPANY_CELLS = {
  Número: ({ id }: Company) => id,
  [NAME]: cellOf('name'),
  Categoria: ({ category }: Company) => category?.name,
  Segmentos: async ({ kindIds }: Company, ctx: Context) =>
    (await kindsByIds(ctx, kindIds)).map(({ name }) => name).join('; '),
  Cidade: ({ city }: Company) => city?.name,
  Estado: ({ city }: Company) => city?.state,
  ...Object.fromEntries(OTHER_FIELDS.map(([field, { label }]) => [label, cellOf(field)])),
  Latitude: ({ latitude }: Company) => latitude,
  Longitude: ({ longitude }: Company) => longitude,
};
