/** Controls, line separators, direction marks and zero-width characters. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether an e-mail holds invisible characters. */
export const hasHiddenCharacters = (email: string): boolean => HIDDEN.test(email);

/** An e-mail as stored and compared: in NFC, since the same letter is typed in two ways. */
export const normalizeEmail = (email: string): string => email.normalize('NFC');
