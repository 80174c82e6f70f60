import { createHash } from 'node:crypto';
import { parseCep } from '../../shared/brazil/cep.ts';
import { parseCnpj } from '../../shared/brazil/cnpj.ts';
import { hasHiddenChars } from '../../shared/text/clean-text.ts';
import { withoutGuard } from '../../shared/text/formula-guard.ts';
import { cleanText, cutText } from '../csv/clean-text.ts';
import type { Field, Values } from '../csv/columns.ts';
import { normalizeText } from '../csv/normalize-text.ts';
import type { CsvRecord } from '../csv/read-records.ts';
import {
  DEFAULT_SOURCE,
  type ImportRow,
  Remarks,
  type ReportLine,
  type RowContent,
  type RowReader,
  textOf,
} from './import-row.ts';
import { readContact } from './read-contact.ts';
import type { RowTexts } from './row-texts.ts';
import { splitAddress, writeAddress, writeNeighborhood } from './write-address.ts';
import { withTags, writeDescription } from './write-description.ts';
import { writeName } from './write-name.ts';

const MAX_NAME = 120;
const MAX_ADDRESS = 300;
/** Most characters of a cell: cleaning takes quadratic time, and a line may be a megabyte. */
const MAX_CELL = 2_500;
const MAX_SOURCE = 40;
const MAX_SOURCE_ID = 80;
/** Brazil with its islands, in degrees. */
const BOUNDS = { south: -34, north: 6, west: -74, east: -28 };

export interface PreparedRow {
  /** Null when the row was rejected; the remarks have the reason. */
  row: ImportRow | null;
  remarks: ReportLine[];
}

/** Validates a record and converts it to what is stored. Only name, category and city can reject a row. */
export function prepareRow(record: CsvRecord, reader: RowReader): PreparedRow {
  const { texts } = reader;
  const remarks = new Remarks(record.line, reader.columns);
  if (record.isBroken) {
    remarks.reject('name', 'A linha abre aspas e não as fecha.');
    return { row: null, remarks: remarks.lines };
  }
  const extra = record.values.slice(reader.columns.count);
  if (extra.some((value) => value.trim() !== '')) {
    const { count } = reader.columns;
    remarks.reject('name', `A linha tem ${record.values.length} valores, o cabeçalho tem ${count} colunas.`);
    return { row: null, remarks: remarks.lines };
  }
  const values = tidy(reader.columns.read(record.values), remarks, texts);
  const name = readName(values, remarks, texts);
  const category = reader.findCategory({
    category: textOf(values, 'category'),
    segment: textOf(values, 'segment'),
  });
  if (!category) remarks.reject('category', unknown('Categoria', textOf(values, 'category')));
  const city = reader.findCity({
    ibge: textOf(values, 'ibge'),
    city: textOf(values, 'city'),
    state: textOf(values, 'state'),
  });
  if (!city) {
    const named = [textOf(values, 'city'), textOf(values, 'state')].filter((part) => part !== '').join(' - ');
    remarks.reject('city', unknown('Cidade', named || textOf(values, 'ibge')));
  }
  if (name === '' || !category || !city) return { row: null, remarks: remarks.lines };

  const parts = splitAddress({
    street: textOf(values, 'street'),
    number: textOf(values, 'number'),
    complement: textOf(values, 'complement'),
    neighborhood: textOf(values, 'neighborhood'),
    cep: '',
  });
  const tags = textOf(values, 'tags');
  const given = textOf(values, 'description');
  const description = given
    ? withTags(given, tags)
    : writeDescription({
        segment: textOf(values, 'segment'),
        category: category.name,
        neighborhood: writeNeighborhood(parts.neighborhood),
        city: city.name,
        state: city.state,
        tags,
      });
  const content: RowContent = {
    name,
    description,
    categoryId: category.id,
    cityId: city.id,
    address: cutText(writeAddress(parts), MAX_ADDRESS) || null,
    cep: readCep(values, remarks, texts),
    ...readContact(values, remarks, texts),
    ...readPosition(values, remarks, texts),
  };
  const cnpj = readCnpj(values, remarks, texts);
  const row = {
    line: record.line,
    cnpj,
    ...readSource(values, cnpj, content),
    ...content,
    cityName: city.name,
    state: city.state,
    contentHash: hashOf(content),
  };
  return { row, remarks: remarks.lines };
}

