import { expect, test } from 'vitest';
import { plainAddress } from './caller-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:5678', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', null],
  ['', null],
])('%s is the address %s', (written, address) => {
  expect(plainAddress(written)).toBe(address);
});
