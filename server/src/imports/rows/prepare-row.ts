import { hash } from 'node:crypto';
import { isEmail } from 'class-validator';
import { cityText } from '../../cities/find-city.ts';
import { ContactType } from '../../companies/company.ts';
import { parseYear } from '../../companies/company-fields.ts';
import { parseOffers } from '../../companies/offers/offer-lines.ts';
import { parseOpeningHours } from '../../hours/normalize-hours.ts';
import { parseCep } from '../../shared/brazil/cep.ts';
import { parseCnpj } from '../../shared/brazil/cnpj.ts';
import { normalizePhone } from '../../shared/brazil/phone.ts';
import { normalizeWebsite } from '../../shared/brazil/website.ts';
import { normalizeFacebook, normalizeIfood, normalizeInstagram } from '../../shared/links/profile-link.ts';
import { BRAZIL } from '../../shared/map/mercator.ts';
import { hasHiddenChars, oneLine } from '../../shared/text/clean-text.ts';
import { withoutGuard } from '../../shared/text/csv-row.ts';
import { cutText } from '../../shared/text/cut-text.ts';
import { hasHiddenCharacters, normalizeEmail } from '../../shared/text/email-text.ts';
import { formatAmount } from '../../shared/text/format.ts';
import { normalizeText } from '../../shared/text/normalize-text.ts';
import type { Field, Values } from '../csv/headers.ts';
import { type CsvRecord, UNCLOSED_QUOTE } from '../csv/read-records.ts';
import type { Problem } from './import-row.ts';
import {
  DEFAULT_SOURCE,
  type ImportRow,
  type PreparedRow,
  REGISTER_SOURCE,
  type RowContent,
  type RowReader,
} from './import-row.ts';
import { saidOf } from './register-record.ts';
import { storedValue } from './replaced-values.ts';
import type { RowTexts } from './row-texts.ts';
import { splitAddress, writeAddress, writeNeighborhood } from './write-address.ts';
import { withTags, writeDescription } from './write-description.ts';
import { mayBeCpf, writeName } from './write-name.ts';

/** Most characters of a cell: cleaning takes quadratic time, and a line may be a megabyte. */
const MAX_CELL = 2_500;

const unknownOf = (value: string | undefined) => (value ? { value: storedValue(value) } : {});

/** The cleaned values of a row, and the problems found in them. */
class RowInput {
  readonly line: number;
  readonly texts: RowTexts;
  readonly values: Values;
  readonly problems: Problem[] = [];

  constructor(record: CsvRecord, { columns, texts }: RowReader) {
    this.line = record.line;
    this.texts = texts;
    const values: Record<Field, string> = columns.read(record.values);
    for (const [field, cell] of Object.entries(values) as [Field, string][]) {
      if (cell !== '') values[field] = this.#clean(field, withoutGuard(cell));
    }
    this.values = values;
  }

  /** `value` is an unknown one that can be given a meaning. */
  reject(field: Field, reason: string, value?: string): void {
    this.problems.push({ line: this.line, field, kind: 'refused', reason, ...unknownOf(value) });
  }

  /** `value` as for `reject`. */
  warn(field: Field, reason: string, value?: string): void {
    this.problems.push({ line: this.line, field, kind: 'warning', reason, ...unknownOf(value) });
  }

  /** Returns what `parse` makes of a value; null for none, and with a warning for an invalid one. */
  optional<Value extends string | number | object>(
    field: Field,
    parse: (text: string) => Value | null,
    problem: string,
    what: string,
  ): Value | null {
    const text = this.values[field];
    if (text === '') return null;
    const parsed = parse(text);
    if (parsed === null) this.warn(field, this.texts.leftOut(problem, what));
    return parsed;
  }

  /** Descriptions and offers keep their line ends. An e-mail keeps hidden characters: its own rule rejects them. */
  #clean(field: Field, text: string): string {
    if (field === 'email') return cutText(text.trim(), MAX_CELL);
    if (hasHiddenChars(text)) this.warn(field, this.texts.hiddenRemoved);
    if (field === 'description' || field === 'offers')
      return text.split(/\r?\n/).map(cleanLine).join('\n').trim();
    return cutText(cleanLine(text), MAX_CELL);
  }
}

/** Returns one line without hidden characters; runs of spaces become one space. */
function cleanLine(text: string): string {
  return oneLine(text)
    .replace(/[\p{Cs}\s]+/gu, ' ')
    .trim();
}

