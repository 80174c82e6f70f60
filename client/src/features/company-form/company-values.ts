import type { KindChoiceFragment } from '../../domain/kinds/kinds.gen.ts';
import { MISSING_TIME } from '../../domain/opening-hours/missing-time.ts';
import { digitsOf } from '../../lib/digits-of.ts';
import type { FieldRule } from '../../lib/field-rules.ts';
import { accountEmail, required, requiredEmail } from '../../lib/field-rules.ts';
import { CEP_DIGITS, maskCep } from '../../lib/masks.ts';
import type {
  AdminCreateCompanyMutationVariables,
  CompanyFieldsFragment,
  CreateCompanyMutationVariables,
} from './company-form.gen.ts';
import { type OfferValues, offersOf, offerValuesOf, type StoredOffer } from './offer-values.ts';

type CreateCompanyInput = CreateCompanyMutationVariables['input'];
type AdminCreateCompanyInput = AdminCreateCompanyMutationVariables['input'];

/**
 * Which fields are required: an owner's new company, an owner's existing company, which requires more, or any company
 * in an administrator's form, which requires name, category and city.
 */
export type FormKind = 'new' | 'edited' | 'administrator';

/** The form's texts by the names of the input's fields; `ownerEmail` is for administrators. */
const EMPTY_TEXTS = {
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
  instagram: '',
  facebook: '',
  ifood: '',
  foundedYear: '',
  areaServed: '',
  openingHours: '',
  ownerEmail: '',
};
export type CompanyTexts = typeof EMPTY_TEXTS;
interface Position {
  latitude: number;
  longitude: number;
}

/** With the chosen kinds, the main one first, and whether they are a guess that nobody has confirmed. */
export type CompanyValues = CompanyTexts & {
  kinds: readonly KindChoiceFragment[];
  kindsAreGuessed: boolean;
  /** Its own point; null leaves it to the address. */
  position: Position | null;
  attributeIds: readonly string[];
  offers: readonly OfferValues[];
};

const TEXT_NAMES = Object.keys(EMPTY_TEXTS) as (keyof CompanyTexts)[];
export const EMPTY_COMPANY: CompanyValues = {
  ...EMPTY_TEXTS,
  kinds: [],
  kindsAreGuessed: false,
  position: null,
  attributeIds: [],
  offers: [],
};

/** Returns the values of a draft that a browser has stored; what is missing or of another type is empty. */
export const valuesOfDraft = (stored: object): CompanyValues => ({
  ...EMPTY_COMPANY,
  ...Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => {
      const empty: unknown = EMPTY_COMPANY[name as keyof CompanyValues];
      return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
    }),
  ),
});

/** Returns what a phone most likely is of: a Brazilian mobile has WhatsApp, with a 9 after its area code. */
export const contactTypeOf = (phone: string): CompanyTexts['contactType'] =>
  /^(55)?[1-9][1-9]9\d{8}$/.test(digitsOf(phone)) ? 'whatsapp' : 'phone';

/** Values that are known before anything was typed. */
type Known = Partial<Record<keyof CompanyTexts, string | number | null>> & {
  kinds?: readonly KindChoiceFragment[];
  kindsAreGuessed?: boolean | null;
  latitude?: number | null;
  longitude?: number | null;
  attributeIds?: readonly string[] | null;
  offers?: readonly StoredOffer[] | null;
};

/** Returns the values of a stored company. */
export const valuesOf = (company: CompanyFieldsFragment & { ownerEmail?: string | null }): CompanyValues =>
  startingFrom({
    ...company,
    categoryId: company.category.id,
    attributeIds: company.attributes.map(({ id }) => id),
    cep: maskCep(company.cep ?? ''),
    city: company.city.name,
    state: company.city.state,
  });

/** Returns the values of `known`, with empty ones for the others. */
export function startingFrom({
  kinds = [],
  kindsAreGuessed,
  latitude,
  longitude,
  attributeIds,
  offers,
  ...values
}: Known): CompanyValues {
  const texts = Object.fromEntries(
    TEXT_NAMES.map((name) => [name, String(values[name] ?? EMPTY_TEXTS[name])]),
  );
  return {
    ...(texts as unknown as CompanyTexts),
    kinds,
    kindsAreGuessed: kindsAreGuessed ?? false,
    position: latitude != null && longitude != null ? { latitude, longitude } : null,
    attributeIds: attributeIds ?? [],
    offers: offerValuesOf(offers ?? []),
  };
}

