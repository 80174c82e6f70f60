import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMON_WORDS, isPlainPassword, personalWords } from './password-rules.ts';

test.each([
  'senha123',
  'Senha@123',
  's3nh4123',
  '$enh@2024',
  '123senha',
  'senhasenha',
  'minhasenha1',
  'corinthians',
  'Corinthians1910',
  'c0r1nth1ans',
  'flamengo10',
  'f1amengo',
  'FLAMENGO!',
  'brasil2024',
  'Br@s1l2014!',
  'mudar123',
  'mudar@123',
  'gatinha1',
  'amor1234',
  'jesuscristo',
  'deusefiel',
  'Deus é fiel',
  'jesus te ama!',
  'euteamo1',
  'te-amo-amor',
  'joaomaria',
  'João & Maria 2010',
  'maria25121990',
  'qwerty123',
  'asdfghjkl1',
  'abc12345',
  'abcd1234567890',
  'janeiro2025',
  'palmeiras palmeiras palmeiras',
  '25121990',
  '25/12/1990',
  '12341234',
  '98765432',
  'kakakaka',
])('%s is easily guessed', (password) => expect(isPlainPassword(password)).toBe(true));

test.each([
  'minha senha favorita de 1998 é azul',
  'segredo-bem-longo',
  'outro-segredo-longo',
  'uma-senha-comprida',
  'flamengo joga de azul na lua',
  'pitanga-cajueiro-42',
  'correct horse battery staple',
  'senha84719302651',
  'Xq7-fLam3ng-zT',
  'парольпароль9',
  '48201937',
])('%s is accepted', (password) => expect(isPlainPassword(password)).toBe(false));

test('own words count as common ones', () => {
  const own = personalWords([
    'Conceição Tavares',
    'cotavares.doces@padaria-bela.com.br'.split('@')[0] ?? '',
    'Achei Aqui',
  ]);
  for (const password of [
    'conceicao1',
    'Tav@res2020',
    'conceicaotavares',
    'doces123',
    'acheiaqui1',
    'tavares-amor',
  ]) {
    expect(isPlainPassword(password)).toBe(false);
    expect(isPlainPassword(password, own)).toBe(true);
  }
  expect(isPlainPassword('conceicao-assa-bolo', own)).toBe(false);
});

test('every common word with a year is easily guessed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COMMON_WORDS),
      fc.integer({ min: 1900, max: 2099 }),
      fc.constantFrom('', '@', '_', ' '),
      (word, year, sign) => {
        expect(isPlainPassword(word + sign + year)).toBe(true);
      },
    ),
  );
});

test('the longest password is checked at once', () => {
  const begun = performance.now();
  for (const text of [
    'a'.repeat(128),
    '1'.repeat(128),
    `${'amor'.repeat(31)}amxr`,
    `${'analuana'.repeat(15)}x`,
    `${'!'.repeat(60)}senha${'1'.repeat(60)}`,
    `${'abc'.repeat(42)}x`,
  ]) {
    isPlainPassword(text);
  }
  isPlainPassword(`${'a'.repeat(127)}b`, personalWords(['aaa aaaaaa']));
  expect(performance.now() - begun).toBeLessThan(500);
});
