import { dropCpf } from '../csv/drop-cpf.ts';
import { isMixedCase, writeWords } from './write-words.ts';

/** How the school census abbreviates the beginning of a name, in the order in which they are tried. */
const BEGINNINGS: [RegExp, string][] = [
  [/^CR P CONV\s+/i, 'Creche Conveniada '],
  [/^ESC PART\s+/i, 'Escola Particular '],
  [/^ESC\s+/i, 'Escola '],
  [/^CEI INDIR\s+/i, 'CEI Indireto '],
  // Elsewhere it is the sky: 'Cantinho do Ceu'.
  [/^CEU\s+/i, 'CEU '],
];

/**
 * A company's name as people would write it; one that is in mixed case already is left alone. CPFs are
 * dropped. Empty when nothing is left.
 */
export function writeName(text: string): string {
  const tidy = dropCpf(
    text
      // An apostrophe that was lost on the way through another encoding.
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
