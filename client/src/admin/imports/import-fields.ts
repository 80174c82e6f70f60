import type { ImportField } from './imports.gen.ts';

/** Required data of a row, with the columns that may hold it (docs/reference/import-file.md). */
export const REQUIRED: readonly { label: string; fields: readonly ImportField[] }[] = [
  { label: 'Nome', fields: ['name', 'legalName'] },
  { label: 'Categoria', fields: ['category', 'segment'] },
  { label: 'Cidade', fields: ['city', 'ibge'] },
];

const GROUPS = {
  Obrigatórios: {
    name: 'Nome',
    legalName: 'Razão social',
    category: 'Categoria',
    segment: 'Segmento ou atividade',
    kinds: 'Segmentos, separados por ponto e vírgula',
    city: 'Cidade',
    ibge: 'Código IBGE da cidade',
  },
  Endereço: {
    state: 'Estado',
    street: 'Endereço',
    number: 'Número',
    complement: 'Complemento',
    neighborhood: 'Bairro',
    cep: 'CEP',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  Contato: {
    phone: 'Telefone ou WhatsApp',
    ddd: 'DDD',
    contactType: 'Tipo de contato',
    email: 'E-mail',
    website: 'Site',
    instagram: 'Instagram',
    facebook: 'Facebook',
    ifood: 'iFood',
  },
  Outros: {
    openingHours: 'Horário',
    description: 'Descrição',
    tags: 'Palavras-chave',
    foundedYear: 'Ano de fundação',
    areaServed: 'Área atendida',
    offers: 'Serviços e produtos, um por linha',
    attributes: 'Características, separadas por ponto e vírgula',
    wheelchair: 'Acessível para cadeira de rodas',
    internetAccess: 'Wi-Fi',
    takeaway: 'Retirada no local',
    delivery: 'Entrega',
    paymentPix: 'Aceita Pix',
    paymentCards: 'Aceita cartão',
    cnpj: 'CNPJ',
    cnae: 'CNAE',
    companyNumber: 'Número da empresa neste guia',
    source: 'Fonte dos dados',
    sourceId: 'Código na fonte',
  },
};

export const FIELD_LABELS: Record<ImportField, string> = {
  ...GROUPS.Obrigatórios,
  ...GROUPS.Endereço,
  ...GROUPS.Contato,
  ...GROUPS.Outros,
};

/** Options of the select: 'ignore' first, then fields by group. */
export const FIELD_CHOICES = [
  { value: '', label: 'Não importar' },
  ...Object.entries(GROUPS).map(([group, labels]) => ({
    group,
    items: Object.entries(labels).map(([value, label]) => ({ value, label })),
  })),
];

export const isField = (value: string): value is ImportField => value in FIELD_LABELS;

/** Returns the names of required fields without a column. */
export const missingOf = (fields: readonly (ImportField | null)[]): string[] =>
  REQUIRED.filter((needed) => !needed.fields.some((field) => fields.includes(field))).map(
    ({ label }) => label,
  );
