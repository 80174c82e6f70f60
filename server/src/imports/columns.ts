import { UnreadableFile } from './decode-lines.ts';
import { foldText } from './fold-text.ts';

/** What a row can say, with the headers (folded) under which files say it. docs/import.md lists them. */
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

/** A row's values by field; absent where the file has no such column. */
export type Values = Readonly<Partial<Record<Field, string>>>;

export interface Columns {
  /** The values of a row, trimmed. Of several columns for one field, the first that is not empty. */
  read(values: readonly string[]): Values;
  /** The header as the file writes it, for the report. */
  headerOf(field: Field): string;
  /** Headers that mean nothing to the importer. */
  ignored: string[];
  count: number;
}

/** Maps a file's header; throws UnreadableFile when what every row needs is missing. */
export function mapColumns(headers: readonly string[]): Columns {
  const folded = headers.map((header) => foldText(header));
  const places = new Map<Field, number[]>();
  const used = new Set<number>();
  for (const field of Object.keys(HEADERS) as Field[]) {
    const found = HEADERS[field].map((name) => folded.indexOf(name)).filter((index) => index >= 0);
    for (const index of found) used.add(index);
    if (found.length > 0) places.set(field, found);
  }
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
