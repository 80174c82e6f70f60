import { expect, test } from 'vitest';
import { Passwords } from './passwords.ts';

test('few are hashed at a time, the others wait, and too many are sent away', async () => {
  const passwords = new Passwords(2);
  // Nothing has ended before the next begins: two run, 64 wait, one is too many.
  const asked = Array.from({ length: 67 }, (_, index) => passwords.hash(`senha número ${index}`));
  expect(passwords.waiting).toBe(64);
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
  expect(passwords.waiting).toBe(0);
  const hash = await passwords.hash('uma senha');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'uma senha')).toBe(true);
  expect(await passwords.verify(undefined, 'uma senha')).toBe(false);
});
