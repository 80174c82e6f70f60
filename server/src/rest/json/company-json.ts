import {
  COMPANY_FIELD_ENTRIES,
  COMPANY_FIELDS,
  type CompanyField,
  type CompanyFieldName,
} from '../../companies/company-fields.ts';
import {
  dateTime,
  flag,
  id,
  integer,
  type JsonSchema,
  like,
  named,
  number,
  orNull,
  shape,
  text,
  textOrNull,
} from '../route/json-schema.ts';
import { type PlanFields, planJson, planSchema } from './plan-json.ts';

/** Those after the city; name and description come before it. */
const OTHER_FIELDS = COMPANY_FIELD_ENTRIES.filter(([field]) => field !== 'name' && field !== 'description');

/** The fields that `companyJson` reads. */
export const COMPANY_SELECTION = `
  id name slug description category { id name } city { id name state } ${OTHER_FIELDS.map(([field]) => field).join(' ')}
  logo { url smallUrl } isActive isApproved hasMessageAccess averageRating totalRatings hasOwner
  plan { id name price maxCompanies features isActive } ownerName ownerEmail createdAt`;

export interface SelectedCompany extends Record<CompanyFieldName, string | null> {
  id: string;
  slug: string;
  category: { id: string; name: string };
  city: { id: string; name: string; state: string };
  logo: { url: string; smallUrl: string } | null;
  isActive: boolean;
  isApproved: boolean;
  hasMessageAccess: boolean | null;
  averageRating: number;
  totalRatings: number;
  hasOwner: boolean;
  plan: PlanFields | null;
  ownerName: string | null;
  ownerEmail: string | null;
  createdAt: string;
}

export const companyJson = (company: SelectedCompany) => ({
  id: Number(company.id),
  name: company.name,
  slug: company.slug,
  description: company.description,
  category_id: Number(company.category.id),
  category: company.category.name,
  city: company.city.name,
  state: company.city.state,
  ...Object.fromEntries(OTHER_FIELDS.map(([field, { column }]) => [column, company[field]])),
  logo: company.logo?.url ?? null,
  logo_small: company.logo?.smallUrl ?? null,
  is_active: company.isActive,
  is_approved: company.isApproved,
  has_message_access: company.hasMessageAccess,
  average_rating: company.averageRating,
  total_ratings: company.totalRatings,
  owner: company.hasOwner ? { plan: company.plan && planJson(company.plan) } : null,
  owner_name: company.ownerName,
  owner_email: company.ownerEmail,
  created_at: company.createdAt,
});

const schemaOf = ({ whenEmpty, rest }: CompanyField): JsonSchema =>
  rest.choices
    ? { type: 'string', enum: rest.choices }
    : {
        ...like(whenEmpty === undefined ? textOrNull : text, rest.example),
        ...(rest.shown && { description: rest.shown }),
      };

export const companySchema = named(
  'Company',
  shape({
    id,
    name: schemaOf(COMPANY_FIELDS.name),
    slug: {
      ...like(text, 'padaria-flor-do-campo'),
      description: 'A parte legível do endereço da página; não muda.',
    },
    description: schemaOf(COMPANY_FIELDS.description),
    category_id: like(id, 3),
    category: { ...like(text, 'Alimentação'), description: 'O nome da categoria.' },
    city: like(text, 'Campinas'),
    state: { ...like(text, 'SP'), description: 'A sigla, com duas letras.' },
    ...Object.fromEntries(OTHER_FIELDS.map(([, field]) => [field.column, schemaOf(field)])),
    logo: { ...like(textOrNull, null), description: 'O endereço da imagem maior (WebP).' },
    logo_small: { ...like(textOrNull, null), description: 'O endereço da imagem menor (WebP).' },
    is_active: flag,
    is_approved: flag,
    has_message_access: {
      type: ['boolean', 'null'],
      examples: [null],
      description: 'Para o responsável e administradores; nulo para os demais.',
    },
    average_rating: { ...like(number, 4.5), description: '0 enquanto não há avaliações.' },
    total_ratings: like(integer, 12),
    owner: {
      ...orNull(shape({ plan: orNull(planSchema) })),
      description: 'Nulo quando a empresa não tem responsável.',
    },
    owner_name: { ...like(textOrNull, null), description: 'Só para administradores.' },
    owner_email: { ...like(textOrNull, null), description: 'Só para administradores.' },
    created_at: dateTime,
  }),
);

/** The answer of a row that returns one company. */
export const companyAnswer = (company: SelectedCompany, message?: string) => {
  const data = companyJson(company);
  return { ...(message && { message }), company: data, data };
};
export const companyAnswerSchema = (message?: string) => ({
  ...(message && { message: like(text, message) }),
  company: companySchema,
  data: companySchema,
});
