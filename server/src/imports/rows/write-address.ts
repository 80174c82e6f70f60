import { normalizeText } from '../../shared/text/normalize-text.ts';
import { isMixedCase, writeWords } from './write-words.ts';

export interface AddressParts {
  street: string;
  number: string;
  complement: string;
  neighborhood: string;
}

/** Returns the types by their normalized names and abbreviations. */
const typesOf = (abbreviations: Record<string, string[]>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(abbreviations).flatMap(([type, abbreviation]) =>
      [normalizeText(type), ...abbreviation].map((name): [string, string] => [name, type]),
    ),
  );

/** Written out at the beginning of a street. */
const STREET_TYPES = typesOf({
  Rua: ['r'],
  Avenida: ['av'],
  Rodovia: ['rod'],
  Estrada: ['est', 'estr'],
  Alameda: ['al'],
  Praça: ['pc', 'pca'],
  Travessa: ['tv', 'trav'],
});

const NEIGHBORHOOD_TYPES = new Map([
  ['jd', 'Jardim'],
  ['vl', 'Vila'],
  ['pq', 'Parque'],
  ['res', 'Residencial'],
  ['cj', 'Conjunto'],
  ['lot', 'Loteamento'],
]);

/** The school census gives all in one: 'RUA X, 12 CENTRO. 01234-000 São Paulo - SP.' */
const WITH_CEP = /^(.*?)[.\s]*\b\d{5}-?\d{3}\s+[^\d,]+-\s*[A-Z]{2}\.?$/;
const NUMBERED = /^([^,]+),\s*(\d+[A-Z]?|S\/?N)\b\s*(.*)$/;

/** Returns whether a street begins with its type, also an abbreviated one. */
export const hasStreetType = (street: string): boolean =>
  STREET_TYPES.has(normalizeText(street.split(' ')[0] ?? ''));

/** Returns the parts of an address, taken from the street where the file has all in one line. */
export function splitAddress(address: AddressParts): AddressParts {
  const line = WITH_CEP.exec(address.street)?.[1];
  if (line === undefined || address.number !== '' || address.neighborhood !== '') return address;
  const [, street, number, rest] = NUMBERED.exec(line) ?? [];
  if (street === undefined || number === undefined || rest === undefined) return { ...address, street: line };
  const separator = rest.lastIndexOf('. ');
  const complement = separator < 0 ? '' : rest.slice(0, separator);
  const neighborhood = separator < 0 ? rest : rest.slice(separator + 2);
  // There the street's type stands where the complement should.
  const type = STREET_TYPES.get(normalizeText(complement));
  if (type === undefined) return { ...address, street, number, complement, neighborhood };
  return {
    ...address,
    street: hasStreetType(street) ? street : `${type} ${street}`,
    number,
    complement: '',
    neighborhood,
  };
}

/** Returns 'Rua Felipe Schmidt, 341, Loja 2 – Centro' without missing parts. */
export function writeAddress(address: AddressParts): string {
  const line = [writeStreet(address.street), writeNumber(address.number), writeComplement(address.complement)]
    .filter((text) => text !== '')
    .join(', ');
  return [line, writeNeighborhood(address.neighborhood)].filter((text) => text !== '').join(' – ');
}

export function writeNeighborhood(text: string): string {
  return withType(text.replace(/^[\s.,-]+|[\s.,-]+$/g, ''), NEIGHBORHOOD_TYPES);
}

function writeStreet(text: string): string {
  return withType(text.replace(/\s+,/g, ',').replace(/^[\s.,-]+|[\s.,-]+$/g, ''), STREET_TYPES);
}

function writeNumber(text: string): string {
  // A spreadsheet's decimals are no house number.
  const tidy = text.trim().replace(/\.\d{4,}$/, '');
  if (/^(s[\s/.-]*n[ºr°.]*|s\/ ?nr?)$/i.test(tidy) || /^0+$/.test(tidy)) return 's/n';
  return /\p{Lu}{3}/u.test(tidy) ? writeWords(tidy) : tidy;
}

function writeComplement(text: string): string {
  const tidy = text
    .replace(/\s+/g, ' ')
    // Fields of fixed width run together: 'QUADRA56', 'GALPAOB'.
    .replace(/\b(QUADRA|LOTE|SALA|LOJA|GALPAO|BLOCO)(?=\d|[A-RT-Z]\b)/g, '$1 ')
    // And labels that were left empty: ': LOJA 01; : CENTRO;'.
    .replace(/\s*;\s*(:\s*)?/g, ', ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s.,:-]+|[\s.,:-]+$/g, '');
  if (tidy === '' || /^(0+|X+)$/.test(tidy)) return '';
  return isMixedCase(tidy) ? tidy : writeWords(tidy);
}

function withType(text: string, types: ReadonlyMap<string, string>): string {
  const [, first = '', rest = ''] = /^([^\s.:]+)[.:]*\s+(.*)$/.exec(text) ?? [];
  const type = types.get(normalizeText(first));
  if (type !== undefined && rest !== '') return `${type} ${isMixedCase(rest) ? rest : writeRest(rest)}`;
  return isMixedCase(text) ? text : writeWords(text);
}

/** Writes the words after the type, where a first particle is small: 'Rua da Paz'. */
function writeRest(rest: string): string {
  return writeWords(`X ${rest}`).slice(2);
}
