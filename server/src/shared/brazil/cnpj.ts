const LENGTH = 14;
const FORM = /^[0-9A-Z]{12}[0-9]{2}$/;
const FIRST_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const SECOND_WEIGHTS = [6, ...FIRST_WEIGHTS];

/**
 * Returns the 14 characters of a CNPJ with right check digits, else null. Dots, slash, hyphen and spaces are
 * dropped, and one or two leading zeros that a spreadsheet lost are put back. Since July 2026 the first
 * twelve may be letters (Instrução Normativa RFB 2.229/2024); a character counts as its code minus 48.
 */
export function parseCnpj(text: string): string | null {
  const bare = text.replace(/[\s./-]/g, '').toUpperCase();
  const cnpj = /^\d{12,13}$/.test(bare) ? bare.padStart(LENGTH, '0') : bare;
  if (!FORM.test(cnpj) || /^(.)\1+$/.test(cnpj)) return null;
  return cnpj.endsWith(checkDigits(cnpj.slice(0, 12))) ? cnpj : null;
}

/** Formats the 14 characters of a CNPJ as they are written: '12.345.678/0001-95'. */
export const formatCnpj = (cnpj: string): string =>
  cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');

/** Returns the two check digits of the first twelve characters (upper case). */
export function checkDigits(base: string): string {
  const first = digit(base, FIRST_WEIGHTS);
  return first + digit(base + first, SECOND_WEIGHTS);
}

function digit(text: string, weights: number[]): string {
  const sum = weights.reduce((total, weight, index) => total + weight * (text.charCodeAt(index) - 48), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
