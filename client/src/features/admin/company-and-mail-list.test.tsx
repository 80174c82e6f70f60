import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { companyRow, mailRow, pageOf } from './admin-samples.ts';
import { CompanyList } from './company-list.tsx';
import { MailList } from './mail-list.tsx';

const mails = (items: object[], isDelivering = true) => pageOf('mails', items, { isDelivering });
const openMails = (answers: Answers, status: string | null = null) =>
  renderSite(<MailList status={status} page={1} />, { answers });

it('hands each company with an owner to the switch and to the messages', async () => {
  const openMessages = vi.fn();
  const bakery = companyRow('7', 'Padaria Trigo de Ouro');
  const { user } = renderSite(
    <CompanyList
      q=""
      page={1}
      renderAccess={({ name }) => <span>Acesso de {name}</span>}
      openMessages={openMessages}
    />,
    {
      answers: {
        AdminCompanies: pageOf(
          'companies',
          [bakery, companyRow('8', 'Bar sem dono', { hasOwner: false, ownerName: null, ownerEmail: null })],
          { totalIsExact: true },
        ),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Mensagens de Padaria Trigo de Ouro' }));
  expect(openMessages).toHaveBeenCalledWith(expect.objectContaining({ id: '7' }));
  expect(screen.getByText('Acesso de Padaria Trigo de Ouro')).toBeInTheDocument();
  expect(screen.getByText('2 resultado(s) encontrado(s)')).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('row', { name: /Bar sem dono.*Sem dono.*—/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Aprovações' })).toHaveAttribute('href', '/admin?tab=approvals');
});

it('searches once typing has rested, and says when nothing is found', async () => {
  const { user, place } = renderSite(
    <CompanyList q="" page={1} renderAccess={() => null} openMessages={() => {}} />,
    {
      answers: { AdminCompanies: pageOf('companies', [], { totalIsExact: true }) },
      path: '/admin?tab=companies',
    },
  );
  expect(await screen.findByText('Nenhuma empresa encontrada')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Buscar empresa'), 'padaria');
  await waitFor(() => expect(place.path).toBe('/admin?tab=companies&q=padaria'));
});

it('says that companies could not be loaded', async () => {
  renderSite(<CompanyList q="" page={1} renderAccess={() => null} openMessages={() => {}} />, {
    answers: { AdminCompanies: { error: { code: 'INTERNAL_SERVER_ERROR' } } },
  });
  expect(await screen.findByText('Erro ao carregar empresas')).toBeInTheDocument();
});

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
