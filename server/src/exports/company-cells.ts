import { attributesByIds } from '../attributes/read-attributes.ts';
import type { Company } from '../companies/company.ts';
import { COMPANY_FIELD_ENTRIES, COMPANY_FIELDS, type CompanyFieldName } from '../companies/company-fields.ts';
import { CONTACT_TYPE_NAMES } from '../companies/contact-type-names.ts';
import { printOffers } from '../companies/offers/offer-lines.ts';
import { offersOf } from '../companies/offers/read-offers.ts';
import type { Context } from '../graphql/context.ts';
import { kindsByIds } from '../kinds/read-kinds.ts';

const { label: NAME } = COMPANY_FIELDS.name;
const OTHER_FIELDS = COMPANY_FIELD_ENTRIES.filter(([field]) => field !== 'name');
const cellOf = (field: CompanyFieldName) => (company: Company) =>
  field === 'contactType' ? CONTACT_TYPE_NAMES[company.contactType] : company[field];

/** The first columns of every file of companies; an import of the file reads them. */
export const COMPANY_CELLS = {
  // An import takes a column 'Número' for that of the house.
  'Número da empresa': ({ id }: Company) => id,
  [NAME]: cellOf('name'),
  Categoria: ({ category }: Company) => category?.name,
  Segmentos: async ({ kindIds }: Company, ctx: Context) =>
    (await kindsByIds(ctx, kindIds)).map(({ name }) => name).join('; '),
  Características: async ({ attributeIds }: Company, ctx: Context) =>
    (await attributesByIds(ctx, attributeIds)).map(({ name }) => name).join('; '),
  'Serviços e produtos': async ({ id }: Company, ctx: Context) => printOffers(await offersOf(ctx, id)),
  Cidade: ({ city }: Company) => city?.name,
  Estado: ({ city }: Company) => city?.state,
  ...Object.fromEntries(OTHER_FIELDS.map(([field, { label }]) => [label, cellOf(field)])),
  Latitude: ({ latitude }: Company) => latitude,
  Longitude: ({ longitude }: Company) => longitude,
};
