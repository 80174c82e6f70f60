import { expect, it } from 'vitest';
import { homePathOf, nextPathOf, paths } from './paths.ts';

const nextOf = (next: string) => nextPathOf(new URLSearchParams({ next }));

it.each(['/reports', '/', '/company/7?page=2#avaliacoes', '/search?q=p%C3%A3o', '/user-dashboard?company=3'])(
  'accepts the path %s',
  (path) => expect(nextOf(path)).toBe(path),
);

it.each([
  '',
  'reports',
  '//mau.example',
  '///mau.example',
  '/\\mau.example',
  '\\\\mau.example',
  'https://mau.example/',
  'javascript:alert(1)',
  '/a b',
  '/a\n/b',
  '/\t/mau.example',
  ' /reports',
])('rejects "%s"', (path) => expect(nextOf(path)).toBeUndefined());

it('returns undefined without the parameter', () => {
  expect(nextPathOf(new URLSearchParams())).toBeUndefined();
});

it('survives encoding in the URL', () => {
  const path = '/reports?company=3&period=30d';
  const { search } = new URL(paths.login(path), 'https://guia.example');
  expect(nextPathOf(new URLSearchParams(search))).toBe(path);
});

it('returns the start page of each role', () => {
  expect(homePathOf('admin')).toBe('/admin');
  expect(homePathOf('company')).toBe('/user-dashboard');
  expect(homePathOf('user')).toBe('/profile');
});
