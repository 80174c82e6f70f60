import { QueryFailedError } from 'typeorm';
import { expect, test } from 'vitest';
import { refusalOf } from './postgres-errors.ts';

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
])('%s with %s is %s', (query, code, said) => {
  expect(refusalOf(failed(query, code))?.code).toBe(said);
});

test('what is not understood is nobody’s refusal', () => {
  expect(refusalOf(failed('SELECT', '42601'))).toBeNull();
  expect(refusalOf(new Error('no'))).toBeNull();
});
