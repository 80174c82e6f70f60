import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { mailRow, pageOf } from './admin-samples.ts';
import { MailList } from './mail-list.tsx';

const mails = (items: object[], isDelivering = true) => pageOf('mails', items, { isDelivering });
const openMails = (answers: Answers, status: string | null = null) =>
  renderSite(<MailList status={status} page={1} />, { answers });

it('says what mails wait for, and where they stand', async () => {
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
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('tries a failed one again', async () => {
  const failed = mailRow('4', { status: 'failed', lastError: 'Caixa cheia', attempts: 10 });
  const { user, asked } = openMails(
    {
      Mails: inTurn(mails([failed]), mails([])),
      RetryMail: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR' } }, { data: { retryMail: mailRow('4') } }),
    },
    'failed',
  );
  expect(asked.length).toBe(1);
  const retry = await screen.findByRole('button', { name: /^Tentar de novo: Confirme seu e-mail/ });
  await user.click(retry);
  expect(await screen.findByText('Não foi possível tentar de novo agora.')).toBeInTheDocument();
  await user.click(retry);
  expect(await screen.findByText('O e-mail voltou para a fila.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhum e-mail')).toBeInTheDocument();
  expect(asked[0]?.variables).toEqual({ status: 'failed', page: 1 });
});
