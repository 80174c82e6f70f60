import type { FindCity } from '../../cities/find-city.ts';
import { normalizeText } from '../../shared/text/normalize-text.ts';
import { REGISTER_SOURCE } from '../rows/import-row.ts';
import { hasStreetType, writeNeighborhood } from '../rows/write-address.ts';
import { writeDescription } from '../rows/write-description.ts';
import { dropCpf } from '../rows/write-name.ts';

/** Positions of the columns of Estabelecimentos that are read. */
export const COLUMN = {
  tradeName: 4,
  status: 5,
  statusSince: 6,
  started: 10,
  cnae: 11,
  otherCnaes: 12,
  streetType: 13,
  street: 14,
  number: 15,
  complement: 16,
  neighborhood: 17,
  cep: 18,
  state: 19,
  city: 20,
  ddd1: 21,
  phone1: 22,
  ddd2: 23,
  phone2: 24,
  email: 27,
};
type Column = keyof typeof COLUMN;
export const STAGED_COLUMNS = (Object.keys(COLUMN) as Column[]).filter(
  (name) => name !== 'status' && name !== 'statusSince',
);

/** Columns of an import file; the report names them. */
export const HEADERS =
  'cnpj;nome fantasia;razao social;categoria;segmento;descricao;cnae;municipio;uf;logradouro;numero;complemento;bairro;cep;telefone;email;fundacao;fonte'.split(
    ';',
  );

/** An establishment and its company, as they are staged. */
export interface StagedEstablishment {
  cnpj: string;
  /** Values of `STAGED_COLUMNS`, as JSON. */
  cells: string;
  /** Code of the legal nature; null where Empresas has no such company. */
  nature: string | null;
  legalName: string | null;
}

/** What the register's codes mean. */
export interface RegisterCodes {
  municipalities: ReadonlyMap<string, string>;
  activities: ReadonlyMap<string, string>;
  findCity: FindCity;
  /** Gives the words of a text their accents. */
  accented(text: string): string;
  /** Returns the name of the category of an activity; empty where none is known. */
  categoryOf(cnae: string): string;
}

/** The code of an activity that was not told. */
const NOT_TOLD = '8888888';

/** Returns the name of a municipality; of an unknown code what the report shows. */
export const cityOf = (municipalities: ReadonlyMap<string, string>, code: string): string =>
  municipalities.get(code.padStart(4, '0')) ?? `município ${code}`;

/**
 * Returns an establishment under `HEADERS`; null where its only name is that of a natural person, unless `withMei`.
 * A natural person's legal name is in no other column.
 */
export function registerValues(
  { cnpj, cells, nature, legalName }: StagedEstablishment,
  codes: RegisterCodes,
  withMei: boolean,
): string[] | null {
  const parsed = JSON.parse(cells) as string[];
  const values = Object.fromEntries(
    STAGED_COLUMNS.map((name, index) => [name, parsed[index] ?? '']),
  ) as Record<Column, string>;
  const legal = tidy(legalName ?? '');
  const isPerson = isNaturalPerson(nature ?? '', legal);
  const ownName = bareName(legal, isPerson);
  const bareTradeName = bareName(values.tradeName);
  const trade = NO_NAME.test(normalizeText(bareTradeName)) ? '' : bareTradeName;
  if (isPerson && !withMei && (trade === '' || isNameOf(values.tradeName, legal))) return null;
  const { cnae, state } = values;
  const activity = cnae === NOT_TOLD ? 'Empresa' : (codes.activities.get(cnae) ?? '');
  const category = codes.categoryOf(cnae);
  const city = cityOf(codes.municipalities, values.city);
  const neighborhood = codes.accented(withoutLoose(values.neighborhood));
  return [
    cnpj,
    codes.accented(trade || ownName),
    isPerson ? '' : legal,
    category,
    // The words of an activity's name would add kinds: 'representantes do comércio de medicamentos' is no pharmacy.
    category === '' ? activity : '',
    writeDescription({
      segment: activity,
      category,
      neighborhood: writeNeighborhood(neighborhood),
      city: codes.findCity({ city, state, ibge: '' })?.name ?? city,
      state,
      tags: '',
    }),
    [cnae, ...values.otherCnaes.split(',')].filter(Boolean).join(';'),
    city,
    state,
    codes.accented(streetOf(values.streetType, withoutLoose(values.street))),
    values.number.replace(/^0+(?=[1-9])/, ''),
    codes.accented(withoutLoose(values.complement)),
    neighborhood,
    /^0*$/.test(values.cep) ? '' : values.cep,
    [phoneOf(values.ddd1, values.phone1), phoneOf(values.ddd2, values.phone2)].filter(Boolean).join(' / '),
    values.email,
    /^0*$/.test(values.started) ? '' : values.started.slice(0, 4),
    REGISTER_SOURCE,
  ];
}

