/** Looks like an e-mail address; whether it exists, only a mail can tell. */
export const isEmailText = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
