/** Digits alone. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');
