import { UnreadableFile } from './decode-lines.ts';
import { foldText } from './normalize-text.ts';

/** The fields of a row, with the normalized headers under which files have them; docs/reference/import-file.md lists them. */
const HEADERS = {
  name: ['nome', 'nome fantasia', 'fantasia', 'empresa', 'name'],
  legalName: ['razao social', 'legal name'],
  description: ['descricao', 'description'],
  category: ['categoria', 'category'],
  segment: ['segmento', 'ramo', 'atividade', 'segment'],
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
  cnpj: ['cnpj'],
  source: ['fonte', 'origem', 'source'],
  sourceId: ['codigo', 'id fonte', 'id', 'source id'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
  tags: ['palavras chave', 'etiquetas', 'tags'],
} as const;

export type Field = keyof typeof HEADERS;
/** All fields of a column. */
export const FIELDS = Object.keys(HEADERS) as Field[];

/** A row's values by field; absent where the file has no such column. */
export type Values = Readonly<Partial<Record<Field, string>>>;

export interface Columns {
  /** Returns a row's values, trimmed; of several columns for one field, the first that is not empty. */
  read(values: readonly string[]): Values;
  /** Returns the header as the file has it, for the report. */
  headerOf(field: Field): string;
  /** Headers without a field. */
  ignored: string[];
  count: number;
}

/** Guesses each column's field by its header; null for an unknown one. */
export function guessFields(headers: readonly string[]): (Field | null)[] {
  const folded = headers.map((header) => foldText(header));
  const guessed = new Map<number, Field>();
  for (const field of FIELDS) {
    for (const name of HEADERS[field]) {
      const index = folded.indexOf(name);
      if (index >= 0 && !guessed.has(index)) guessed.set(index, field);
    }
  }
  return headers.map((_, index) => guessed.get(index) ?? null);
}

/** Returns the columns of each field, the best matching header first. */
function placesOf(headers: readonly string[], fields: readonly (Field | null)[]): Map<Field, number[]> {
  const folded = headers.map((header) => foldText(header));
  const rankOf = (field: Field, index: number): number => {
    const rank = (HEADERS[field] as readonly string[]).indexOf(folded[index] ?? '');
    return rank < 0 ? HEADERS[field].length : rank;
  };
  const places = new Map<Field, number[]>();
  fields.forEach((field, index) => {
    if (field !== null && index < headers.length) places.set(field, [...(places.get(field) ?? []), index]);
  });
  for (const [field, indexes] of places) indexes.sort((a, b) => rankOf(field, a) - rankOf(field, b) || a - b);
  return places;
}

/**
 * Maps a file's columns, by their headers unless `fields` says what each is. Throws UnreadableFile when what
 * every row needs is missing.
 */
export function mapColumns(
  headers: readonly string[],
  fields: readonly (Field | null)[] = guessFields(headers),
): Columns {
  const places = placesOf(headers, fields);
  const used = new Set([...places.values()].flat());
  const missing = [
    places.has('name') || places.has('legalName') ? '' : 'nome',
    places.has('category') || places.has('segment') ? '' : 'categoria',
    places.has('city') || places.has('ibge') ? '' : 'cidade',
  ].filter((name) => name !== '');
  if (missing.length > 0) {
    const plural = missing.length > 1;
    throw new UnreadableFile(
      `A primeira linha do arquivo deve ter os nomes das colunas; ${plural ? 'faltam' : 'falta'}: ${missing.join(', ')}.`,
    );
  }
  return {
    read(values) {
      const row: Partial<Record<Field, string>> = {};
      for (const [field, indexes] of places) {
        row[field] = indexes.map((index) => values[index]?.trim() ?? '').find((value) => value !== '') ?? '';
      }
      return row;
    },
    headerOf(field) {
      const index = places.get(field)?.[0];
      return (index === undefined ? undefined : headers[index]?.replace(/^\uFEFF/, '').trim()) ?? field;
    },
    ignored: headers.filter((header, index) => !used.has(index) && header.trim() !== ''),
    count: headers.length,
  };
}
