import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { mailRow, pageOf } from '../../testing/fixtures/admin.ts';
import { renderSite } from '../../testing/render.tsx';
import { MailList } from './mail-list.tsx';

const mails = (items: object[], isDelivering = true) => pageOf('adminMails', items, { isDelivering });
const openMails = (answers: Answers, query = '') =>
  renderSite(<MailList />, { answers, path: `/admin/mails${query}` });

it('shows the state of e-mails and why they wait', async () => {
  openMails({
    Mails: mails(
      [
        mailRow('1'),
        mailRow('2', { status: 'sent', sentAt: '2026-11-04T12:06:00.000Z', attempts: 1 }),
        mailRow('3', { status: 'failed', lastError: 'Caixa cheia', attempts: 10 }),
      ],
      false,
    ),
  });
  expect(await screen.findByText(/Sem a configuração SMTP_URL os e-mails esperam aqui/)).toBeInTheDocument();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(
    /rosa@exemplo\.com\.br.*Confirme seu e-mail.*04\/11\/2026 09:05.*Na fila/,
  );
  expect(rows[1]).toHaveTextContent(/Enviado.*04\/11\/2026 09:06/);
  expect(rows[2]).toHaveTextContent(/Falhou.*Caixa cheia.*10/);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Exportar CSV',
    'Tentar de novo',
  ]);
});

it('retries a failed e-mail', async () => {
  const failed = mailRow('4', { status: 'failed', lastError: 'Caixa cheia', attempts: 10 });
  const { user, asked } = openMails(
    {
      Mails: inTurn(mails([failed]), mails([])),
      RetryMail: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR' } }, { data: { retryMail: mailRow('4') } }),
    },
    '?status=failed',
  );
  expect(asked.length).toBe(1);
  const retry = await screen.findByRole('button', { name: /^Tentar de novo: Confirme seu e-mail/ });
  await user.click(retry);
  expect(await screen.findByText('Não foi possível tentar de novo agora.')).toBeInTheDocument();
  await user.click(retry);
  expect(await screen.findByText('O e-mail voltou para a fila.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhum e-mail encontrado')).toBeInTheDocument();
  expect(asked[0]?.variables).toEqual({ q: null, status: 'failed', order: 'newest', page: 1 });
});

it('stores search, status and order in the URL', async () => {
  const { user, asked, location } = openMails({ Mails: mails([]) });
  expect(await screen.findByText('Nenhum e-mail')).toBeInTheDocument();
  expect(screen.getByText('0 e-mails')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Situação'), 'Falhou');
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Destinatário');
  await user.type(screen.getByLabelText('Buscar e-mail'), 'rosa');
  await waitFor(() =>
    expect(asked.at(-1)?.variables).toEqual({ q: 'rosa', status: 'failed', order: 'recipient', page: 1 }),
  );
  await waitFor(() => expect(location.path).toBe('/admin/mails?status=failed&order=recipient&q=rosa'));
  await user.click(await screen.findByRole('link', { name: 'Limpar filtros' }));
  await waitFor(() => expect(location.path).toBe('/admin/mails'));
});
