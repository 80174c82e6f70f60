import { digitsOf } from '../../lib/digits-of.ts';

/** Returns the tel: URL of a number of the settings; 0800, 0300 and 4004 numbers are dialled without country code. */
export function telHref(phone: string): string {
  const digits = digitsOf(phone).replace(/^55(?=\d{10,11}$)/, '');
  return digits.startsWith('0') || digits.length < 10 ? `tel:${digits}` : `tel:+55${digits}`;
}