/** Empty fields are left out, so that a file without a column is unchanged when the product gains a field. */
const hashOf = (content: RowContent): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(content, (_field, value: unknown) => value ?? undefined))
    .digest();

/**
 * Descriptions keep their line ends; other values become one line. Removes the apostrophe of an exported cell. An
 * e-mail keeps hidden characters: its own rule rejects them.
 */
function tidy(values: Values, remarks: Remarks, texts: RowTexts): Values {
  const entries = Object.entries(values).map(([field, cell]): [string, string] => {
    const text = withoutGuard(cell);
    if (field === 'email') return [field, cutText(text.trim(), MAX_CELL)];
    if (hasHiddenChars(text)) remarks.warn(field as Field, texts.hiddenRemoved);
    if (field === 'description') return [field, text.split(/\r?\n/).map(cleanText).join('\n').trim()];
    return [field, cutText(cleanText(text), MAX_CELL)];
  });
  return Object.fromEntries(entries) as Partial<Record<Field, string>>;
}

function unknown(what: string, text: string): string {
  return text === '' ? `${what} não informada.` : `${what} desconhecida: “${cutText(text, 80)}”.`;
}

function readName(values: Values, remarks: Remarks, texts: RowTexts): string {
  const names = [writeName(textOf(values, 'name')), writeName(textOf(values, 'legalName'))];
  // A trade name of one character is replaced by the legal one.
  const name = names.find((text) => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text)) ?? names.find(Boolean) ?? '';
  if (!/[\p{L}\p{N}]/u.test(name)) {
    remarks.reject('name', 'Nome não informado.');
    return '';
  }
  if (Array.from(name).length > MAX_NAME) remarks.warn('name', texts.nameCut(MAX_NAME));
  return cutText(name, MAX_NAME);
}

function readCnpj(values: Values, remarks: Remarks, texts: RowTexts): string | null {
  const text = textOf(values, 'cnpj');
  const cnpj = parseCnpj(text);
  if (text !== '' && cnpj === null) remarks.warn('cnpj', texts.leftOut('CNPJ inválido', 'CNPJ'));
  return cnpj;
}

function readCep(values: Values, remarks: Remarks, texts: RowTexts): string | null {
  const text = textOf(values, 'cep');
  const cep = parseCep(text);
  if (text !== '' && cep === null) remarks.warn('cep', texts.leftOut('CEP inválido', 'CEP'));
  return cep;
}

function readPosition(
  values: Values,
  remarks: Remarks,
  texts: RowTexts,
): Pick<ImportRow, 'latitude' | 'longitude'> {
  const [latitude, longitude] = [textOf(values, 'latitude'), textOf(values, 'longitude')].map((text) =>
    /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null,
  );
  const isInside =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    latitude >= BOUNDS.south &&
    latitude <= BOUNDS.north &&
    longitude >= BOUNDS.west &&
    longitude <= BOUNDS.east;
  if (isInside) return { latitude, longitude };
  const isGiven = textOf(values, 'latitude') !== '' || textOf(values, 'longitude') !== '';
  if (isGiven) remarks.warn('latitude', texts.leftOut('Posição inválida ou fora do Brasil', 'posição'));
  return { latitude: null, longitude: null };
}

/**
 * Without a source id the row is identified by its CNPJ, else by name, city and address, so that the same file
 * twice adds nothing. An id that may be a CPF is stored as a hash.
 */
function readSource(
  values: Values,
  cnpj: string | null,
  content: Pick<ImportRow, 'name' | 'cityId' | 'address'>,
): Pick<ImportRow, 'source' | 'sourceId' | 'isCoded'> {
  const source = cutText(textOf(values, 'source') || DEFAULT_SOURCE, MAX_SOURCE);
  const given = textOf(values, 'sourceId');
  const isCoded = given !== '';
  const mayBeCpf = given.replace(/\D/g, '').length === 11;
  if (isCoded && given.length <= MAX_SOURCE_ID && !mayBeCpf) return { source, sourceId: given, isCoded };
  const known =
    given ||
    cnpj ||
    [normalizeText(content.name), content.cityId, normalizeText(content.address ?? '')].join('|');
  const hash = createHash('sha256').update(known).digest('hex').slice(0, 40);
  return { source, sourceId: `sha256:${hash}`, isCoded };
}
