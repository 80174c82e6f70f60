import { COMPANY_FIELD_ENTRIES, COMPANY_FIELDS, type CompanyField } from '../../companies/company-fields.ts';
import { BRAZIL } from '../../shared/map/mercator.ts';
import { id } from '../route/json-schema.ts';
import { type Parameter, param } from '../route/parameter.ts';

const LOGO =
  'Só em multipart/form-data: JPEG, PNG, WebP ou GIF, até 5 MB e 40 megapixels. Um arquivo em outro campo é recusado (422).';

const OTHER_FIELDS = COMPANY_FIELD_ENTRIES.filter(([field]) => field !== 'name' && field !== 'description');

const parameterOf = ({ column, type, required, rest }: CompanyField): Parameter =>
  param(column, type === 'int' ? 'integer' : 'string', rest.description, {
    required: required !== undefined,
    example: rest.example,
    ...(rest.maxLength && { maxLength: rest.maxLength }),
    ...(rest.choices && { enum: rest.choices }),
    ...(rest.default && { default: rest.default }),
  });

/** A coordinate of the company's own point; null or empty removes it. */
const degrees = (name: string, description: string, limits: Partial<Parameter>): Parameter =>
  param(name, 'number', description, {
    ...limits,
    nullable: true,
    read({ body }) {
      if (!body.has(name)) return undefined;
      const text = body.decimal(name);
      return text === null ? null : Number(text);
    },
  });

/** The fields of a company's form. */
export const FORM: Parameter[] = [
  parameterOf(COMPANY_FIELDS.name),
  parameterOf(COMPANY_FIELDS.description),
  param(
    'category_id',
    'id',
    'O número de uma categoria visível. Numa empresa nova é preciso este ou `category`.',
    { minimum: 1, example: 3 },
  ),
  param(
    'category',
    'string',
    'O nome dela; maiúsculas e acentos não importam. Vale se `category_id` falta ou é o que a empresa já tem; senão vale o número.',
    { maxLength: 100 },
  ),
  param(
    'kind_ids',
    'array',
    'Os números dos segmentos, como em `kinds` do GraphQL: o principal primeiro, no máximo cinco. Em vez de uma lista também um texto, separados por vírgula.',
    { items: id, example: [12, 31], read: ({ body }) => body.ids('kind_ids') },
  ),
  param(
    'attribute_ids',
    'array',
    'Os números das características, como em `attributes` do GraphQL. Em vez de uma lista também um texto, separados por vírgula.',
    { items: id, example: [24, 26], read: ({ body }) => body.ids('attribute_ids') },
  ),
  param('city', 'string', 'Com ou sem o estado: `Campinas`, `Campinas - SP`, `Campinas/SP`.', {
    required: true,
    maxLength: 100,
    example: 'Campinas - SP',
  }),
  param('state', 'string', 'A sigla, se não estiver na cidade.', { maxLength: 2, example: 'SP' }),
  ...OTHER_FIELDS.map(([, field]) => parameterOf(field)),
  degrees(
    'latitude',
    'A latitude do ponto no mapa, em graus, com `longitude`; sem as duas vale o endereço.',
    {
      minimum: BRAZIL.south,
      maximum: BRAZIL.north,
      example: -22.9056,
    },
  ),
  degrees('longitude', 'A longitude do ponto no mapa, em graus.', {
    minimum: BRAZIL.west,
    maximum: BRAZIL.east,
    example: -47.0608,
  }),
  param('logo', 'file', LOGO, { read: ({ file }) => file }),
];

/** Returns the logo's parameter: a file replaces it, null in JSON removes it; otherwise it stays. */
const changedLogo = (logo: Parameter): Parameter => ({
  ...logo,
  nullable: true,
  description: `${LOGO} Em JSON, \`null\` remove o logo que a empresa tem.`,
  read: ({ body, file }) => (file || body.isNull('logo') ? file : undefined),
});

/** Makes a field optional: absent it stays, empty it is emptied; there is always a type of contact. */
const changed = (field: Parameter): Parameter => ({
  ...field,
  required: false,
  read({ body }) {
    if (!body.has(field.name)) return undefined;
    if (field.type === 'array') return body.ids(field.name);
    if (field.type === 'integer') return body.integer(field.name);
    return field.enum ? body.oneOf(field.name, field.enum) : body.required(field.name);
  },
});

/** Returns the form for changing a company. */
export const changesOf = (form: Parameter[]): Parameter[] =>
  form.map((field) => {
    if (field.type === 'file') return changedLogo(field);
    return field.type === 'number' ? field : changed(field);
  });
