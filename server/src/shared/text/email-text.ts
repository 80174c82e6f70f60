/** Controls, line separators, direction marks and zero-width characters. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Returns whether an e-mail holds invisible characters. */
export const hasHiddenCharacters = (email: string): boolean => HIDDEN.test(email);

/** Returns an e-mail as it is stored and compared: in NFC, since one letter can be typed in two ways. */
export const normalizeEmail = (email: string): string => email.normalize('NFC');