/** Drops what stands alone: a quote whose second was cut off by the field's width, a backslash at the end. */
const withoutLoose = (text: string): string =>
  text.replaceAll((text.split('"').length - 1) % 2 === 0 ? /\\+$/g : /\\+$|"/g, '');

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Individual entrepreneurs, of whom MEIs are most. */
const INDIVIDUAL = '2135';

/**
 * Returns whether a company may be a natural person, whose legal name is the person's: by its legal nature (4… are natural
 * persons, no nature may be any), or by a CPF or the beginning of the CNPJ in the name, which MEIs have.
 */
const isNaturalPerson = (nature: string, legalName: string): boolean =>
  legalName !== '' &&
  (nature === INDIVIDUAL || /^(4|0*$)/.test(nature) || dropCpf(withoutCpf(legalName)) !== legalName);

/** What is typed where a business has no trade name, normalized. */
const NO_NAME =
  /^(|o mesmo|a mesma|idem|nao (tem|ha|possui|consta|informad[ao])|sem (nome|fantasia|nome fantasia)|nenhum|nada consta|x+|[0o]+)$/;

/** Beside the words of a person's name these leave it that person's: numbers, initials, what the person is. */
const NO_WORD = /^(\d.*|\p{L}|me|mei|epp|cpf|cnpj|empresari[oa]|individual|microempreendedora?)$/u;

/** Returns whether a trade name has only words of a natural person's legal name. */
function isNameOf(tradeName: string, legalName: string): boolean {
  const own = new Set(normalizeText(legalName).split(' '));
  return normalizeText(tradeName)
    .split(' ')
    .every((word) => NO_WORD.test(word) || own.has(word));
}

/** CPF or CNPJ wherever it stands in a name, with or without its signs; a CPF may have lost its first zero. */
const LONG_NUMBER = /(?:\b(?:CPF|CNPJ)\P{L}{0,4})?(?<!\d)\d(?:[^\p{L}\d]{0,3}\d){9,}/giu;

/** Returns a name without CPF, the beginning of the CNPJ and company form. */
const bareName = (text: string, isPerson = false): string => dropCpf(withoutForm(withoutCpf(text), isPerson));
const withoutCpf = (text: string): string => tidy(text.replace(LONG_NUMBER, ' '));

const STATE_OF_COMPANY = /[\s,.(–-]+EM (LIQUIDACAO|RECUPERACAO|FALENCIA)( EXTRAJUDICIAL| JUDICIAL)?\)?$/i;
const FORMS =
  /([\s,.–-]+(LTDA|LIMITADA|EIRELI|ME|EPP|M\.E|E\.P\.P|S\/S|SOCIEDADE LIMITADA|SOCIEDADE UNIPESSOAL)\.?)+$/i;
/** Not before one of the others and not of a person, where 'SA' is a surname. */
const SHARES = /[\s,.–-]+(S ?\/ ?A|S\. ?A|S A|(?<!\bDE )SA|SOCIEDADE ANONIMA)\.?$/i;

/** Returns a name without the company form at its end; as it is where nothing else is left. */
function withoutForm(name: string, isPerson: boolean): string {
  const whole = name.replace(STATE_OF_COMPANY, '');
  const formless = whole.replace(FORMS, '');
  const bare = (formless === whole && !isPerson ? whole.replace(SHARES, '') : formless).replace(
    /[\s,.(–-]+$/,
    '',
  );
  return /\p{L}/u.test(bare) ? bare : name;
}

/** 'RUA' and 'RUA TAMBURI', 'RUA' and 'AVENIDA AVENIDA BRASIL' name a type twice. */
function streetOf(type: string, street: string): string {
  // 'AV.BRASIL', 'AVENIDA AVENIDA BRASIL'.
  const spaced = tidy(street).replace(/^(\p{L}{1,4})\.(?=\p{L}{2})/u, '$1 ');
  const once = spaced.replace(/^(\S+) \1(?= )/i, '$1');
  const isTyped = hasStreetType(once) || normalizeText(once).startsWith(`${normalizeText(type)} `);
  return isTyped || street === '' || /^OUTROS$/i.test(type) ? once : `${type} ${once}`;
}

/**
 * Returns a phone with area code and, of mobile numbers, the ninth digit, for which the register has no room. Empty for what
 * stands for none, such as 0 and 99999999.
 */
function phoneOf(ddd: string, text: string): string {
  const number = text.replace(/\D/g, '').replace(/^0+/, '');
  if (number.length < 2 || /^(\d)\1+$/.test(number)) return '';
  const areaCode = ddd.replace(/\D/g, '').replace(/^0+/, '');
  return areaCode + (/^[6-9]\d{7}$/.test(number) ? `9${number}` : number);
}

/** As frequent in names without the accent: 'Escola de Pais', 'Rua Las Palmas'. */
const AMBIGUOUS = ['PAIS', 'ESTA', 'LAS'];
const WORD = /\p{L}{3,}/gu;

const bareOf = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Returns what gives upper-case words the accents that the register does not publish, as these texts spell them: 'SAO JOSE' is
 * 'SÃO JOSÉ'. A word that they spell in two ways, such as 'para' and 'Pará', stays as it is.
 */
export function accentsOf(texts: Iterable<string>): (text: string) => string {
  const spellings = new Map<string, string | null>(AMBIGUOUS.map((word) => [word, null]));
  for (const text of texts) {
    for (const [found] of text.matchAll(WORD)) {
      const word = found.toUpperCase();
      const bare = bareOf(word);
      const known = spellings.get(bare);
      spellings.set(bare, known === undefined || known === word ? word : null);
    }
  }
  return (text) => text.replace(WORD, (word) => spellings.get(word) ?? word);
}
