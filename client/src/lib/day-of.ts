/** A day as addresses and the server write it, YYYY-MM-DD; empty for any other text. */
export const dayOf = (text: string): string => (/^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? text : '');
