import { pickWith } from './text.mjs';

/** Keys beside each other on a Brazilian keyboard. */
const BESIDE = {
  a: 'qsz',
  b: 'vgn',
  c: 'xdv',
  d: 'sfec',
  e: 'wrd',
  f: 'dgr',
  g: 'fht',
  h: 'gjy',
  i: 'uok',
  j: 'hku',
  k: 'jli',
  l: 'ko',
  m: 'n',
  n: 'bm',
  o: 'ipl',
  p: 'o',
  q: 'wa',
  r: 'etf',
  s: 'adw',
  t: 'ryg',
  u: 'yij',
  v: 'cbf',
  w: 'qes',
  x: 'zc',
  y: 'tuh',
  z: 'xa',
};

/** One typing error, never in the first letter: a letter left out, doubled, swapped with the next or missed. */
export function mistype(word, random) {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const kind = random();
  if (kind < 0.3) return before + after;
  if (kind < 0.5) return before + letter + letter + after;
  if (kind < 0.75) return before + after[0] + letter + after.slice(1);
  return before + pickWith(random)([...(BESIDE[letter] ?? 'e')]) + after;
}

/** How Portuguese is misspelled by ear: what is written, and what is written for it. Words are without accents. */
const SOUNDS = [
  [/ch/, ['x']],
  [/^x|(?<=[aeo][iu]|en)x/, ['ch']],
  [/(?<=[aeiou])ss(?=[ei])/, ['c', 's']],
  [/(?<=[aeiou])ss(?=[aou])/, ['ç', 's']],
  [/cao$/, ['ssao', 'sao']],
  [/coes$/, ['ssoes', 'soes']],
  [/^c(?=[ei])/, ['s']],
  [/(?<=[aeiou])c(?=[ei])/, ['ss', 's']],
  [/(?<=[lnr])c(?=[ei])/, ['s']],
  [/^s(?=[ei])/, ['c']],
  [/sc(?=[ei])/, ['c', 's', 'ss']],
  [/(?<=[aeiou])z(?=[aeiou])/, ['s']],
  [/z$/, ['s']],
  [/(?<=[aeiou])s(?=[aeiou])/, ['z']],
  [/qu(?=[ei])/, ['k']],
  [/k(?=[ei])/, ['qu']],
  [/k(?=[aou])/, ['c']],
  [/c(?=[aou](?!o$|es$))/, ['k']],
  [/y/, ['i']],
  [/i(?=[ao]s?$)/, ['y']],
  [/w/, ['v']],
  [/^v(?=[ai])/, ['w']],
  [/ph/, ['f']],
  [/^f(?=[aei])/, ['ph']],
  [/^h/, ['']],
  [/th/, ['t']],
  [/^t(?=[ai])/, ['th']],
  [/^(?=[aeio][lrmn])/, ['h']],
  [/([bcdfglmnptz])\1/, ['$1']],
  [/rr/, ['r']],
];
/** Only where nothing else can be misheard: 'Ana' as 'Anna', 'Melo' as 'Mello'. */
const DOUBLED = [[/(?<=[aeiou])([ln])(?=[aeiou])/, ['$1$1']]];

const rewrite = (word, rules) =>
  rules
    .filter(([pattern]) => pattern.test(word))
    .flatMap(([pattern, others]) => others.map((other) => word.replace(pattern, other)));

/** The ways in which a word without accents may be written by ear. */
export function soundAlikes(word) {
  const others = rewrite(word, SOUNDS);
  return others.length > 0 ? others : rewrite(word, DOUBLED);
}

/** Where a word may be split by mistake: after a syllable, three letters from the beginning, four from the end. */
export function splits(word) {
  const ends = word.matchAll(
    /(?<=^.{2,}[aeiourlsmn])(?=(?:[bcdfgjlmnpqrstvxz]|[bcdfgptv][lr])[aeiou].{2,}$)/g,
  );
  return Array.from(ends, ({ index }) => `${word.slice(0, index)} ${word.slice(index)}`);
}
