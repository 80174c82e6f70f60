/**
 * Returns the eight digits of a CEP, else null. Punctuation and spaces are dropped; a leading zero that a
 * spreadsheet lost is put back (all of São Paulo begins with one). The lowest CEP in use is 01001-000.
 */
export function parseCep(text: string): string | null {
  const bare = text.replace(/[\s.-]/g, '');
  if (!/^\d{7,8}$/.test(bare)) return null;
  const cep = bare.padStart(8, '0');
  return cep >= '01000000' ? cep : null;
}

/** Returns eight digits as people write them: '13024-120'. */
export function formatCep(cep: string): string {
  return `${cep.slice(0, 5)}-${cep.slice(5)}`;
}
