import { parseCnpj } from '../../../shared/brazil/cnpj.ts';

/** A number that somebody looks a company up by, and the other words of the text. */
export interface TypedNumber {
  /** The 14 characters of a CNPJ. */
  cnpj: string | null;
  /** Digits of a postal code. */
  cep: string | null;
  /** The last eight digits of a phone. */
  phoneEnd: string | null;
  /** The area code of the phone, where one was typed. */
  ddd: string | null;
  /** The number as it was typed. */
  text: string;
  rest: string;
}

const CNPJ = /\b[0-9A-Z]{2}[.\s]?[0-9A-Z]{3}[.\s]?[0-9A-Z]{3}[/\s]?[0-9A-Z]{4}[-\s]?\d{2}\b/i;
/** A postal code as it is written, or else digits with what stands between those of a phone. */
const FORMS = [/\b\d{2}\.?\d{3}-\d{3}\b/g, /(?:\+|\(|\b)\d[\d\s().-]{5,}\d\b/g];
/** Words that name the number. */
const LABELS = /\b(?:cep|cnpj|tel|telefone|fone|celular|whatsapp|whats|zap|n[ºo]?)\b\.?:?/giu;

/** Returns the number in a known form that a text is or contains; null for any other text. */
export function typedNumber(text: string): TypedNumber | null {
  const digits = CNPJ.exec(text)?.[0] ?? '';
  const cnpj = digits.replace(/[^0-9A-Z]/gi, '').toUpperCase();
  // Letters may be words: their check digits have to be right.
  if (/^\d{14}$/.test(cnpj) || parseCnpj(cnpj))
    return { ...NONE, cnpj, text: digits, rest: restOf(text, digits) };
  for (const form of FORMS) {
    for (const [match] of text.matchAll(form)) {
      const number = numberWithin(match);
      if (number) return { ...number, rest: restOf(text, number.text) };
    }
  }
  return null;
}

/** Reads digits as a number, else without their first group: a number of the street may stand before that of a phone. */
function numberWithin(digits: string): Omit<TypedNumber, 'rest'> | null {
  const number = numberOf(digits.replace(/\D/g, ''));
  if (number) return { ...number, text: digits };
  const behind = digits.replace(/^\D*\d+[^\d(]*/, '');
  return behind === '' ? null : numberWithin(behind);
}

const NONE = { cnpj: null, cep: null, phoneEnd: null, ddd: null };
const restOf = (text: string, match: string): string => text.replace(match, ' ').replace(LABELS, ' ').trim();

function numberOf(digits: string): Omit<TypedNumber, 'text' | 'rest'> | null {
  // Without the country code and the 0 of long distance.
  const national = digits.replace(/^(?:55(?=\d{10,11}$)|0+)/, '');
  const phoneEnd = national.slice(-8);
  const isCep = digits.length === 8;
  if (isCep || /^9\d{8}$/.test(national)) return { ...NONE, cep: isCep ? digits : null, phoneEnd };
  if (/^[1-9]\d{9,10}$/.test(national)) return { ...NONE, phoneEnd, ddd: national.slice(0, 2) };
  return null;
}
