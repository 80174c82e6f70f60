const AT_END = /(?:[\s–-]*\b\d{11})+$/;
const FORMATTED = /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g;
const CNPJ_ROOT = /^\d{2}\.?\d{3}\.?\d{3}\s+(?=\p{L})/u;

/**
 * Removes the owner's CPF from a name: sole traders (MEI) are registered as 'JOAO DA SILVA 12345678900', since 2023
 * as '12.345.678 JOAO DA SILVA' (the root of the CNPJ).
 */
export function dropCpf(name: string): string {
  return name
    .replace(FORMATTED, ' ')
    .trim()
    .replace(AT_END, '')
    .replace(CNPJ_ROOT, '')
    .replace(/\s+/g, ' ')
    .trim();
}
