import { expect, test } from 'vitest';
import { accountKey } from './account-key.ts';

test.each(['VINICIUS@EXEMPLO.COM.BR', 'vİnicius@exemplo.com.br', 'vİNİcİus@exemplo.com.br'])(
  '%s is counted as the account that it enters',
  (email) => expect(accountKey(email)).toBe(accountKey('vinicius@exemplo.com.br')),
);

test('other addresses are other accounts', () =>
  expect(accountKey('vinícius@exemplo.com.br')).not.toBe(accountKey('vinicius@exemplo.com.br')));
