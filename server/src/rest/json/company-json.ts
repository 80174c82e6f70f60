import type { Attribute } from '../../attributes/attribute.ts';
import { COMPANY_FIELD_ENTRIES, COMPANY_FIELDS, type CompanyField } from '../../companies/company-fields.ts';
import type { Kind } from '../../kinds/kind.ts';
import { complete } from '../route/answers.ts';
import {
  dateTime,
  flag,
  id,
  integer,
  integerOrNull,
  type JsonSchema,
  like,
  listOf,
  namedShape,
  number,
  numberOrNull,
  orNull,
  shape,
  text,
  textOrNull,
} from '../route/json-schema.ts';
import { planSchema } from './plan-json.ts';

/** Those after the city; name and description come before it. */
const OTHER_FIELDS = COMPANY_FIELD_ENTRIES.filter(([field]) => field !== 'name' && field !== 'description');

function schemaOf({ type, whenEmpty, rest }: CompanyField): JsonSchema {
  if (rest.choices) return { type: 'string', enum: rest.choices };
  if (type === 'int') return like(integerOrNull, rest.example, rest.description);
  return like(whenEmpty === undefined ? textOrNull : text, rest.example, rest.response);
}

const kindsAs = (
  field: 'id' | 'name',
  items: JsonSchema,
  example: unknown,
  description: string,
): JsonSchema => ({
  ...like(listOf(items), example, description),
  computed: {
    // The same for both, so that it costs once.
    fields: 'kinds { id name }',
    value: ({ kinds }: { kinds: Kind[] }) => kinds.map((kind) => kind[field]),
  },
});

const attributesAs = (
  field: 'id' | 'name',
  items: JsonSchema,
  example: unknown,
  description: string,
): JsonSchema => ({
  ...like(listOf(items), example, description),
  computed: {
    // The same for both, so that it costs once.
    fields: 'attributes { id name }',
    value: ({ attributes }: { attributes: Attribute[] }) => attributes.map((attribute) => attribute[field]),
  },
});

const logoAs = (field: string, suffix: string, description: string): JsonSchema => ({
  ...like(textOrNull, `/logos/${'3fc1'.repeat(16)}${suffix}.webp`, description),
  format: 'uri-reference',
  from: `logo.${field}`,
});

const photoSchema = shape({
  url: {
    ...like(
      text,
      `/photos/7b0c1f6e-2f4d-4c39-9f0a-5d1c8a6e3b21/1600.webp`,
      'O endereço (WebP), relativo ao site.',
    ),
    format: 'uri-reference',
  },
  width: like(integer, 1600, 'Em pixels.'),
  height: like(integer, 1200, 'Em pixels.'),
  caption: like(textOrNull, 'A fachada'),
});

export const companySchema = namedShape('Company', {
  id,
  name: schemaOf(COMPANY_FIELDS.name),
  slug: like(text, 'padaria-flor-do-campo', 'A parte legível do endereço da página; não muda.'),
  description: schemaOf(COMPANY_FIELDS.description),
  category_id: { ...like(id, 3), from: 'category.id' },
  category: { ...like(text, 'Alimentação', 'O nome da categoria.'), from: 'category.name' },
  kind_ids: kindsAs('id', id, [12, 31], 'Os números dos segmentos: o principal e até quatro outros.'),
  kinds: kindsAs('name', text, ['Padaria', 'Confeitaria e doceria'], 'Os nomes deles, na mesma ordem.'),
  attribute_ids: attributesAs('id', id, [24, 26], 'Os números das características.'),
  attributes: attributesAs('name', text, ['Aceita Pix', 'Estacionamento'], 'Os nomes delas, na mesma ordem.'),
  city: { ...like(text, 'Campinas'), from: 'city.name' },
  state: { ...like(text, 'SP', 'A sigla, com duas letras.'), from: 'city.state' },
  ...Object.fromEntries(OTHER_FIELDS.map(([, field]) => [field.column, schemaOf(field)])),
  latitude: like(numberOrNull, -22.9056, 'Do ponto que a empresa tem no mapa, em graus; nulo sem um.'),
  longitude: like(numberOrNull, -47.0608, 'Do mesmo ponto.'),
  logo: logoAs('url', '', 'O endereço da imagem maior (WebP), relativo ao site.'),
  logo_small: logoAs('smallUrl', '-small', 'O endereço da imagem menor (WebP), relativo ao site.'),
  photos: {
    ...listOf(photoSchema),
    description: 'As fotos, a da capa primeiro; tantas quantas o plano mostra.',
  },
  is_active: flag,
  is_approved: flag,
  has_message_access: like(
    { type: ['boolean', 'null'] },
    null,
    'Para o responsável e administradores; nulo para os demais.',
  ),
  average_rating: like(number, 4.5, '0 enquanto não há avaliações.'),
  total_ratings: like(integer, 12),
  owner: {
    ...orNull(shape({ plan: orNull(planSchema) })),
    description: 'Nulo quando a empresa não tem responsável.',
    computed: { fields: 'hasOwner', value: (company) => (company.hasOwner ? company : null) },
  },
  owner_name: like(textOrNull, null, 'Só para administradores.'),
  owner_email: like(textOrNull, null, 'Só para administradores.'),
  created_at: dateTime,
});

/** The answer of an operation that returns one company. */
export const COMPANY_ANSWER = { company: complete(companySchema), data: complete(companySchema) };
