import type { FieldRule } from '../../lib/field-rules.ts';
import { required, requiredEmail } from '../../lib/field-rules.ts';
import { CEP_DIGITS, digitsOf, maskCep } from '../../lib/masks.ts';
import type { CompanyFieldsFragment, CreateCompanyMutationVariables } from './company-form.gen.ts';

type CompanyInput = CreateCompanyMutationVariables['input'];

/** The form's texts as they are typed, by the names of the input's fields. */
export interface CompanyValues {
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
}

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
};

/** A company as it stands, for editing. */
export const valuesOf = (company: CompanyFieldsFragment): CompanyValues => ({
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
});

/** What is known of a new one beforehand, such as what was typed the last time; nothing else of `known` is taken. */
export function startingFrom(known: Partial<Record<keyof CompanyValues, string | null>>): CompanyValues {
  const names = Object.keys(EMPTY_COMPANY) as (keyof CompanyValues)[];
  const texts = Object.fromEntries(names.map((name) => [name, known[name] ?? EMPTY_COMPANY[name]]));
  return texts as unknown as CompanyValues;
}

const wholeCep: FieldRule = (value) =>
  [0, CEP_DIGITS].includes(digitsOf(value).length) ? null : 'O CEP tem 8 dígitos.';

const RULES: Partial<Record<keyof CompanyValues, FieldRule>> = {
  name: required('Nome é obrigatório'),
  description: required('Descrição é obrigatória'),
  categoryId: required('Categoria é obrigatória'),
  cep: wholeCep,
  city: required('Cidade é obrigatória'),
  phone: required('Telefone é obrigatório'),
  email: requiredEmail,
};

/** For a new company; for one that is edited, address and state are required too (SPEC section 5). */
export const rulesFor = (isEdited: boolean): Partial<Record<keyof CompanyValues, FieldRule>> => ({
  ...RULES,
  ...(isEdited && {
    address: required('Endereço é obrigatório'),
    state: required('Estado é obrigatório'),
  }),
});

/** What is sent of a new company: an empty text of an optional field is none. */
export function inputOf(values: CompanyValues): CompanyInput {
  const { cep, address, state, website, ...given } = trimmed(values);
  return {
    ...given,
    cep: cep || null,
    address: address || null,
    state: state || null,
    website: website || null,
  };
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
