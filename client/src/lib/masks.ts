import { digitsOf } from './digits-of.ts';

export const CEP_DIGITS = 8;

/** Formats a postal code while it is typed: five digits, a hyphen, three digits. */
export function maskCep(text: string): string {
  const digits = digitsOf(text).slice(0, CEP_DIGITS);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/**
 * Formats a Brazilian phone while it is typed: '(11) 91234-5678' or '(11) 1234-5678'. Other text (letters, another
 * country, 0800) is returned as it is.
 */
export function maskPhone(text: string): string {
  const digits = digitsOf(text);
  if (/[^\d\s()-]/.test(text) || digits.startsWith('0') || digits.length > 11 || digits.length < 2)
    return text;
  const [area, number] = [digits.slice(0, 2), digits.slice(2)];
  // Two digits alone stay open, so that the bracket can be deleted.
  if (number === '') return text.length > digits.length ? `(${area}` : digits;
  const first = number.length > 8 ? 5 : 4;
  const rest = number.slice(first);
  return `(${area}) ${number.slice(0, first)}${rest && `-${rest}`}`;
}
