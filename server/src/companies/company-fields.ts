import { MOST_TEXT } from '../hours/hours-words.ts';
import { normalizeHours } from '../hours/normalize-hours.ts';
import { HoursProblem } from '../hours/opening-hours.ts';
import { formatCep } from '../shared/brazil/cep.ts';
import { formatPhone, normalizePhone } from '../shared/brazil/phone.ts';
import { normalizeWebsite, WEBSITE_LENGTH } from '../shared/brazil/website.ts';
import { invalid } from '../shared/errors.ts';
import {
  normalizeFacebook,
  normalizeIfood,
  normalizeInstagram,
  PROFILE_LENGTH,
} from '../shared/links/profile-link.ts';
import type { Company } from './company.ts';

/** A field that forms and imports fill in with a text or a number. */
export interface CompanyField {
  /** Column of `companies`, and name in the REST interface. */
  column: string;
  /** Text by default. */
  type?: 'int';
  /** In Portuguese; heads the column of exports. */
  label: string;
  /** The error for an empty text, and whose forms require the field. */
  required?: { of: 'everybody' | 'owners'; message: string };
  /** What an empty text stores, null by default; `kept` leaves the value, or the column's default, as it is. */
  whenEmpty?: 'kept' | '';
  /** Returns what a typed text stores, by default the text; throws BAD_USER_INPUT. */
  toColumn?(text: string): string | number;
  /** Returns what is shown of a stored text, by default the text. */
  toText?(stored: string): string;
  /** Portuguese documentation of the REST interface. */
  rest: {
    /** Of the form. */
    description: string;
    /** Of the answer. */
    response?: string;
    example: string | number;
    maxLength?: number;
    choices?: readonly string[];
    default?: string;
  };
}

/** Returns `toColumn` of a field whose typed text must have a normal form. */
const normalizedBy =
  (field: string, normalize: (text: string) => string | null, message: string) =>
  (text: string): string => {
    const normal = normalize(text);
    if (normal) return normal;
    throw invalid({ [field]: [message] });
  };

const FOUNDED_FROM = 1800;
/** Returns a year up to the current one; null for another text. */
export function parseYear(text: string): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year >= FOUNDED_FROM && year <= new Date().getFullYear() ? year : null;
}

