import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from './csv.mjs';
import { establishment } from './establishments.mjs';

const [TRADE_NAME, STATUS, ACTIVITY, ACTIVITIES] = [4, 5, 11, 12];
const ACTIVE = '02';
const CPF = /\s*\d{11}$/;
/** Legal natures of natural persons; an individual entrepreneur has the person's name. */
const PERSON = /^(2135|4...)$/;
const BASE = /^[\d.]{10} (?=\D)/;
const MOBILE = /^[6-9]\d{7}$/;

const decode = (path) => new TextDecoder('windows-1252').decode(readFileSync(path));
/** The rows of the unpacked files of one table. */
const table = (folder, ending) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => rowsOf(decode(join(folder, name)), ';'));

/** Copies a folder of the register's unpacked files, with every establishment active. Returns the copy. */
export function copyActive(folder, to) {
  mkdirSync(to);
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.ESTABELE')) {
      copyFileSync(join(folder, name), join(to, name));
      continue;
    }
    const rows = rowsOf(readFileSync(join(folder, name), 'latin1'), ';').map((row) =>
      row.with(STATUS, ACTIVE),
    );
    const text = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
    writeFileSync(join(to, name), `${text.join('\n')}\n`, 'latin1');
  }
  return to;
}

/** Reads the establishments of a folder of the register's unpacked files. Ids are given by `idOf` of a CNPJ. */
export function readRegister(folder, idOf) {
  const companies = new Map(
    table(folder, '.EMPRECSV').map(([base, name, nature]) => [base, { name, nature }]),
  );
  const cities = new Map(table(folder, '.MUNICCSV'));
  const activities = new Map(table(folder, '.CNAECSV'));
  return table(folder, '.ESTABELE').flatMap((row) => {
    const cnpj = row.slice(0, 3).join('');
    const id = idOf(cnpj);
    const company = companies.get(row[0]);
    if (id === undefined || !company) return [];
    const ownName = company.name.replace(CPF, '').replace(BASE, '').trim();
    const [type, street, number, complement, neighborhood, cep, state, city, area, phone] = row.slice(13, 23);
    const codes = [row[ACTIVITY], ...row[ACTIVITIES].split(',')].filter(Boolean);
    const fields = {
      cnpj,
      name: row[TRADE_NAME] || ownName,
      legalName: PERSON.test(company.nature) ? '' : company.name,
      street: /^(outros)?$/i.test(type) ? street : `${type} ${street}`,
      number,
      neighborhood,
      city: cities.get(city.padStart(4, '0')) ?? '',
      state,
      cep,
      // The register has no room for the ninth digit of a mobile number.
      phone: /^[1-9]\d$/.test(area) && phone.length === 8 ? area + phone.replace(MOBILE, '9$&') : '',
    };
    const names = codes.map((code) => activities.get(code) ?? '');
    const one = establishment(id, fields, { ...fields, complement, activities: names.join(' . ') });
    return [{ ...one, codes, names }];
  });
}