const wholeCep: FieldRule = (value) =>
  [0, CEP_DIGITS].includes(digitsOf(value).length) ? null : 'O CEP tem 8 dígitos.';

type Rules = Partial<Record<keyof CompanyTexts, FieldRule>>;

/** Validates a value unless it is empty. */
const ifAny =
  (rule: FieldRule): FieldRule =>
  (value) =>
    value.trim() === '' ? null : rule(value);

const year: FieldRule = (value) =>
  /^(1[89]|20)\d\d$/.test(value.trim()) && Number(value) <= new Date().getFullYear()
    ? null
    : `Informe um ano entre 1800 e ${new Date().getFullYear()}.`;

const wholeHours: FieldRule = (value) =>
  value.includes(MISSING_TIME) ? 'Preencha as horas e datas que faltam no horário, ou remova-as.' : null;

const LEAST: Rules = {
  openingHours: wholeHours,
  name: required('Nome é obrigatório'),
  categoryId: required('Categoria é obrigatória'),
  cep: wholeCep,
  city: required('Cidade é obrigatória'),
  foundedYear: ifAny(year),
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

const yearOf = (text: string): number | null => (text === '' ? null : Number(text));

const kindIdsOf = ({ kinds }: CompanyValues): string[] => kinds.map(({ id }) => id);

/**
 * Returns the input of an administrator's new company; any empty text except name, category and city becomes null. Without
 * kinds the server guesses them.
 */
export function adminInputOf(values: CompanyValues): AdminCreateCompanyInput {
  const { name, categoryId, city, contactType, foundedYear, ...optional } = trimmed(values);
  const kindIds = kindIdsOf(values);
  return {
    name,
    categoryId,
    city,
    contactType,
    ...nullWhenEmpty(optional),
    foundedYear: yearOf(foundedYear),
    ...values.position,
    ...(kindIds.length > 0 && { kindIds }),
    ...(values.attributeIds.length > 0 && { attributeIds: [...values.attributeIds] }),
    ...(values.offers.length > 0 && { offers: offersOf(values.offers) }),
  };
}

/** Returns the input of an owner's new company; `RULES` require what the input requires. */
export function inputOf(values: CompanyValues): CreateCompanyInput {
  const { ownerEmail: _, ...input } = adminInputOf(values);
  return input as CreateCompanyInput;
}

export type CompanyChanges = Partial<Omit<CompanyTexts, 'foundedYear'>> & {
  foundedYear?: number | null;
  latitude?: number | null;
  longitude?: number | null;
  kindIds?: string[];
  attributeIds?: string[];
  offers?: StoredOffer[];
};

/**
 * Returns the values that differ; city and state go together, since both name the city. Confirmed kinds are sent though
 * they are the same.
 */
export function changesOf(before: CompanyValues, after: CompanyValues): CompanyChanges {
  const values = trimmed(after);
  const changed = TEXT_NAMES.filter((name) => values[name] !== before[name]);
  const hasMoved = changed.includes('city') || changed.includes('state');
  const sentFields = new Set(hasMoved ? [...changed, 'city', 'state'] : changed);
  const kindIds = kindIdsOf(after);
  const isChosen =
    kindIds.join() !== kindIdsOf(before).join() || after.kindsAreGuessed !== before.kindsAreGuessed;
  const { position } = after;
  const hasNewPoint =
    position?.latitude !== before.position?.latitude || position?.longitude !== before.position?.longitude;
  return {
    ...Object.fromEntries(
      TEXT_NAMES.filter((name) => sentFields.has(name)).map((name) => [name, values[name]]),
    ),
    ...(sentFields.has('foundedYear') && { foundedYear: yearOf(values.foundedYear) }),
    ...(hasNewPoint && { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null }),
    ...(isChosen && { kindIds }),
    ...(isOther(sortedIds(before), sortedIds(after)) && { attributeIds: [...after.attributeIds] }),
    ...(isOther(offersOf(before.offers), offersOf(after.offers)) && { offers: offersOf(after.offers) }),
  };
}

const sortedIds = ({ attributeIds }: CompanyValues): string[] => [...attributeIds].sort();
const isOther = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

const trimmed = (values: CompanyValues): CompanyTexts =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, values[name].trim()])) as unknown as CompanyTexts;
