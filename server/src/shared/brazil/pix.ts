import { isEmail } from 'class-validator';
import { parseCnpj } from './cnpj.ts';

/** Of the fields of a BR Code, by the manual of Banco Central. */
const NAME_MOST = 25;
const CITY_MOST = 15;
const TXID = /^[A-Za-z0-9]{1,25}$/;
const EMAIL_MOST = 77;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const PHONE = /^\+55[1-9][1-9](9\d{8}|[2-5]\d{7})$/;

/** Returns whether eleven digits are a CPF with right check digits. */
function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(.)\1+$/.test(digits)) return false;
  const digit = (length: number): number => {
    const sum = [...digits.slice(0, length)].reduce(
      (total, one, index) => total + Number(one) * (length + 1 - index),
      0,
    );
    return ((sum * 10) % 11) % 10;
  };
  return digit(9) === Number(digits[9]) && digit(10) === Number(digits[10]);
}

/**
 * Returns a Pix key as the directory of keys (DICT) has it, else null: a CPF or CNPJ without punctuation, an e-mail in lower
 * case, a phone as '+5511987654321', or a random key (UUID) in lower case. A phone needs '+55': eleven digits are a CPF.
 */
export function parsePixKey(text: string): string | null {
  const typed = text.trim();
  const lower = typed.toLowerCase();
  if (UUID.test(lower)) return lower;
  if (typed.includes('@')) return lower.length <= EMAIL_MOST && isEmail(lower) ? lower : null;
  if (typed.startsWith('+')) {
    const phone = typed.replace(/[\s().-]/g, '');
    return PHONE.test(phone) ? phone : null;
  }
  const bare = typed.replace(/[\s./-]/g, '');
  return isCpf(bare) ? bare : parseCnpj(typed);
}

/** Returns a text without accents and other signs than those of ASCII, at most `most` characters. */
function asciiText(text: string, most: number): string {
  const ascii = text
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  return ascii.slice(0, most).trim();
}

/** Returns the name of a receiver as a BR Code has it; empty where no letter of it is left. */
export const pixName = (name: string): string => asciiText(name, NAME_MOST);

/** Returns the city of a receiver as a BR Code has it; empty where no letter of it is left. */
export const pixCity = (city: string): string => asciiText(city, CITY_MOST);

/** Returns CRC-16/CCITT-FALSE in four upper-case hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** A payment by Pix. */
export interface PixPayment {
  /** As `parsePixKey` returns it. */
  key: string;
  name: string;
  city: string;
  /** In reais, above 0. */
  amount: number;
  /** 1 to 25 letters without accents and digits, by which the receiver knows the payment. */
  txid: string;
}

/**
 * Returns the text of a static BR Code ('Pix copia e cola', EMV QR code). Throws RangeError for an amount that is not above
 * 0, a wrong key or txid, and for a name or city without a letter.
 */
export function brCode({ key, name, city, amount, txid }: PixPayment): string {
  const [receiver, place, reais] = [pixName(name), pixCity(city), amount.toFixed(2)];
  if (
    parsePixKey(key) !== key ||
    !receiver ||
    !place ||
    !TXID.test(txid) ||
    !/^\d{1,10}\.\d\d$/.test(reais)
  ) {
    throw new RangeError('These values make no BR Code.');
  }
  if (Number(reais) === 0) throw new RangeError('A BR Code needs an amount above 0.');
  const payload = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', reais),
    field('58', 'BR'),
    field('59', receiver),
    field('60', place),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return payload + crc16(payload);
}
