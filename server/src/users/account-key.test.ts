import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../test/helpers/test-app.ts';
import { accountKey } from './account-key.ts';

const guia = testApp();

const keyOf = (email: string) => accountKey(guia.services.db.reads, email);

test.each(['VINICIUS@EXEMPLO.COM.BR', 'vİnicius@exemplo.com.br', 'vİNİcİus@exemplo.com.br'])(
  '%s is counted under the account that it signs in to',
  async (email) => expect(await keyOf(email)).toBe(await keyOf('vinicius@exemplo.com.br')),
);

test('other addresses have other keys', async () =>
  expect(await keyOf('vinícius@exemplo.com.br')).not.toBe(await keyOf('vinicius@exemplo.com.br')));

test('the key is not a hash of the e-mail, and differs between installations', async () => {
  const email = 'rosa@exemplo.com.br';
  const key = await keyOf(email);
  for (const format of ['base64url', 'hex'] as const) {
    expect(key).not.toContain(createHash('sha256').update(email).digest(format));
  }
  await guia.sql`UPDATE installation_secrets SET value = sha256(value)`;
  expect(await keyOf(email)).not.toBe(key);
});
