import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../test/helpers/ask.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';
import { startNameServer } from '../../test/helpers/webhooks/name-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../test/helpers/webhooks/receiver.ts';
import { subscriberOf } from '../../test/helpers/webhooks/subscriber.ts';
import { CREATE_WEBHOOK, sendDue } from '../../test/helpers/webhooks/webhooks.ts';

const PUBLIC = '203.0.114.7';
const names = new Map([
  ['publico.teste', PUBLIC],
  ['interno.teste', '10.0.0.7'],
  ['local.teste', '127.0.0.1'],
  ['nuvem.teste', '169.254.169.254'],
  ['seis.teste', '::1'],
  ['mapeado.teste', '::ffff:127.0.0.1'],
  ['nat64.teste', '64:ff9b::7f00:1'],
  ['misto.teste', `${PUBLIC} 127.0.0.1`],
  ['misto-seis.teste', `${PUBLIC} ::1`],
]);
const IS_INTERNAL = 'Este endereço é de uma rede interna. Use um que a internet alcance.';
const IS_UNKNOWN = 'Não encontramos este endereço. Confira o nome do site.';
let guia: TestApp;
let receiver: WebhookReceiver;
let nameServer: { close(): void };
/** Counts connections to a private address. */
let trap: Server;
let connections = 0;
let port: number;
beforeAll(async () => {
  trap = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  // Of IPv4 too.
  await new Promise<void>((resolve) => trap.listen(0, '::', () => resolve()));
  const at = trap.address();
  port = typeof at === 'object' && at ? at.port : 0;
  receiver = await startWebhookReceiver();
  nameServer = await startNameServer(names);
  guia = await startTestApp({ WEBHOOK_TEST_TARGETS: receiver.target });
});
afterAll(async () => {
  await guia.close();
  nameServer.close();
  await receiver.close();
  await new Promise((resolve) => trap.close(resolve));
});

test.each([
  ['http://publico.teste/', 'Use um endereço com https://.'],
  ['publico.teste', 'Escreva o endereço completo, como https://exemplo.com.br/webhooks.'],
  ['ftp://publico.teste/', 'Escreva o endereço completo, como https://exemplo.com.br/webhooks.'],
  ['https://ana:senha@publico.teste/', 'O endereço não pode ter usuário, senha nem #.'],
  ['https://nada.teste/', IS_UNKNOWN],
  ...[
    'interno.teste',
    'local.teste',
    'nuvem.teste',
    'seis.teste',
    'mapeado.teste',
    'nat64.teste',
    'misto.teste',
    'misto-seis.teste',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '127.0.0.1.',
    '１２７.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[::7f00:1]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[fc00::1]',
    '[fe80::1]',
    '[ff02::1]',
    '[2002:7f00:1::]',
  ].map((host) => [`https://${host}/`, IS_INTERNAL]),
])('%s is rejected', async (url, message) => {
  const owner = await guia.owner();
  const input = { url, events: ['ratingCreated'] };
  expect(await ask(guia, owner, CREATE_WEBHOOK, { input })).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { url: [message] },
  });
});

test('nothing is sent to an address that has become private since it was checked', async () => {
  const { happen, log } = await subscriberOf(guia, receiver, '/rebound', `https://publico.teste:${port}/`);
  const problemOfNext = async () => {
    await happen();
    await sendDue(guia);
    return (await log()).at(-1).last_error;
  };
  for (const address of [
    '127.0.0.1',
    '169.254.169.254',
    '10.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    `${PUBLIC} ::1`,
  ]) {
    names.set('publico.teste', address);
    expect([address, await problemOfNext()]).toEqual([address, IS_INTERNAL]);
  }
  names.delete('publico.teste');
  expect(await problemOfNext()).toBe(IS_UNKNOWN);
  // As if an address had been written past the check.
  for (const host of [
    '127.0.0.1',
    '[::1]',
    '169.254.169.254',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '0.0.0.0',
    '0x7f.1',
  ]) {
    await guia.pool.query('UPDATE webhooks SET url = $1', [`https://${host}:${port}/`]);
    expect([host, await problemOfNext()]).toEqual([host, IS_INTERNAL]);
  }
  expect(connections).toBe(0);
});
