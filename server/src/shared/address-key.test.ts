import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKey, addressKeys } from './address-key.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('all addresses of one /64 have one key, those of another /64 another', () => {
  const group = fc.integer({ min: 1, max: 0xffff }).map((number) => number.toString(16));
  const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
  fc.assert(
    fc.property(half, half, half, half, (network, other, one, two) => {
      fc.pre(network !== other);
      expect(addressKey(`${network}:${one}`)).toBe(addressKey(`${network}:${two}`));
      expect(addressKey(`${network}:${one}`)).not.toBe(addressKey(`${other}:${one}`));
    }),
  );
});

test('an IPv6 address has a second key for its /48, with four times the limit; IPv4 has not', () => {
  expect(addressKeys('2001:db8:1:2::1')).toEqual([
    { key: '2001:db8:1:2::/64', factor: 1 },
    { key: '2001:db8:1::/48', factor: 4 },
  ]);
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109']) {
    expect(addressKeys(address)).toEqual([{ key: '203.0.113.9', factor: 1 }]);
  }
});
