const repeat = (text, count) => Array.from({ length: count }, () => text).join(' ');

/** Texts made to hurt: long, empty, with characters of query languages, with the commonest words. */
export const hostileTexts = (words) => [
  '',
  ' ',
  '%',
  '%%%%%',
  "'",
  "''; DROP TABLE companies; --",
  "' OR 1=1 --",
  '\\',
  ':*',
  '& | ! <-> ( )',
  '!!!!(((',
  'a:*b & !c',
  '\u0000',
  '\u202e\u200b',
  '\ud800',
  '😀'.repeat(60),
  'ÁÉÍÓÚÃÕÇ'.repeat(20),
  'a'.repeat(10_000),
  repeat('a', 500),
  repeat('de', 500),
  repeat('1', 500),
  repeat('padaria', 500),
  repeat('restaurante mercado', 250),
  repeat('rua', 500),
  words.slice(0, 500).join(' '),
  words.slice(500, 1_000).join(' '),
  words.slice(0, 500).join(''),
  words.slice(0, 14).join('x '),
  'são paulo rio de janeiro belo horizonte salvador fortaleza brasília curitiba manaus recife',
  'restaurante padaria mercado barbearia farmácia advocacia pizzaria lanchonete salão oficina',
  'xpto qwzk vbnm zzzz kkkk wwww yyyy jjjj hhhh gggg ffff dddd ssss',
  'padrariaa restaurantte mercdo barberaia farmasia advocassia pizaria lanxonete',
  '99999999999999999999999999',
  '00000-000',
  '000.000.000-00',
  '11.111.111/1111-11',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{{7*7}}',
  '$1 $2 $3',
  'null undefined NaN',
  'مطعم 餐厅 ресторан',
  'o a e de da do para com em',
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzáéíóúãõç0123456789 -\'"()&|!:*';

/** Known words, damaged words and letters at random, up to 12 of them a text. */
export function randomTexts(words, count, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const letters = () => Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(LETTERS)).join('');
  const damaged = () => {
    const word = pick(words);
    const at = Math.floor(random() * word.length);
    return word.slice(0, at) + pick(LETTERS) + word.slice(at + 1);
  };
  const part = () => pick([() => pick(words), () => pick(words), damaged, letters])();
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, part).join(' '),
  );
}
