/** Returns true for a text in the form of an e-mail address. */
export const isEmailText = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
