import { readCsv } from './csv.mjs';
import { fold, SMALL } from './text.mjs';

/** The headers under which files have what queries are made of. */
const HEADERS = {
  name: ['nome', 'nome fantasia', 'fantasia', 'empresa', 'name'],
  legalName: ['razao social', 'legal name'],
  street: ['endereco', 'logradouro', 'rua', 'street', 'address'],
  number: ['numero', 'number'],
  neighborhood: ['bairro', 'neighborhood'],
  city: ['cidade', 'municipio', 'city'],
  state: ['estado', 'uf', 'state'],
  cep: ['cep'],
  phone: ['phone e164', 'telefone', 'fone', 'celular', 'whatsapp', 'phone raw', 'phone'],
  cnpj: ['cnpj'],
  source: ['fonte', 'origem', 'source'],
  sourceId: ['codigo', 'id fonte', 'id', 'source id'],
};

const headerKey = (header) =>
  fold(header)
    .replace(/[\s_-]+/g, ' ')
    .trim();
const digits = (text) => text.replace(/\D/g, '');

/** Legal forms, which nobody types. */
const FORM = /[\s,-]+(ltda|me|epp|eireli|s\.?[ /]?a\.?|mei|cia)\.?$/i;
/** Registers' abbreviations in front of a name. */
const REGISTER = /^(cr p conv|esc part|cei indir|esc)\s+(?=\S+\s+\S)/i;
const MOST_WORDS = 5;

/** A name as people say it: without legal form, up to its fifth word of three letters and more. */
export function spokenName(name) {
  let spoken = name.trim();
  while (FORM.test(spoken)) spoken = spoken.replace(FORM, '');
  const said = [];
  for (const word of spoken.split(/\s+/)) {
    if (said.filter(isTelling).length === MOST_WORDS) break;
    said.push(word);
  }
  return said.join(' ');
}

const isTelling = (word) => word.length > 2 && !SMALL.has(fold(word));

/**
 * Splits an address in one line: 'CLARETIANA, 234 JARDIM OLINDA. 05765-230 São Paulo - SP.' of a register, or
 * 'Rua das Magnólias, 482 – Cambuí' of the product.
 */
export function splitAddress(text) {
  const [, street, rest] = /^(.+?),\s*(.*)$/.exec(text) ?? [];
  if (!street) return { street: text, number: '', neighborhood: '' };
  const [before] = rest.split(/\s*\d{5}-\d{3}/);
  const number = /^\d+/.exec(before)?.[0] ?? '';
  const neighborhood = before.includes('–')
    ? before.split('–').at(-1)
    : before
        .slice(number.length)
        .replace(/\.\s*$/, '')
        .split('. ')
        .at(-1);
  return { street, number, neighborhood: /\d/.test(neighborhood) ? '' : neighborhood.trim() };
}

/** A sole trader's legal name may hold a CPF, which nothing may find. */
const CPF = /(?<!\d)\d{11}(?!\d)|\d{3}\.\d{3}\.\d{3}-\d{2}/;

/** What queries are made of; `columns` are all that the source says, for the engines that are compared. */
export function establishment(id, fields, columns) {
  const address = fields.number || !fields.street.includes(',') ? fields : splitAddress(fields.street);
  const [phone = ''] = /[1-9]\d{9,10}$/.exec(digits(fields.phone).replace(/^(55|0)(?=\d{10,11}$)/, '')) ?? [];
  return {
    ...fields,
    id,
    columns,
    street: address.street.split(',')[0].trim(),
    number: /^\d+$/.test(address.number) && Number(address.number) > 0 ? address.number : '',
    neighborhood: address.neighborhood,
    spoken: spokenName(fields.name),
    bare: spokenName(fields.name.replace(REGISTER, '')),
    spokenLegal: CPF.test(fields.legalName) ? '' : spokenName(fields.legalName),
    cep: digits(fields.cep).length === 8 ? digits(fields.cep) : '',
    phone,
    localPhone: phone.slice(2),
    cnpj: digits(fields.cnpj).length === 14 ? digits(fields.cnpj) : '',
  };
}

/** Reads a file that the product imports. Ids are given by `idOf`; rows without one were not imported. */
export function readEstablishments(file, idOf) {
  const rows = readCsv(file);
  const headers = Object.keys(rows[0] ?? {});
  const columnOf = Object.fromEntries(
    Object.entries(HEADERS).map(([field, keys]) => [
      field,
      keys.flatMap((key) => headers.filter((header) => headerKey(header) === key)),
    ]),
  );
  return rows.flatMap((row) => {
    const fields = Object.fromEntries(
      Object.entries(columnOf).map(([field, columns]) => [
        field,
        columns.map((column) => row[column].trim()).find(Boolean) ?? '',
      ]),
    );
    const id = idOf(fields);
    return id === undefined ? [] : [establishment(id, fields, row)];
  });
}
