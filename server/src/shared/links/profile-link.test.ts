import { expect, test } from 'vitest';
import { normalizeFacebook, normalizeIfood, normalizeInstagram } from './profile-link.ts';

test.each([
  ['@padaria', 'https://www.instagram.com/padaria/'],
  ['Padaria.do_Ze', 'https://www.instagram.com/padaria.do_ze/'],
  ['instagram.com/padaria?igsh=MXZ', 'https://www.instagram.com/padaria/'],
  ['http://m.instagram.com/padaria/reels/', 'https://www.instagram.com/padaria/'],
  ['//www.instagram.com/padaria#x', 'https://www.instagram.com/padaria/'],
])('the Instagram of %s', (typed, stored) => {
  expect(normalizeInstagram(typed)).toBe(stored);
  expect(normalizeInstagram(stored)).toBe(stored);
});

test.each([
  '',
  '@',
  '@pada ria',
  '@.padaria',
  'https://www.instagram.com/',
  'https://www.instagram.com/p/C1aBcD/',
  'https://instagram.com.exemplo.net/padaria',
  'https://exemplo.net/instagram.com',
  'https://maldito@www.instagram.com/padaria',
  'https://www.instagram.com:8080/padaria',
  'ftp://www.instagram.com/padaria',
  'javascript:alert(1)//instagram.com/padaria',
  'https://www.instagram.com\\@exemplo.net/padaria',
  `https://www.instagram.com/${'a'.repeat(31)}`,
])('no Instagram: %s', (typed) => expect(normalizeInstagram(typed)).toBeNull());

test.each([
  ['@padaria.pao', 'https://www.facebook.com/padaria.pao'],
  ['fb.com/padaria/?ref=bookmarks', 'https://www.facebook.com/padaria'],
  ['https://pt-br.facebook.com/padaria/about', 'https://www.facebook.com/padaria'],
  ['facebook.com/profile.php?id=100012345&sk=about', 'https://www.facebook.com/profile.php?id=100012345'],
  ['facebook.com/p/P%C3%A3o-Quente-100012345/', 'https://www.facebook.com/p/P%C3%A3o-Quente-100012345'],
  ['facebook.com/pages/Padaria/1000', 'https://www.facebook.com/pages/Padaria/1000'],
])('the Facebook of %s', (typed, stored) => {
  expect(normalizeFacebook(typed)).toBe(stored);
  expect(normalizeFacebook(stored)).toBe(stored);
});

test.each([
  'facebook.com',
  'facebook.com/pages',
  'facebook.com/sharer',
  'facebook.com/%E0%A4%A',
  'ab',
  'meufacebook.com/padaria',
])('no Facebook: %s', (typed) => expect(normalizeFacebook(typed)).toBeNull());

test('the iFood of a shop is an address, no user name', () => {
  const shop = 'https://www.ifood.com.br/delivery/campinas-sp/padaria-cambui/0b2a-11';
  expect(normalizeIfood(`${shop}?UTM_Medium=share`)).toBe(shop);
  expect(normalizeIfood(shop.replace('https://www.', ''))).toBe(shop);
  for (const typed of [
    '@padaria',
    'padaria',
    'ifood.com.br',
    'ifood.com.br.exemplo.net/delivery/a',
    'ifood.com/x/y',
  ]) {
    expect(normalizeIfood(typed)).toBeNull();
  }
});