/** Returns the first valid number of a cell as it is stored, local ones with this area code; null without one. */
function parsePhone(text: string, ddd: string): string | null {
  const areaCode = /^0?(\d{2})$/.exec(ddd)?.[1];
  for (const phone of [text, ...text.split(/[/;,|]|\bou\b/)]) {
    const { stored, parsed } = normalizePhone(phone, areaCode === undefined ? undefined : Number(areaCode));
    if (parsed) return stored;
  }
  return null;
}

const parseContactType = (text: string): ContactType =>
  /whats|zap/.test(normalizeText(text)) ? ContactType.whatsapp : ContactType.phone;

function parseEmail(text: string): string | null {
  const email = normalizeEmail(text.toLowerCase());
  return isEmail(email) && !hasHiddenCharacters(email) ? email : null;
}

const MAX_NAME = 120;
const MAX_ADDRESS = 300;
const MAX_AREA = 200;
const MAX_OTHER_NAME = 300;
const MAX_SOURCE = 40;
const MAX_SOURCE_ID = 80;

/** Validates a record and converts it to what is stored. Only name, category and city can reject a row. */
export function prepareRow(record: CsvRecord, reader: RowReader): PreparedRow {
  const problem = formProblem(record, reader.columns.count);
  if (problem) return { row: null, problems: [{ line: record.line, kind: 'refused', ...problem }] };
  const input = new RowInput(record, reader);
  const { values, problems } = input;
  const name = readName(input);
  const { findReplacement } = reader;
  const named = values.category || values.segment;
  const category = reader.findCategory(values, findReplacement('category', named));
  if (!category) input.reject('category', unknown('Categoria', named), named);
  const place = cityText(values);
  const city = reader.findCity(values, findReplacement('city', place));
  if (!city) input.reject('city', unknown('Cidade', place), place);
  if (name === '' || !category || !city) return { row: null, problems };
  const { unknown: unknownKinds = [], ...kinds } = reader.findKinds(values, category.id);
  for (const kind of unknownKinds) {
    input.warn('kinds', input.texts.leftOut(`Segmento desconhecido: “${cutText(kind, 80)}”`, 'ele'), kind);
  }

  const address = splitAddress(values);
  const description = values.description
    ? withTags(values.description, values.tags)
    : writeDescription({
        segment: values.segment,
        category: category.name,
        neighborhood: writeNeighborhood(address.neighborhood),
        city: city.name,
        state: city.state,
        tags: values.tags,
      });
  const content: RowContent = {
    name,
    description,
    categoryId: category.id,
    cityId: city.id,
    address: cutText(writeAddress(address), MAX_ADDRESS) || null,
    cep: input.optional('cep', parseCep, 'CEP inválido', 'CEP'),
    phone: input.optional('phone', (text) => parsePhone(text, values.ddd), 'Telefone inválido', 'telefone'),
    contactType: parseContactType(values.contactType),
    email: input.optional('email', parseEmail, 'E-mail inválido', 'e-mail'),
    website: input.optional('website', normalizeWebsite, 'Site inválido', 'site'),
    openingHours: input.optional('openingHours', parseOpeningHours, 'Horário inválido', 'horário'),
    instagram: input.optional('instagram', normalizeInstagram, 'Instagram inválido', 'Instagram'),
    facebook: input.optional('facebook', normalizeFacebook, 'Facebook inválido', 'Facebook'),
    ifood: input.optional('ifood', normalizeIfood, 'Endereço do iFood inválido', 'iFood'),
    foundedYear: input.optional('foundedYear', parseYear, 'Ano de fundação inválido', 'ano'),
    areaServed: cutText(values.areaServed, MAX_AREA) || null,
    sourceName: otherName(values.name, name),
    legalName: otherName(values.legalName, name),
    ...kinds,
    attributeIds: reader.findAttributes(values),
    offers: input.optional('offers', parseOffers, 'Serviços e produtos inválidos', 'serviços e produtos'),
    ...readPosition(input),
  };
  const cnpj = input.optional('cnpj', parseCnpj, 'CNPJ inválido', 'CNPJ');
  const source = readSource(values, cnpj, content);
  const row = {
    line: record.line,
    cnpj,
    companyNumber: input.optional('companyNumber', parseNumber, 'Número da empresa inválido', 'número'),
    ...source,
    rowHash: record.rowHash ?? null,
    isWithoutEmail: record.isWithoutEmail ?? false,
    said: source.source === REGISTER_SOURCE ? saidOf(content) : null,
    ...content,
    cityName: city.name,
    state: city.state,
    ...hashesOf(content, [values.kinds, values.cnae, values.segment, content.legalName, content.sourceName]),
  };
  return { row, problems };
}

