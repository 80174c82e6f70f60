/** Controls, line separators, direction marks and zero-width characters. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Returns whether an e-mail holds invisible characters. */
export const hasHiddenCharacters = (email: string): boolean => HIDDEN.test(email);

/** Returns an e-mail as it is stored and compared: in NFC, since one letter can be typed in two ways. */
export const normalizeEmail = (email: string): string => email.normalize('NFC');

/** Returns enough of an address for somebody who knows it to recognize it: "m…@exemplo.com.br". */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}…@${domain}`;
}
