import { dateTime, flag, integer, number, orNull, shape, text, textOrNull } from './json-schema.ts';
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

export const companySchema = shape({
  id: integer,
  name: text,
  slug: text,
  description: text,
  category_id: integer,
  category: text,
  city: text,
  state: text,
  address: textOrNull,
  cep: textOrNull,
  phone: textOrNull,
  contact_type: { type: 'string', enum: ['phone', 'whatsapp'] },
  email: textOrNull,
  website: textOrNull,
  logo: textOrNull,
  logo_small: textOrNull,
  is_active: flag,
  is_approved: flag,
  has_message_access: { type: ['boolean', 'null'] },
  average_rating: number,
  total_ratings: integer,
  owner: orNull(shape({ plan: orNull(planSchema) })),
  owner_name: textOrNull,
  owner_email: textOrNull,
  created_at: dateTime,
});
