import { QueryFailedError } from 'typeorm';
import { expect, test } from 'vitest';
import { isDatabaseAway } from '../database/postgres-errors.ts';
import { appErrorOf } from './database-errors.ts';

const fromPostgres = (code: string) => Object.assign(new Error('of PostgreSQL'), { code });

test('a full disk is 503 with its own message and a minute to wait', () => {
  expect(appErrorOf(fromPostgres('53100'))).toMatchObject({
    message: 'Não há espaço para guardar isto agora. Tente novamente mais tarde.',
    extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 60 },
  });
});

test.each([
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated unexpectedly',
])('is an unreachable database: %s', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
  expect(appErrorOf(new Error(message))?.extensions).toEqual({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 });
});

const failed = (query: string, code: string) =>
  new QueryFailedError(query, [], Object.assign(new Error('no'), { code }));

test.each([
  ['INSERT INTO a', '22P02', 'BAD_USER_INPUT'],
  ['INSERT INTO a', '22003', 'BAD_USER_INPUT'],
  ['INSERT INTO a', '22021', 'BAD_USER_INPUT'],
  ['INSERT INTO a', '22001', 'BAD_USER_INPUT'],
  ['INSERT INTO a', '23502', 'BAD_USER_INPUT'],
  ['INSERT INTO a', '23514', 'BAD_USER_INPUT'],
  ['INSERT INTO a', '23505', 'CONFLICT'],
  ['INSERT INTO a', '23503', 'BAD_USER_INPUT'],
  ['DELETE FROM a', '23503', 'CONFLICT'],
  ['UPDATE a', '40001', 'SERVICE_UNAVAILABLE'],
  ['UPDATE a', '40P01', 'SERVICE_UNAVAILABLE'],
  ['UPDATE a', '55P03', 'SERVICE_UNAVAILABLE'],
  ['SELECT', '57014', 'SERVICE_UNAVAILABLE'],
  ['SELECT', '08006', 'SERVICE_UNAVAILABLE'],
  ['SELECT', '57P01', 'SERVICE_UNAVAILABLE'],
  ['SELECT', '53300', 'SERVICE_UNAVAILABLE'],
])('%s with %s is %s', (query, code, expected) => {
  expect(appErrorOf(failed(query, code))?.code).toBe(expected);
});

test('returns null for unknown errors', () => {
  expect(appErrorOf(failed('SELECT', '42601'))).toBeNull();
  expect(appErrorOf(new Error('no'))).toBeNull();
});
