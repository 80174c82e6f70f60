import type { ImportField } from './imports.gen.ts';

export const FIELD_LABELS: Record<ImportField, string> = {
  name: 'Nome',
  legalName: 'Razão social',
  category: 'Categoria',
  segment: 'Segmento ou atividade',
  city: 'Cidade',
  ibge: 'Código IBGE da cidade',
  state: 'Estado',
  street: 'Endereço',
  number: 'Número',
  complement: 'Complemento',
  neighborhood: 'Bairro',
  cep: 'CEP',
  latitude: 'Latitude',
  longitude: 'Longitude',
  phone: 'Telefone ou WhatsApp',
  ddd: 'DDD',
  contactType: 'Tipo de contato',
  email: 'E-mail',
  website: 'Site',
  description: 'Descrição',
  tags: 'Palavras-chave',
  cnpj: 'CNPJ',
  source: 'Fonte dos dados',
  sourceId: 'Código na fonte',
};

/** What every row needs, and the columns that can say it (docs/reference/import-file.md). */
export const REQUIRED: readonly { label: string; fields: readonly ImportField[] }[] = [
  { label: 'Nome', fields: ['name', 'legalName'] },
  { label: 'Categoria', fields: ['category', 'segment'] },
  { label: 'Cidade', fields: ['city', 'ibge'] },
];

const GROUPS: readonly { group: string; fields: readonly ImportField[] }[] = [
  { group: 'Obrigatórios', fields: REQUIRED.flatMap(({ fields }) => fields) },
  {
    group: 'Endereço',
    fields: ['state', 'street', 'number', 'complement', 'neighborhood', 'cep', 'latitude', 'longitude'],
  },
  { group: 'Contato', fields: ['phone', 'ddd', 'contactType', 'email', 'website'] },
  { group: 'Outros', fields: ['description', 'tags', 'cnpj', 'source', 'sourceId'] },
];

/** Options of the select: 'ignore' first, then fields by group. */
export const FIELD_CHOICES = [
  { value: '', label: 'Não importar' },
  ...GROUPS.map(({ group, fields }) => ({
    group,
    items: fields.map((value) => ({ value, label: FIELD_LABELS[value] })),
  })),
];

export const isField = (value: string): value is ImportField => value in FIELD_LABELS;

/** Names of required fields without a column. */
export const missingOf = (fields: readonly (ImportField | null)[]): string[] =>
  REQUIRED.filter((needed) => !needed.fields.some((field) => fields.includes(field))).map(
    ({ label }) => label,
  );
