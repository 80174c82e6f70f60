import { digitsOf } from '../../lib/digits-of.ts';
import type { FieldRule } from '../../lib/field-rules.ts';
import { accountEmail, required, requiredEmail } from '../../lib/field-rules.ts';
import { CEP_DIGITS, maskCep } from '../../lib/masks.ts';
import type {
  AdminCreateCompanyMutationVariables,
  CompanyFieldsFragment,
  CreateCompanyMutationVariables,
} from './company-form.gen.ts';

type CompanyInput = CreateCompanyMutationVariables['input'];
type AdminCompanyInput = AdminCreateCompanyMutationVariables['input'];

/**
 * Who fills it in: an owner a new company or one that is there already, which asks for more, or an
 * administrator, who needs a name, a category and a city (SPEC section 5).
 */
export type FormKind = 'new' | 'edited' | 'administrator';

/** The form's texts as they are typed, by the names of the input's fields. */
export type CompanyValues = {
  name: string;
  description: string;
  categoryId: string;
  cep: string;
  address: string;
  city: string;
  state: string;
  phone: string;
  contactType: 'phone' | 'whatsapp';
  email: string;
  website: string;
  /** For administrators: the company account that it belongs to. */
  ownerEmail: string;
};

export const EMPTY_COMPANY: CompanyValues = {
  name: '',
  description: '',
  categoryId: '',
  cep: '',
  address: '',
  city: '',
  state: '',
  phone: '',
  contactType: 'phone',
  email: '',
  website: '',
  ownerEmail: '',
};

/** A company as it stands, for editing. */
export const valuesOf = (company: CompanyFieldsFragment & { ownerEmail?: string | null }): CompanyValues => ({
  name: company.name,
  description: company.description,
  categoryId: company.category.id,
  cep: maskCep(company.cep ?? ''),
  address: company.address ?? '',
  city: company.city.name,
  state: company.city.state,
  phone: company.phone ?? '',
  contactType: company.contactType,
  email: company.email ?? '',
  website: company.website ?? '',
  ownerEmail: company.ownerEmail ?? '',
});

/** What is known of a new one beforehand, such as what was typed the last time; nothing else of `known` is taken. */
export function startingFrom(known: Partial<Record<keyof CompanyValues, string | null>>): CompanyValues {
  const names = Object.keys(EMPTY_COMPANY) as (keyof CompanyValues)[];
  const texts = Object.fromEntries(names.map((name) => [name, known[name] ?? EMPTY_COMPANY[name]]));
  return texts as unknown as CompanyValues;
}

const wholeCep: FieldRule = (value) =>
  [0, CEP_DIGITS].includes(digitsOf(value).length) ? null : 'O CEP tem 8 dígitos.';

type Rules = Partial<Record<keyof CompanyValues, FieldRule>>;

/** What may be left out, and is judged when it is not. */
const ifAny =
  (rule: FieldRule): FieldRule =>
  (value) =>
    value.trim() === '' ? null : rule(value);

const LEAST: Rules = {
  name: required('Nome é obrigatório'),
  categoryId: required('Categoria é obrigatória'),
  cep: wholeCep,
  city: required('Cidade é obrigatória'),
};
const NEW: Rules = {
  ...LEAST,
  description: required('Descrição é obrigatória'),
  phone: required('Telefone é obrigatório'),
  email: requiredEmail,
};
const RULES: Record<FormKind, Rules> = {
  new: NEW,
  edited: { ...NEW, address: required('Endereço é obrigatório'), state: required('Estado é obrigatório') },
  administrator: { ...LEAST, email: ifAny(requiredEmail), ownerEmail: ifAny(accountEmail) },
};

export const rulesFor = (kind: FormKind): Rules => RULES[kind];

/** What is sent of a new company: an empty text of an optional field is none. */
export function inputOf(values: CompanyValues): CompanyInput {
  const { cep, address, state, website, ownerEmail: _, ...given } = trimmed(values);
  return {
    ...given,
    cep: cep || null,
    address: address || null,
    state: state || null,
    website: website || null,
  };
}

/** The same, of an administrator's: whatever is left out is none. */
export function adminInputOf(values: CompanyValues): AdminCompanyInput {
  const { name, categoryId, city, contactType, ...optional } = trimmed(values);
  const texts = Object.entries(optional).map(([field, text]) => [field, text || null]);
  return { name, categoryId, city, contactType, ...Object.fromEntries(texts) };
}

/** What is sent of an edited one: only what differs; city and state go together, since the one decides the other. */
export function changesOf(before: CompanyValues, after: CompanyValues): Partial<CompanyValues> {
  const values = trimmed(after);
  const names = Object.keys(values) as (keyof CompanyValues)[];
  const changed = names.filter((name) => values[name] !== before[name]);
  const hasMoved = changed.includes('city') || changed.includes('state');
  const sent = new Set(hasMoved ? [...changed, 'city', 'state'] : changed);
  return Object.fromEntries(names.filter((name) => sent.has(name)).map((name) => [name, values[name]]));
}

const trimmed = (values: CompanyValues): CompanyValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, text.trim()]),
  ) as unknown as CompanyValues;
