import {
  dateTime,
  flag,
  id,
  integer,
  like,
  named,
  number,
  orNull,
  shape,
  text,
  textOrNull,
} from '../route/json-schema.ts';
import { type PlanFields, planJson, planSchema } from './plan-json.ts';

/** What `companyJson` needs of the schema's Company. */
export const COMPANY_FIELDS = `
  id name slug description category { id name } city { id name state } address cep phone contactType
  email website logo { url smallUrl } isActive isApproved hasMessageAccess averageRating totalRatings hasOwner
  plan { id name price maxCompanies features isActive } ownerName ownerEmail createdAt`;

export interface CompanyFields {
  id: string;
  name: string;
  slug: string;
  description: string;
  category: { id: string; name: string };
  city: { id: string; name: string; state: string };
  address: string | null;
  cep: string | null;
  phone: string | null;
  contactType: string;
  email: string | null;
  website: string | null;
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

/** A company as old clients know it: SPEC section 3. */
export const companyJson = (company: CompanyFields) => ({
  id: Number(company.id),
  name: company.name,
  slug: company.slug,
  description: company.description,
  category_id: Number(company.category.id),
  category: company.category.name,
  city: company.city.name,
  state: company.city.state,
  address: company.address,
  cep: company.cep,
  phone: company.phone,
  contact_type: company.contactType,
  email: company.email,
  website: company.website,
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

export const companySchema = named(
  'Company',
  shape({
    id,
    name: like(text, 'Padaria Flor do Campo'),
    slug: {
      ...like(text, 'padaria-flor-do-campo'),
      description: 'A parte legível do endereço da página; não muda.',
    },
    description: like(text, 'Pães de fermentação natural, bolos e café.'),
    category_id: like(id, 3),
    category: { ...like(text, 'Alimentação'), description: 'O nome da categoria.' },
    city: like(text, 'Campinas'),
    state: { ...like(text, 'SP'), description: 'A sigla, com duas letras.' },
    address: like(textOrNull, 'Rua das Acácias, 120 - Centro'),
    cep: like(textOrNull, '13010-000'),
    phone: {
      ...like(textOrNull, '(19) 3234-5678'),
      description: 'Como se escreve no Brasil, ou como foi digitado.',
    },
    contact_type: { type: 'string', enum: ['phone', 'whatsapp'] },
    email: like(textOrNull, 'contato@padariaflor.exemplo.com.br'),
    website: like(textOrNull, 'https://padariaflor.exemplo.com.br'),
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
