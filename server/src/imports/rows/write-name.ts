import { isMixedCase, writeWords } from './write-words.ts';

const AT_END = /(?:[\s–-]*\b\d{11})+$/;
const FORMATTED = /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g;
const CNPJ_ROOT = /^(?:\d{2}\.?\d{3}\.?\d{3}|[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3})\s+(?=\p{L})/u;

/** How the school census abbreviates the beginning of a name, in the order in which they are tried. */
const BEGINNINGS: [RegExp, string][] = [
  [/^CR P CONV\s+/i, 'Creche Conveniada '],
  [/^ESC PART\s+/i, 'Escola Particular '],
  [/^ESC\s+/i, 'Escola '],
  [/^CEI INDIR\s+/i, 'CEI Indireto '],
  // Elsewhere 'Ceu' means sky: 'Cantinho do Ceu'.
  [/^CEU\s+/i, 'CEU '],
];

/**
 * Returns a company's name as people would write it, without CPFs; one in mixed case stays as it is. Empty when nothing
 * is left.
 */
export function writeName(text: string): string {
  const tidy = dropCpf(
    text
      // Apostrophes damaged by another encoding.
      .replace(/[¿`´]/g, "'")
      .replace(/\s+/g, ' ')
      .replace(/^[\s.,;:"*-]+|[\s,;:"*-]+$/g, ''),
  );
  if (tidy === '' || isMixedCase(tidy)) return tidy;
  for (const [pattern, beginning] of BEGINNINGS) {
    if (pattern.test(tidy)) return beginning + writeWords(tidy.replace(pattern, ''));
  }
  // 'S A' and 'S. A.' at the end are the legal form, not initials.
  return writeWords(tidy.replace(/\bS\.? ?A\.?$/i, (form) => (/^SA$/i.test(form) ? form : 'S/A')));
}

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

/** Returns whether a code has the digits of a CPF. */
export const mayBeCpf = (code: string): boolean => code.replace(/\D/g, '').length === 11;
