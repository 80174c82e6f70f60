import type { ApolloLink } from '@apollo/client';
import { expect, it } from 'vitest';
import { asksForPerson } from './asks-for-person.ts';

const asks = (operationName: string, variables: Record<string, unknown>) =>
  asksForPerson({ operationName, variables } as ApolloLink.Operation);

it('keeps addresses of e-mail and searches of accounts out of addresses', () => {
  expect(asks('PersonMessages', { email: 'ana@exemplo.com.br', page: 1 })).toBe(true);
  expect(asks('AdminRatings', { email: 'ana@exemplo.com.br' })).toBe(true);
  expect(asks('AuditPeople', { q: 'an' })).toBe(true);
});

it('leaves what everybody may know to GET, which is answered from memory', () => {
  expect(asks('Search', { q: 'padaria', city: null })).toBe(false);
  expect(asks('AdminRatings', { order: 'newest', page: 1 })).toBe(false);
});
