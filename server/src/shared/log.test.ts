import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discreet, loggedError } from './log.ts';

test.each([
  ['550 5.1.1 <ana.lima@exemplo.com.br>: user unknown', '550 5.1.1 <[e-mail]>: user unknown'],
  ['invalid input syntax for type integer: "doze maçãs"', 'invalid input syntax for type integer: "…"'],
  ['relation "ratings" does not exist', 'relation "ratings" does not exist'],
  ['null value in column "name" of relation "users"', 'null value in column "name" of relation "users"'],
  ['token Zm9vYmFyYmF6cXV1eHh5enp5MTIzNDU2Nzg5MA ended', 'token […] ended'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
])('%s is logged as %s', (text, logged) => {
  expect(discreet(text)).toBe(logged);
});

test('properties that libraries add to errors are not logged', () => {
  const driver = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email_key"'),
    {
      code: '23505',
      constraint: 'users_email_key',
      detail: 'Key (email)=(ana@exemplo.com.br) already exists.',
      where: 'Ana Lima',
    },
  );
  const error = Object.assign(new Error(driver.message), {
    query: 'INSERT …',
    parameters: ['Ana Lima', 'ana@exemplo.com.br'],
    driverError: driver,
  });
  const logged = loggedError(error);
  expect(logged.cause).toMatchObject({ code: '23505', constraint: 'users_email_key' });
  expect(logged.stack).toContain('log.test');
  expect(JSON.stringify(logged)).not.toMatch(/Ana|exemplo|INSERT/);
});

test('no e-mail address and no token is logged, whatever surrounds it', () => {
  fc.assert(
    fc.property(
      fc.emailAddress(),
      fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      fc.string(),
      (email, token, text) => {
        const logged = discreet(`${text} <${email}> ${token} ${text}`);
        expect(logged).not.toContain(token);
        expect(logged).not.toContain(email);
      },
    ),
  );
});

test('circular causes are cut', () => {
  const error = new Error('one');
  error.cause = Object.assign(new Error('two'), { cause: error });
  expect(JSON.stringify(loggedError(error)).length).toBeLessThan(20_000);
});
