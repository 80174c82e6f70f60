/** Lower case between other words. 'a', 'e' and 'o' only there, since they are initials elsewhere. */
const PARTICLES = new Set('da das de do dos em na nas no nos ao aos com para por'.split(' '));
const SHORT_PARTICLES = new Set(['a', 'e', 'o', 'à', 'as', 'os', 'às']);

const UPPER = new Set(
  (
    'ME MEI EPP SPE TRR ABC EEI EFM EIFM EMEI EMEF CEI EAD SENAI SENAC SESI SESC SEST SENAT APAE ETEC USP ' +
    'UTI VIP BR PUC UFO AABB IESB COHAB CDHU'
  ).split(' '),
);

/** Without vowels but words all the same. */
const NOT_ACRONYMS = new Set(
  'dr drs dra sr srs jr mr mrs ms st str jd vl pq pc qd lt nr km ltd cj bl ft pct'.split(' '),
);

const FIXED = new Map([
  ['ltda', 'Ltda'],
  ['eireli', 'Eireli'],
  ['cia', 'Cia'],
  ['ltd', 'Ltd'],
  ['km', 'km'],
]);

const ROMAN = /^(?=.)X{0,3}(IX|IV|V?I{0,3})$/;
const PARTS = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;

/**
 * Returns a text in capitals as people would write it: 'PADARIA DO ZE LTDA' → 'Padaria do Ze Ltda'. Known
 * abbreviations, Roman numerals, initials and what has no vowels stay in capitals. Accents are not guessed.
 */
export function writeWords(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim().split(' ');
  return words.map((word, index) => writeWord(words, word, index)).join(' ');
}

/** Returns true for a text in both cases, with more than a small word among capitals. */
export function isMixedCase(text: string): boolean {
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  const capital = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capital > 0 && small > capital / 2;
}

function writeWord(words: string[], word: string, index: number): string {
  const lower = word.toLocaleLowerCase('pt-BR');
  const before = words[index - 1];
  const after = words[index + 1];
  if (before !== undefined && /[\p{L}\p{N}),.]$/u.test(before)) {
    if (PARTICLES.has(lower)) return lower;
    if (SHORT_PARTICLES.has(lower) && after !== undefined && isLong(before) && isLong(after)) return lower;
  }
  return writeParts(word);
}

function isLong(word: string): boolean {
  return (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 1;
}

/** Writes each part of a word ('D'AVILA', 'PRE-ESCOLA', 'S/A', 'J.R.') by itself. */
function writeParts(word: string): string {
  const words = word.match(PARTS) ?? [];
  return words
    .map((segment, index) => {
      // The English genitive: DUDA'S.
      if (
        /^S$/i.test(segment) &&
        /^['’]$/.test(words[index - 1] ?? '') &&
        (words[index - 2]?.length ?? 0) > 1
      )
        return 's';
      return writePart(segment);
    })
    .join('');
}

function writePart(word: string): string {
  const upper = word.toLocaleUpperCase('pt-BR');
  const lower = word.toLocaleLowerCase('pt-BR');
  const fixed = FIXED.get(lower);
  if (fixed !== undefined) return fixed;
  if (UPPER.has(upper) || ROMAN.test(upper) || isAcronym(lower)) return upper;
  return lower.replace(/^(\p{N}*)(\p{L})/u, (_all, digits: string, first: string) => {
    return digits + first.toLocaleUpperCase('pt-BR');
  });
}

/** Returns true for two to four letters without a vowel, such as GLP, or letters with a number, such as S10. */
function isAcronym(lower: string): boolean {
  if (NOT_ACRONYMS.has(lower)) return false;
  return /^[bcdfghjklmnpqrstvwxzç]{2,4}$/.test(lower) || /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{2,4}$/u.test(lower);
}
