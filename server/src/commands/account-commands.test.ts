import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { testApp } from '../../test/helpers/test-app.ts';
import { OperatorError } from '../shared/errors.ts';
import { readNewPassword, setAccountPassword, unlockAccount } from './account-commands.ts';

const guia = testApp({ LIMIT_LOGINS_ACCOUNT: '1', LIMIT_LOGINS_ACCOUNT_MOST: '2' });

const OLD = 'segredo-bem-longo';
const NEW = 'outro-segredo-longo';
const login = (email: string, password: string, address: string) =>
  guia.rest('POST', '/auth/login', { email, password }, { address });
const twice = (password: string) => async () => ({ password, passwordConfirmation: password });

test('unlock permits logins from a new address after failed logins of others', async () => {
  const { email } = await guia.owner();
  for (let tried = 0; tried < 3; tried++) await login(email, 'errada', `203.0.113.${tried}`);
  expect((await login(email, OLD, '198.51.100.1')).status).toBe(429);
  expect((await unlockAccount(guia.services.db, email.toUpperCase())).email).toBe(email);
  expect((await login(email, OLD, '198.51.100.1')).status).toBe(200);
});

test('set-password ends the sessions, unlocks, mails the account and is recorded in the audit log', async () => {
  const { id, email, token } = await guia.owner();
  for (let tried = 0; tried < 3; tried++) await login(email, 'errada', `203.0.113.${tried}`);
  await setAccountPassword(guia.services, email, twice(NEW));
  expect((await guia.rest('GET', '/auth/user', undefined, { token })).status).toBe(401);
  expect((await login(email, OLD, '198.51.100.2')).status).toBe(401);
  expect((await login(email, NEW, '198.51.100.3')).status).toBe(200);
  const entries = await guia.sql`SELECT actor_id, address, action FROM audit_entries
    WHERE subject_type = 'user' AND subject_id = ${id}`;
  expect(entries).toEqual([{ actor_id: null, address: null, action: 'user.password' }]);
  const mails = await guia.sql`SELECT 1 FROM mails WHERE recipient = ${email} AND kind = 'password-changed'`;
  expect(mails).toHaveLength(1);
});

test('an unknown e-mail is rejected before the password is read', async () => {
  const none = new OperatorError('Nenhuma conta tem o e-mail ninguem@teste.com.br.');
  await expect(unlockAccount(guia.services.db, 'ninguem@teste.com.br')).rejects.toThrow(none);
  const read = () => Promise.reject(new Error('asked'));
  await expect(setAccountPassword(guia.services, 'ninguem@teste.com.br', read)).rejects.toThrow(none);
});

test.each([
  ['curta', 'A senha precisa de ao menos 8 caracteres.'],
  ['x'.repeat(129), 'A senha tem no máximo 128 caracteres.'],
  ['homelesspa', 'Esta senha é muito conhecida. Escolha outra.'],
  ['flamengo10', 'Esta senha é muito conhecida. Escolha outra.'],
  ['umbelina1', 'Esta senha é muito conhecida. Escolha outra.'],
])('%s is rejected as in the browser', async (password, message) => {
  const { email } = await guia.owner('Umbelina Prado');
  await expect(setAccountPassword(guia.services, email, twice(password))).rejects.toThrow(
    new OperatorError(message),
  );
  expect((await login(email, OLD, '198.51.100.4')).status).toBe(200);
});

test('two different passwords are rejected', async () => {
  const { email } = await guia.owner();
  const read = async () => ({ password: NEW, passwordConfirmation: OLD });
  await expect(setAccountPassword(guia.services, email, read)).rejects.toThrow('As senhas não coincidem');
});

/** Types into a terminal; returns what was read and what was written to it. */
async function type(text: string, isTTY: boolean) {
  const input: PassThrough & { isTTY?: boolean } = Object.assign(new PassThrough(), { isTTY });
  const written: string[] = [];
  const typed = readNewPassword(input, (line) => written.push(line))();
  input.end(text);
  return { typed, written };
}

test('a terminal is asked twice and the password is not echoed', async () => {
  const { typed, written } = await type('segredo é este\rsegredo é outro\r', true);
  expect(await typed).toEqual({ password: 'segredo é este', passwordConfirmation: 'segredo é outro' });
  expect(written.join('')).toBe('Nova senha (não aparece): \nMais uma vez: \n');
});

test('reads the first line of a pipe without a prompt', async () => {
  const { typed, written } = await type(`${NEW}\nmais\n`, false);
  expect(await typed).toEqual({ password: NEW, passwordConfirmation: NEW });
  expect(written).toEqual([]);
});

test.each([true, false])(
  'input that ends without a password changes nothing (terminal: %s)',
  async (isTTY) => {
    const { typed } = await type('', isTTY);
    await expect(typed).rejects.toThrow('Nenhuma senha foi informada: nada mudou.');
  },
);
