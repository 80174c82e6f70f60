import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { Queues } from './concurrency-limiter.ts';
import { Passwords } from './passwords.ts';

const ADDRESS = '198.51.100.1';

test('slots go round-robin over addresses; a request releases its own slot before it waits for one to hash', async () => {
  const passwords = new Passwords(1, new Queues(readConfig({}).limits));
  const slot = { isOver: false, isWriting: false, signal: new AbortController().signal, release: vi.fn() };
  const hasher = passwords.of({ address: ADDRESS, slot });
  const others = passwords.of({ address: '198.51.100.2', slot: null });
  const order: string[] = [];
  const many = Array.from({ length: 6 }, (_, index) =>
    hasher.hash(`senha número ${index}`).then(() => order.push('many')),
  );
  const one = others.hash('senha de outro').then(() => order.push('other'));
  await Promise.all([...many, one]);
  expect(slot.release).toHaveBeenCalledTimes(6);
  // One of the first address is ahead of it, not six.
  expect(order.indexOf('other')).toBe(1);
});

test('verifies a password against its hash, and without one', async () => {
  const hasher = new Passwords(2, new Queues(readConfig({}).limits)).of({ address: ADDRESS, slot: null });
  const hash = await hasher.hash('uma senha');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hash, 'uma senha')).toBe(true);
  expect(await hasher.verify(hash, 'outra senha')).toBe(false);
  expect(await hasher.verify(undefined, 'uma senha')).toBe(false);
});
