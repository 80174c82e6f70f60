import { beforeAll, expect, test } from 'vitest';
import { admin, testApp } from '../../test/helpers/test-app.ts';
import { queueMail } from './outbox.ts';

const guia = testApp();
beforeAll(async () => {
  await guia.sql`DELETE FROM mails`;
  for (const [to, subject] of [
    ['zelia@exemplo.com.br', 'Confirme seu e-mail'],
    ['ana.conceicao@exemplo.com.br', 'Sua solicitação de plano'],
    ['Bia@Exemplo.com.br', 'Confirme seu e-mail'],
  ] as const) {
    await guia.services.db.dataSource.transaction((manager) =>
      queueMail(manager, { kind: 'reply', to, subject, text: 'Segredo', html: '<p>Segredo</p>' }),
    );
  }
  await guia.sql`UPDATE mails SET status = 'sent' WHERE recipient LIKE 'zelia%'`;
});

const MAILS = `query ($q: String, $status: MailStatus, $order: MailOrder, $page: Int, $perPage: Int) {
  adminMails(q: $q, status: $status, order: $order, page: $page, perPage: $perPage) { total lastPage items { recipient } }
}`;
async function ask(variables: Record<string, unknown>) {
  const { body } = await guia.graphql(MAILS, variables, admin);
  return body.data?.adminMails ?? body.errors[0].extensions;
}
const recipientsOf = async (variables: Record<string, unknown>): Promise<string[]> =>
  (await ask(variables)).items.map(({ recipient }: { recipient: string }) => recipient.split(/[.@]/)[0]);

test('a part of the recipient or the subject finds a mail, without regard to case and accents', async () => {
  expect(await recipientsOf({ q: 'SOLICITACAO' })).toEqual(['ana']);
  expect(await recipientsOf({ q: 'ZÉLIA@' })).toEqual(['zelia']);
  expect(await recipientsOf({ q: 'elia' })).toEqual(['zelia']);
  expect(await recipientsOf({ q: 'bi' })).toEqual(['Bia']);
  expect(await recipientsOf({ q: 'confirme seu e-mail', status: 'queued' })).toEqual(['Bia']);
  expect(await ask({ q: '100% nada' })).toMatchObject({ total: 0, items: [] });
  expect(await ask({ q: 'x'.repeat(101) })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { q: [{ code: 'TOO_LONG' }] },
  });
});

test('the order is the newest, the oldest, by recipient or by state, and a page has the total', async () => {
  expect(await recipientsOf({})).toEqual(['Bia', 'ana', 'zelia']);
  expect(await recipientsOf({ order: 'oldest' })).toEqual(['zelia', 'ana', 'Bia']);
  expect(await recipientsOf({ order: 'recipient' })).toEqual(['ana', 'Bia', 'zelia']);
  expect(await recipientsOf({ order: 'status' })).toEqual(['ana', 'Bia', 'zelia']);
  expect(await recipientsOf({ order: 'statusDescending' })).toEqual(['zelia', 'Bia', 'ana']);
  expect(await ask({ perPage: 2, page: 2 })).toMatchObject({ total: 3, lastPage: 2, items: [{}] });
  expect(await ask({ perPage: 2, page: 9 })).toMatchObject({ total: 3, lastPage: 2, items: [] });
});

test('the exported file has the rows of the list, and no text of a mail', async () => {
  const reply = await guia.app.inject({
    method: 'GET',
    url: '/admin-exports/mails.csv?q=exemplo&order=recipient&status=queued',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const [head, ...rows] = reply.payload.slice(1).trimEnd().split('\r\n');
  expect(head).toBe('Número;Para;Assunto;Tipo;Situação;Tentativas;Última falha;Criado em;Enviado em');
  expect(rows.map((row) => row.split(';').slice(1, 6))).toEqual([
    ['ana.conceicao@exemplo.com.br', 'Sua solicitação de plano', 'Resposta a uma mensagem', 'Na fila', '0'],
    ['Bia@Exemplo.com.br', 'Confirme seu e-mail', 'Resposta a uma mensagem', 'Na fila', '0'],
  ]);
  expect(reply.payload).not.toContain('Segredo');
});
