/** Returns lower case without accents, anything but letters and digits as one space. */
export function normalizeText(text: string): string {
  const base = /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return base
    .toLowerCase()
    .replace(/['’´`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
