import { attributesByIds } from '../../attributes/read-attributes.ts';
import type { ExportCells } from '../../graphql/admin-list.ts';
import { kindsByIds } from '../../kinds/read-kinds.ts';
import type { Company } from '../company.ts';
import { COMPANY_FIELD_ENTRIES, COMPANY_FIELDS, type CompanyFieldName } from '../company-fields.ts';
import { CONTACT_TYPE_NAMES } from '../contact-type-names.ts';
import { printOffers } from '../offers/offer-lines.ts';
import { offersOf } from '../offers/read-offers.ts';

const { label: NAME } = COMPANY_FIELDS.name;
const OTHER_FIELDS = COMPANY_FIELD_ENTRIES.filter(([field]) => field !== 'name');
const cellOf = (field: CompanyFieldName) => (company: Company) =>
  field === 'contactType' ? CONTACT_TYPE_NAMES[company.contactType] : company[field];

/** The first columns of every file of companies; an import of the file reads them. */
export const COMPANY_CELLS: ExportCells<Company> = {
  // An import takes a column 'Número' for that of the house.
  'Número da empresa': ({ id }) => id,
  [NAME]: cellOf('name'),
  Categoria: ({ category }) => category?.name,
  Segmentos: async ({ kindIds }, ctx) => (await kindsByIds(ctx, kindIds)).map(({ name }) => name).join('; '),
  Características: async ({ attributeIds }, ctx) =>
    (await attributesByIds(ctx, attributeIds)).map(({ name }) => name).join('; '),
  'Serviços e produtos': async ({ id }, ctx) => printOffers(await offersOf(ctx, id)),
  Cidade: ({ city }) => city?.name,
  Estado: ({ city }) => city?.state,
  ...Object.fromEntries(OTHER_FIELDS.map(([field, { label }]) => [label, cellOf(field)])),
  Latitude: ({ latitude }) => latitude,
  Longitude: ({ longitude }) => longitude,
};
