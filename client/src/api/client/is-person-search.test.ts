// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ApolloLink } from '@apollo/client';
import { expect, it } from 'vitest';
import { isPersonSearch, PUBLIC_SEARCHES } from './is-person-search.ts';

const asks = (operationName: string, variables: Record<string, unknown>) =>
  isPersonSearch({ operationName, variables } as ApolloLink.Operation);

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));
/** Operations that take a `q`, by who they are for. */
const searches = (isForAdministrators: boolean): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql') && name.includes('admin') === isForAdministrators)
    .flatMap((name) => [...readFileSync(SOURCES + name, 'utf8').matchAll(/query (\w+)\([^)]*\$q\b/g)])
    .map(([, operation = '']) => operation);

it('sends e-mail addresses in the body', () => {
  expect(asks('PersonMessages', { email: 'ana@exemplo.com.br', page: 1 })).toBe(true);
  expect(asks('AdminRatings', { email: 'ana@exemplo.com.br' })).toBe(true);
  expect(asks('Search', { q: 'ana@exemplo.com.br' })).toBe(true);
});

it('sends secrets of links in the body', () => {
  expect(asks('Invitation', { token: 'um-segredo' })).toBe(true);
});

it('sends searches of administrators in the body', () => {
  const operations = searches(true);
  expect(operations).toEqual(expect.arrayContaining(['Users', 'AuditPeople', 'PlanRequests', 'Mails']));
  expect(operations.filter((operation) => !asks(operation, { q: 'zélia', page: 1 }))).toEqual([]);
});

it('sends public searches by GET, so that they are cached', () => {
  expect(searches(false).sort()).toEqual([...PUBLIC_SEARCHES].sort());
  expect(asks('Search', { q: 'padaria', city: null })).toBe(false);
  expect(asks('AdminRatings', { q: null, order: 'newest', page: 1 })).toBe(false);
});

it('sends exact positions of visitors in the body', () => {
  const near = { latitude: -23.55, longitude: -46.63, radiusKm: 5 };
  expect(asks('Search', { near })).toBe(false);
  expect(asks('Search', { near: { ...near, longitude: -46.63345 } })).toBe(true);
});
