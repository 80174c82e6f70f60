import { expect, test } from 'vitest';
import { isDatabaseAway, refusalOf } from './postgres-errors.ts';

const fromPostgres = (code: string) => Object.assign(new Error('of PostgreSQL'), { code });

test('a full disk is said in words of its own, and to come back later', () => {
  expect(refusalOf(fromPostgres('53100'))).toMatchObject({
    message: 'Não há espaço para guardar isto agora. Tente novamente mais tarde.',
    extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 60 },
  });
});

test.each([
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated unexpectedly',
])('node-postgres says that the database is away: %s', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
  expect(refusalOf(new Error(message))?.extensions).toEqual({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 });
});

test('what is not understood is no refusal', () => {
  expect(refusalOf(fromPostgres('XX000'))).toBeNull();
});
