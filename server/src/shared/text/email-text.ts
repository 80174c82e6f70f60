/** Controls, line separators, changes of direction and characters of no width: an address shown with them is another one. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether an e-mail holds characters that nobody sees. */
export const hasHiddenCharacters = (email: string): boolean => HIDDEN.test(email);

/** An e-mail as it is kept and compared: composed, since keyboards and files write the same letter in two ways. */
export const normalizeEmail = (email: string): string => email.normalize('NFC');