/** Returns why a record cannot be read by columns; undefined when it can. */
function formProblem({ isBroken, problem, values }: CsvRecord, count: number): CsvRecord['problem'] {
  if (problem) return problem;
  if (isBroken) return { field: 'name', reason: UNCLOSED_QUOTE };
  if (values.slice(count).every((value) => value.trim() === '')) return undefined;
  return {
    field: 'name',
    reason: `A linha tem ${formatAmount(values.length, 'valor', 'valores')}; o arquivo tem ${formatAmount(count, 'coluna', 'colunas')}.`,
  };
}

/** Kinds differ when administrators change their words, though the file is the same; its own texts count instead. */
const NOT_HASHED = new Set<string>(['sourceName', 'legalName', 'kindIds', 'kindsAreGuessed']);

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * Returns the hash of the content with other texts of the row, and without them. Leaves out empty fields, so that rows stay
 * unchanged when a field is added.
 */
function hashesOf(
  content: RowContent,
  texts: (string | null)[],
): Pick<ImportRow, 'contentHash' | 'plainHash'> {
  const plain = JSON.stringify(content, (field, value: unknown) =>
    NOT_HASHED.has(field) || isEmptyList(value) ? undefined : (value ?? undefined),
  );
  const plainHash = hash('sha256', plain, 'buffer');
  if (!texts.some(Boolean)) return { contentHash: plainHash, plainHash };
  const all = `${plain.slice(0, -1)},"texts":${JSON.stringify(texts)}}`;
  return { contentHash: hash('sha256', all, 'buffer'), plainHash };
}

function unknown(what: string, text: string): string {
  return text === '' ? `${what} não informada.` : `${what} desconhecida: “${cutText(text, 80)}”.`;
}

function readName(input: RowInput): string {
  const names = [writeName(input.values.name), writeName(input.values.legalName)];
  // A trade name of one character is replaced by the legal one.
  const name = names.find((text) => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text)) ?? names.find(Boolean) ?? '';
  if (!/[\p{L}\p{N}]/u.test(name)) {
    input.reject('name', 'Nome não informado.');
    return '';
  }
  if (Array.from(name).length > MAX_NAME) input.warn('name', input.texts.nameCut(MAX_NAME));
  return cutText(name, MAX_NAME);
}

const parseNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Eleven digits or more, with at most three signs between two of them: a CPF, however it is written. */
const CPF = /\d(?:[^\p{L}\d]{0,3}\d){10,}/gu;

/** Returns another name of the company for the search, without a CPF; null where it has the same words as the name. */
function otherName(text: string, name: string): string | null {
  const other = cutText(text.replace(CPF, ' ').trim(), MAX_OTHER_NAME);
  return other === '' || other === name || normalizeText(other) === normalizeText(name) ? null : other;
}

function readPosition(input: RowInput): Pick<ImportRow, 'latitude' | 'longitude'> {
  const texts = [input.values.latitude, input.values.longitude];
  const [latitude = Number.NaN, longitude = Number.NaN] = texts.map((text) =>
    /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN,
  );
  const isInside =
    latitude >= BRAZIL.south &&
    latitude <= BRAZIL.north &&
    longitude >= BRAZIL.west &&
    longitude <= BRAZIL.east;
  if (isInside) return { latitude, longitude };
  if (texts.some(Boolean)) {
    input.warn('latitude', input.texts.leftOut('Posição inválida ou fora do Brasil', 'posição'));
  }
  return { latitude: null, longitude: null };
}

/**
 * Returns source and id: without an id of the file the CNPJ, else name, city and address, so that the same file twice
 * adds nothing. An id that may be a CPF is stored as a hash.
 */
function readSource(
  values: Values,
  cnpj: string | null,
  content: Pick<ImportRow, 'name' | 'cityId' | 'address'>,
): Pick<ImportRow, 'source' | 'sourceId' | 'isCoded'> {
  const source = cutText(values.source || DEFAULT_SOURCE, MAX_SOURCE);
  const sourceId = values.sourceId;
  const isCoded = sourceId !== '';
  if (isCoded && sourceId.length <= MAX_SOURCE_ID && !mayBeCpf(sourceId))
    return { source, sourceId, isCoded };
  const known =
    sourceId ||
    cnpj ||
    [normalizeText(content.name), content.cityId, normalizeText(content.address ?? '')].join('|');
  return { source, sourceId: `sha256:${hash('sha256', known).slice(0, 40)}`, isCoded };
}
