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
 * Which fields are required: an owner's new company, an owner's existing company, which requires more, or any company
 * in an administrator's form, which requires name, category and city.
 */
export type FormKind = 'new' | 'edited' | 'administrator';

/** The form's values by the names of the input's fields; `ownerEmail` is for administrators. */
export const EMPTY_COMPANY = {
  name: '',
  description: '',
  categoryId: '',
  cep: '',
  address: '',
  city: '',
  state: '',
  phone: '',
  contactType: 'phone' as 'phone' | 'whatsapp',
  email: '',
  website: '',
  ownerEmail: '',
};
export type CompanyValues = typeof EMPTY_COMPANY;

/** Returns the values of a stored company. */
export const valuesOf = (company: CompanyFieldsFragment & { ownerEmail?: string | null }): CompanyValues =>
  startingFrom({
    ...company,
    categoryId: company.category.id,
    cep: maskCep(company.cep ?? ''),
    city: company.city.name,
    state: company.city.state,
  });

/** Returns the values of `known`, with empty texts for the others. */
export function startingFrom(known: Partial<Record<keyof CompanyValues, string | null>>): CompanyValues {
  const names = Object.keys(EMPTY_COMPANY) as (keyof CompanyValues)[];
  const texts = Object.fromEntries(names.map((name) => [name, known[name] ?? EMPTY_COMPANY[name]]));
  return texts as unknown as CompanyValues;
}

const wholeCep: FieldRule = (value) =>
  [0, CEP_DIGITS].includes(digitsOf(value).length) ? null : 'O CEP tem 8 dígitos.';

type Rules = Partial<Record<keyof CompanyValues, FieldRule>>;

/** Validates a value unless it is empty. */
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
export const RULES: Record<FormKind, Rules> = {
  new: NEW,
  edited: { ...NEW, address: required('Endereço é obrigatório'), state: required('Estado é obrigatório') },
  administrator: { ...LEAST, email: ifAny(requiredEmail), ownerEmail: ifAny(accountEmail) },
};

const nullWhenEmpty = (texts: Record<string, string>): Record<string, string | null> =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text || null]));

/** Returns the input of an administrator's new company; any empty text except name, category and city becomes null. */
export function adminInputOf(values: CompanyValues): AdminCompanyInput {
  const { name, categoryId, city, contactType, ...optional } = trimmed(values);
  return { name, categoryId, city, contactType, ...nullWhenEmpty(optional) };
}

/** Returns the input of an owner's new company; `RULES` require what the input requires. */
export function inputOf(values: CompanyValues): CompanyInput {
  const { ownerEmail: _, ...input } = adminInputOf(values);
  return input as CompanyInput;
}

/** Returns the values that differ; city and state go together, since both name the city. */
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
