import { normalizeText } from '../../shared/text/normalize-text.ts';
import { UnreadableFile } from './decode-lines.ts';

/** The fields of a row, with the normalized headers under which files have them; docs/reference/import-file.md lists them. */
const HEADERS = {
  name: ['nome', 'nome fantasia', 'fantasia', 'empresa', 'name'],
  legalName: ['razao social', 'legal name'],
  description: ['descricao', 'description'],
  category: ['categoria', 'category'],
  segment: ['segmento', 'ramo', 'atividade', 'segment'],
  kinds: ['segmentos', 'kinds'],
  cnae: ['cnae', 'cnae fiscal', 'cnae principal', 'cnae fiscal principal'],
  city: ['cidade', 'municipio', 'city'],
  state: ['estado', 'uf', 'state'],
  ibge: ['ibge', 'codigo ibge', 'cod ibge'],
  street: ['endereco', 'logradouro', 'rua', 'street', 'address'],
  number: ['numero', 'number'],
  complement: ['complemento', 'complement'],
  neighborhood: ['bairro', 'neighborhood'],
  cep: ['cep'],
  phone: ['phone e164', 'telefone', 'fone', 'celular', 'whatsapp', 'phone raw', 'phone'],
  ddd: ['ddd'],
  contactType: ['tipo contato', 'tipo de contato', 'contact type'],
  email: ['email', 'e mail'],
  website: ['site', 'website'],
  openingHours: ['horario', 'horario de funcionamento', 'funcionamento', 'opening hours'],
  instagram: ['instagram', 'contact instagram'],
  facebook: ['facebook', 'contact facebook'],
  ifood: ['ifood'],
  foundedYear: ['ano de fundacao', 'fundacao', 'fundada em', 'founded year'],
  areaServed: ['area atendida', 'area de atendimento', 'area served'],
  cnpj: ['cnpj'],
  source: ['fonte', 'origem', 'source'],
  sourceId: ['codigo', 'id fonte', 'id', 'source id'],
  companyNumber: ['numero da empresa', 'company number'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
  offers: ['servicos e produtos', 'produtos e servicos', 'servicos', 'produtos', 'offers'],
  attributes: ['caracteristicas', 'atributos', 'attributes'],
  wheelchair: ['wheelchair', 'cadeira de rodas'],
  internetAccess: ['internet access', 'wifi'],
  takeaway: ['takeaway', 'retirada'],
  delivery: ['delivery', 'entrega'],
  paymentPix: ['payment pix', 'pix'],
  paymentCards: ['payment cards', 'payment credit cards', 'payment debit cards', 'cartao'],
  tags: ['palavras chave', 'etiquetas', 'tags'],
} satisfies Record<string, string[]>;

export type Field = keyof typeof HEADERS;
/** All fields of a column. */
export const FIELDS = Object.keys(HEADERS) as Field[];

/** Fields of digits, which spreadsheets and data tools take for numbers; codes of sources stay as they always were. */
const OF_DIGITS = new Set<Field>([
  'ibge',
  'number',
  'cep',
  'phone',
  'ddd',
  'foundedYear',
  'cnae',
  'cnpj',
  'companyNumber',
]);

/** What programs write for a value that is not there, or that they could not compute. */
const NOTHING =
  /^(?:\(?null\)?|\\n|none|nan|nat|undefined|n\/a|<na>|#campo!|#n\/a|#n\/d|#ref!|#valor!|#value!|#nome\?|#name\?|#div\/0!|#null!|#nulo!|#núm!|#num!)$/i;

/**
 * Returns a cell as its author meant it: trimmed, `="0123"` as 0123, empty for what stands for nothing ('NULL', '#REF!', 'nan'),
 * and in fields of digits '1310100.0' as 1310100. A number that lost its digits ('1,31E+06') stays as it is: no field takes it.
 */
export function spreadsheetValue(cell: string, isOfDigits: boolean): string {
  const text = cell.trim().replace(/^="(.*)"$/s, (_, inner: string) => inner.replaceAll('""', '"').trim());
  if (NOTHING.test(text)) return '';
  return isOfDigits ? text.replace(/^(\d+)[.,]0+$/, '$1') : text;
}

/** A row's values by field; empty where the file has none. */
export type Values = Readonly<Record<Field, string>>;

export interface Columns {
  /** Returns a row's values, as `spreadsheetValue` reads them; of several columns for one field, the first that is not empty. */
  read(values: readonly string[]): Values;
  /** Returns the header as the file has it, for the report. */
  headerOf(field: Field): string;
  /** Returns the positions of the field's columns; empty where the file has none. */
  indexesOf(field: Field): readonly number[];
  /** Headers without a field. */
  ignored: string[];
  count: number;
}

const FIELD_OF = new Map(
  FIELDS.flatMap((field) => HEADERS[field].map((name): [string, Field] => [name, field])),
);

/** Guesses each column's field by its header; null for an unknown one and for the second of two equal ones. */
export function guessFields(headers: readonly string[]): (Field | null)[] {
  const names = headers.map((header) => normalizeText(header));
  return names.map((name, index) => (names.indexOf(name) === index ? (FIELD_OF.get(name) ?? null) : null));
}

/** Returns what every row needs and no column has, in Portuguese. */
const missingOf = (fields: readonly (Field | null)[]): string[] => [
  ...(fields.includes('name') || fields.includes('legalName') ? [] : ['nome']),
  ...(fields.includes('category') || fields.includes('segment') ? [] : ['categoria']),
  ...(fields.includes('city') || fields.includes('ibge') ? [] : ['cidade']),
];

/** Returns whether values are the names of columns, with all that a row needs. */
export const isHeader = (values: readonly string[]): boolean => missingOf(guessFields(values)).length === 0;

/** Returns whether two values are names of columns. */
export const hasKnownNames = (values: readonly string[]): boolean =>
  guessFields(values).filter((field) => field !== null).length >= 2;

/** Returns a header as it is shown. */
export const shownHeader = (header: string): string => header.replace(/^\uFEFF/, '').trim();

/** Returns the columns of a field, the best matching header first. */
function columnsOf(field: Field, headers: readonly string[], fields: readonly (Field | null)[]): number[] {
  const rankOf = (index: number): number => {
    const rank = HEADERS[field].indexOf(normalizeText(headers[index] ?? ''));
    return rank < 0 ? HEADERS[field].length : rank;
  };
  return [...headers.keys()].filter((index) => fields[index] === field).sort((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Maps a file's columns, by their headers unless `fields` says what each is. Throws UnreadableFile when what
 * every row needs is missing.
 */
export function mapColumns(
  headers: readonly string[],
  fields: readonly (Field | null)[] = guessFields(headers),
): Columns {
  const empty = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Values;
  const columns = FIELDS.map((field) => [field, columnsOf(field, headers, fields)] as const).filter(
    ([, indexes]) => indexes.length > 0,
  );
  const missing = missingOf(fields);
  if (missing.length > 0) {
    const verb = missing.length > 1 ? 'faltam' : 'falta';
    throw new UnreadableFile(
      `A primeira linha do arquivo deve ter os nomes das colunas; ${verb}: ${missing.join(', ')}.`,
    );
  }
  return {
    read(values) {
      const firstOf = (field: Field, indexes: number[]) =>
        indexes.map((index) => spreadsheetValue(values[index] ?? '', OF_DIGITS.has(field))).find(Boolean) ??
        '';
      return {
        ...empty,
        ...Object.fromEntries(columns.map(([field, indexes]) => [field, firstOf(field, indexes)])),
      };
    },
    headerOf(field) {
      const header = headers[columnsOf(field, headers, fields)[0] ?? -1];
      return header === undefined ? field : shownHeader(header);
    },
    indexesOf: (field) => columnsOf(field, headers, fields),
    ignored: headers.filter((header, index) => !fields[index] && header.trim() !== ''),
    count: headers.length,
  };
}
