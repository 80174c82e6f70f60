/** Returns `text` if it is a day (YYYY-MM-DD), else an empty text. */
export const dayOf = (text: string): string => (/^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? text : '');