const FIELDS = {
  name: {
    column: 'name',
    label: 'Nome',
    required: { of: 'everybody', message: 'Nome é obrigatório' },
    whenEmpty: 'kept',
    rest: { description: 'O nome da empresa.', example: 'Padaria Flor do Campo', maxLength: 120 },
  },
  description: {
    column: 'description',
    label: 'Descrição',
    required: { of: 'owners', message: 'Descrição é obrigatória' },
    whenEmpty: '',
    rest: {
      description: 'O que a empresa faz.',
      example: 'Pães de fermentação natural, bolos e café.',
      maxLength: 5_000,
    },
  },
  address: {
    column: 'address',
    label: 'Endereço',
    rest: {
      description: 'Rua, número e bairro, em uma linha.',
      example: 'Rua das Acácias, 120 - Centro',
      maxLength: 300,
    },
  },
  cep: {
    column: 'cep',
    label: 'CEP',
    toColumn: (text) => text.replace('-', ''),
    toText: formatCep,
    rest: { description: 'Oito dígitos, com ou sem hífen.', example: '13010-000', maxLength: 9 },
  },
  phone: {
    column: 'phone',
    label: 'Telefone',
    required: { of: 'owners', message: 'Telefone é obrigatório' },
    toColumn: (text) => normalizePhone(text).stored,
    toText: formatPhone,
    rest: {
      description: 'Com o DDD.',
      response: 'Como se escreve no Brasil, ou como foi digitado.',
      example: '(19) 3234-5678',
      maxLength: 32,
    },
  },
  contactType: {
    column: 'contact_type',
    label: 'Tipo de contato',
    whenEmpty: 'kept',
    rest: {
      description: 'Como o telefone atende.',
      example: 'phone',
      choices: ['phone', 'whatsapp'],
      default: 'phone',
    },
  },
  email: {
    column: 'email',
    label: 'E-mail',
    required: { of: 'owners', message: 'Email é obrigatório' },
    rest: {
      description: 'Aparece na página da empresa.',
      example: 'contato@padariaflor.exemplo.com.br',
      maxLength: 254,
    },
  },
  website: {
    column: 'website',
    label: 'Site',
    toColumn: normalizedBy('website', normalizeWebsite, 'Informe um endereço como www.exemplo.com.br.'),
    rest: {
      description: 'Com http ou https; sem nenhum, ganha https.',
      example: 'https://padariaflor.exemplo.com.br',
      maxLength: WEBSITE_LENGTH,
    },
  },
  openingHours: {
    column: 'opening_hours',
    label: 'Horário',
    toColumn(text) {
      try {
        return normalizeHours(text);
      } catch (error) {
        if (error instanceof HoursProblem) throw invalid({ openingHours: [error.message] });
        throw error;
      }
    },
    rest: {
      description: 'Horário de funcionamento, na sintaxe `opening_hours` do OpenStreetMap.',
      example: 'Mo-Fr 08:00-18:00; Sa 08:00-12:00; PH off',
      maxLength: MOST_TEXT,
    },
  },
  instagram: {
    column: 'instagram',
    label: 'Instagram',
    toColumn: normalizedBy(
      'instagram',
      normalizeInstagram,
      'Informe o nome de usuário, como @padaria, ou o endereço no instagram.com.',
    ),
    rest: {
      description: 'O nome de usuário, com ou sem @, ou o endereço do perfil.',
      response: 'O endereço do perfil.',
      example: 'https://www.instagram.com/padariaflor/',
      maxLength: PROFILE_LENGTH,
    },
  },
  facebook: {
    column: 'facebook',
    label: 'Facebook',
    toColumn: normalizedBy(
      'facebook',
      normalizeFacebook,
      'Informe o nome da página, como @padaria, ou o endereço no facebook.com.',
    ),
    rest: {
      description: 'O nome da página, com ou sem @, ou o endereço dela.',
      response: 'O endereço da página.',
      example: 'https://www.facebook.com/padariaflor',
      maxLength: PROFILE_LENGTH,
    },
  },
  ifood: {
    column: 'ifood',
    label: 'iFood',
    toColumn: normalizedBy('ifood', normalizeIfood, 'Informe o endereço da loja no ifood.com.br.'),
    rest: {
      description: 'O endereço da loja no iFood.',
      example: 'https://www.ifood.com.br/delivery/campinas-sp/padaria-flor/0b2a11c0',
      maxLength: PROFILE_LENGTH,
    },
  },
  foundedYear: {
    column: 'founded_year',
    type: 'int',
    label: 'Ano de fundação',
    toColumn(text) {
      const year = parseYear(text);
      if (year) return year;
      throw invalid({ foundedYear: [`Informe um ano entre ${FOUNDED_FROM} e ${new Date().getFullYear()}.`] });
    },
    rest: { description: 'Entre 1800 e o ano atual.', example: 1998 },
  },
  areaServed: {
    column: 'area_served',
    label: 'Área atendida',
    rest: {
      description: 'Onde a empresa atende ou entrega.',
      example: 'Campinas, Valinhos e Vinhedo',
      maxLength: 200,
    },
  },
} as const satisfies Partial<Record<keyof Company, CompanyField>>;

export type CompanyFieldName = keyof typeof FIELDS;
export const COMPANY_FIELDS: Readonly<Record<CompanyFieldName, CompanyField>> = FIELDS;
export const COMPANY_FIELD_ENTRIES = Object.entries(COMPANY_FIELDS) as [CompanyFieldName, CompanyField][];

/** Returns the fields of a stored company as they are shown; null for those that it does not have. */
export const shownFields = (stored: Partial<Company>): Pick<Company, CompanyFieldName> =>
  Object.fromEntries(
    COMPANY_FIELD_ENTRIES.map(([field, { toText }]) => {
      const value = stored[field] ?? null;
      return [field, typeof value === 'string' && value && toText ? toText(value) : value];
    }),
  ) as Pick<Company, CompanyFieldName>;

/** Returns the columns of the fields that a form has; the others are left out. Throws BAD_USER_INPUT. */
export function storedFields(
  form: Partial<Record<CompanyFieldName, string | number | null>>,
): Partial<Company> {
  const stored: Record<string, string | number | null> = {};
  for (const [field, { toColumn, whenEmpty }] of COMPANY_FIELD_ENTRIES) {
    const value = form[field];
    if (value || value === 0) stored[field] = toColumn ? toColumn(String(value)) : value;
    else if (value !== undefined && whenEmpty !== 'kept') stored[field] = whenEmpty ?? null;
  }
  return stored as Partial<Company>;
}
