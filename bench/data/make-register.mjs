/**
 * Writes two months of the federal register of companies, in its published layout, with invented companies.
 *   node bench/data/make-register.mjs FOLDER [--count 200000] [--seed 1]
 * In FOLDER/2026-10 and FOLDER/2026-11: in the second, 3 % have another address, 1 % have closed, and 1 % are new. Shares as in the
 * register: 40 % active, of these 57 % sole traders, 64 % without a trade name; cities by population, two kinds of business in five
 * any of the CNAE, the others frequent ones.
 */
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { crc32, createDeflateRaw } from 'node:zlib';
import { randomOf } from './make-row.mjs';
import { AREA_CODES, FIRST_NAMES, QUARTERS, STREETS, SURNAMES, TRADES } from './words.mjs';

const rowsOf = (path) =>
  readFileSync(new URL(`../../server/src/${path}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

/** Upper-case letters without accents, as the register has them. */
const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();

const CITIES = rowsOf('database/setup/seeds/municipalities.csv').map((row, index) => {
  const [, name, state, population] = row.split(',');
  return {
    code: String(index + 1).padStart(4, '0'),
    name: plain(name),
    state,
    population: Number(population),
  };
});
const ACTIVITIES = rowsOf('kinds/data/cnae.csv').map((row) => {
  const [cnae, kind, ...name] = row.split(',');
  return { cnae, kind, name: name.join(',').replaceAll('"', '') };
});
/** Activities that many have: shops, food, beauty, building, transport, teaching, health, offices. */
const FREQUENT = ACTIVITIES.filter(({ cnae }) => /^(4[37]|49|56|69|8[256]|96|45)/.test(cnae));

const SHARES = { active: 0.4, soleTrader: 0.57, withoutTradeName: 0.64 };
const SUMS = [];
for (const { population } of CITIES) SUMS.push((SUMS.at(-1) ?? 0) + population);

function drawCity(random) {
  const point = random() * SUMS.at(-1);
  let low = 0;
  for (let high = SUMS.length - 1; low < high; ) {
    const middle = (low + high) >> 1;
    if (SUMS[middle] < point) low = middle + 1;
    else high = middle;
  }
  return CITIES[low];
}

const WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
function checkDigits(body) {
  let digits = '';
  for (const weights of [WEIGHTS, [6, ...WEIGHTS]]) {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number((body + digits)[at]), 0) % 11;
    digits += rest < 2 ? 0 : 11 - rest;
  }
  return digits;
}

const quoted = (cells) => `${cells.map((cell) => `"${cell}"`).join(';')}\n`;

/** Yields each company of a month as the rows of its two files. */
function* companies(count, seed, isSecond) {
  const random = randomOf(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const skewed = (list) => list[Math.floor(random() ** 2 * list.length)];
  const total = isSecond ? count + Math.floor(count / 100) : count;
  for (let index = 0; index < total; index++) {
    // No two alike, in an order of their own.
    const base = String(10_000_000 + ((index * 7_368_787) % 89_999_999));
    const isActive = random() < SHARES.active;
    const isPerson = random() < SHARES.soleTrader;
    const person = plain(`${skewed(FIRST_NAMES)} ${skewed(SURNAMES)} ${pick(SURNAMES)}`);
    const [trade] = pick(TRADES);
    const named = plain(`${trade} ${skewed(SURNAMES)}${random() < 0.3 ? ` ${pick(QUARTERS)}` : ''}`);
    const tradeName = random() < SHARES.withoutTradeName ? '' : named;
    const cpf = String(Math.floor(random() * 1e11)).padStart(11, '0');
    const { cnae } = pick(random() < 0.4 ? ACTIVITIES : FREQUENT);
    const other = random() < 0.5 ? pick(FREQUENT).cnae : '';
    const city = drawCity(random);
    const street = plain(pick(STREETS)).split(' ');
    const number = 1 + Math.floor(random() * 3_000);
    const cep = String(Math.floor(random() * 1e8)).padStart(8, '0');
    const phone =
      random() < 0.15
        ? ['', '']
        : [String(pick(AREA_CODES)), String(30_000_000 + Math.floor(random() * 69_999_999))];
    const begun = `20${String(Math.floor(random() * 25)).padStart(2, '0')}0315`;
    const hasClosed = isSecond && index % 100 === 7;
    const status = hasClosed || !isActive ? '08' : '02';
    const since = hasClosed ? '20261020' : begun;
    const moved = isSecond && index < count && index % 33 === 0 ? number + 5_000 : number;
    const order = '0001';
    yield {
      establishment: quoted([
        base,
        order,
        checkDigits(base + order),
        '1',
        tradeName,
        status,
        since,
        '00',
        '',
        '',
        begun,
        cnae,
        other,
        street[0],
        street.slice(1).join(' '),
        String(moved),
        '',
        plain(pick(QUARTERS)),
        cep,
        city.state,
        city.code,
        ...phone,
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ]),
      company: quoted([
        base,
        isPerson ? `${person} ${cpf}` : `${named} LTDA`,
        isPerson ? '2135' : '2062',
        '49',
        '1000,00',
        '01',
        '',
      ]),
    };
  }
}

/** Writes a zip with one file of these texts, whose sizes stand behind its content. */
async function writeZip(path, name, texts) {
  const file = createWriteStream(path);
  const packer = createDeflateRaw({ level: 1 });
  const ended = once(file, 'finish');
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  // Bit 3: sizes behind the content.
  header.writeUInt16LE(8, 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(name.length, 26);
  file.write(Buffer.concat([header, Buffer.from(name)]));
  let packed = 0;
  packer.on('data', (part) => {
    packed += part.length;
    if (!file.write(part)) {
      packer.pause();
      file.once('drain', () => packer.resume());
    }
  });
  let sum = 0;
  let size = 0;
  let waiting = '';
  const push = async () => {
    const bytes = Buffer.from(waiting, 'latin1');
    waiting = '';
    sum = crc32(bytes, sum);
    size += bytes.length;
    if (!packer.write(bytes)) await once(packer, 'drain');
  };
  for (const text of texts) {
    waiting += text;
    if (waiting.length > 256 * 1024) await push();
  }
  await push();
  packer.end();
  await once(packer, 'end');
  const sizes = Buffer.alloc(16);
  sizes.write('PK\u0007\u0008', 'latin1');
  for (const [index, value] of [sum, packed, size].entries()) sizes.writeUInt32LE(value, 4 + 4 * index);
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002', 'latin1');
  entry.writeUInt16LE(8, 8);
  entry.writeUInt16LE(8, 10);
  sizes.copy(entry, 16, 4);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(header.length + name.length + packed + sizes.length, 16);
  file.end(Buffer.concat([sizes, entry, Buffer.from(name), end]));
  await ended;
}

function* textsOf(rows, table) {
  for (const row of rows) yield row[table];
}

/** Writes both months into a folder; see above. */
export async function writeRegister(folder, { count, seed = 1 }) {
  for (const month of ['2026-10', '2026-11']) {
    const to = (name) => join(folder, month, name);
    mkdirSync(join(folder, month), { recursive: true });
    const rows = () => companies(count, seed, month === '2026-11');
    await writeZip(to('Estabelecimentos0.zip'), 'K3241.K03200Y0.ESTABELE', textsOf(rows(), 'establishment'));
    await writeZip(to('Empresas0.zip'), 'K3241.K03200Y0.EMPRECSV', textsOf(rows(), 'company'));
    const cities = CITIES.map(({ code, name }) => quoted([code, name]));
    await writeZip(to('Municipios.zip'), 'F.K03200$Z.MUNICCSV', cities);
    await writeZip(
      to('Cnaes.zip'),
      'F.K03200$Z.CNAECSV',
      ACTIVITIES.map(({ cnae, name }) => quoted([cnae, name])),
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string', default: '200000' }, seed: { type: 'string', default: '1' } },
  });
  if (positionals.length !== 1) throw new Error('Which folder?');
  await writeRegister(positionals[0], { count: Number(values.count), seed: Number(values.seed) });
}
