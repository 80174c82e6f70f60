import { attributesByIds } from '../attributes/read-attributes.ts';
import type { Company } from '../companies/company.ts';
import { COMPANY_FIELD_ENTRIES, COMPANY_FIELDS, type CompanyFieldName } from '../companies/company-fields.ts';
import { offersOf } from '../companies/offers/read-offers.ts';
import type { Context } from '../graphql/context.ts';
import { kindsByIds } from '../kinds/read-kinds.ts';
import { offerText } from '../shared/brazil/offer-text.ts';

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
  Características: async ({ attributeIds }: Company, ctx: Context) =>
    (await attributesByIds(ctx, attributeIds)).map(({ name }) => name).join('; '),
  'Serviços e produtos': async ({ id }: Company, ctx: Context) =>
    (await offersOf(ctx, id)).map(offerText).join('; '),
  Cidade: ({ city }: Company) => city?.name,
  Estado: ({ city }: Company) => city?.state,
  ...Object.fromEntries(OTHER_FIELDS.map(([field, { label }]) => [label, cellOf(field)])),
  Latitude: ({ latitude }: Company) => latitude,
  Longitude: ({ longitude }: Company) => longitude,
};
