import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { mailRow, pageOf } from '../../testing/fixtures/admin.ts';
import { bulkJob, listCounts } from '../../testing/fixtures/approvals.ts';
import { openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { MailList } from './admin-mails-page.tsx';

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
  expect(await screen.findByText(/ainda não foi configurado \(SMTP_URL\)/)).toBeInTheDocument();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(
    /rosa@exemplo\.com\.br.*Confirmação de e-mail: Confirme seu e-mail.*04\/11\/2026 09:05.*Na fila/,
  );
  expect(rows[1]).toHaveTextContent(/Enviado.*04\/11\/2026 09:06/);
  expect(rows[2]).toHaveTextContent(/Falhou.*Caixa cheia.*10/);
  expect(
    screen
      .getAllByRole('button', { name: /^(Ler|Enviar outro|Tentar novamente)/ })
      .map((button) => button.textContent),
  ).toEqual(['Ler', 'Enviar outro', 'Ler', 'Tentar novamente']);
});

it('shows the text of an e-mail that waits', async () => {
  const { user } = openMails({
    Mails: mails([mailRow('1')]),
    MailPreview: {
      data: {
        adminMail: {
          __typename: 'MailPreview',
          mail: mailRow('1'),
          text: 'Olá!\n\nAbra /confirm-email?token=…',
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Ler: Confirme seu e-mail/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirme seu e-mail' });
  expect(await within(dialog).findByText(/Abra \/confirm-email\?token=…/)).toBeInTheDocument();
  expect(within(dialog).getByText('Confirmação de e-mail')).toBeInTheDocument();
});

it('shows text and buttons of an opened e-mail', async () => {
  const failed = mailRow('3', { status: 'failed', lastError: 'Caixa cheia' });
  const { user } = openMails({
    Mails: mails([failed, mailRow('2', { status: 'sent' })]),
    MailPreview: {
      data: { adminMail: { __typename: 'MailPreview', mail: failed, text: 'Abra /confirm-email?token=…' } },
    },
  });
  const [first, second] = await screen.findAllByRole('link', { name: 'rosa@exemplo.com.br' });
  await user.click(first as HTMLElement);
  const panel = () => within(screen.getByRole('complementary', { name: 'rosa@exemplo.com.br' }));
  expect(await panel().findByText(/Abra \/confirm-email/)).toBeInTheDocument();
  expect(panel().getByRole('button', { name: /^Tentar novamente/ })).toBeInTheDocument();
  await user.click(second as HTMLElement);
  expect(await panel().findByRole('button', { name: /^Enviar outro/ })).toBeInTheDocument();
});

it('ends the panel of an e-mail without buttons at what it says of it', async () => {
  openMails({ Mails: mails([mailRow('2', { status: 'sent', canResend: false })]) }, '?item=2');
  const panel = await screen.findByRole('complementary', { name: 'rosa@exemplo.com.br' });
  expect(panel.lastElementChild?.lastElementChild).not.toBeEmptyDOMElement();
});

it('sends those of the chosen ones again that can be, in the background', async () => {
  const { user, asked } = openMails({
    Mails: mails([
      mailRow('1'),
      mailRow('2', { status: 'sent' }),
      mailRow('3', { status: 'failed', lastError: 'Caixa cheia' }),
    ]),
    StartBulkAction: { data: { startBulkAction: bulkJob({ kind: null, action: 'sendMail', total: 2 }) } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  expect(screen.getByText('3 e-mails selecionados')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Exportar 3' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enviar 2 de novo' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Enviar 2 e-mails de novo' }));
  await user.click(modal.getByRole('button', { name: 'Enviar 2 e-mails' }));
  await waitFor(() => expect(screen.queryByText(/selecionados?$/)).not.toBeInTheDocument());
  expect(asked.of('StartBulkAction')).toEqual([{ input: { action: 'sendMail', ids: ['2', '3'] } }]);
});

it('sends all of a filter again once their number is known', async () => {
  const { user, asked } = openMails(
    {
      Mails: pageOf('adminMails', [mailRow('3', { status: 'failed' })], {
        isDelivering: true,
        total: 60,
        lastPage: 3,
      }),
      ListCount: listCounts(60, { sendMail: 58 }),
      StartBulkAction: { data: { startBulkAction: bulkJob({ kind: null, action: 'sendMail' }) } },
    },
    '?status=failed',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(await screen.findByRole('button', { name: 'Selecionar todos os 60' }));
  expect(screen.getByRole('button', { name: 'Exportar 60' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Enviar 58 de novo' }));
  expect(await screen.findByText(/os enviados são feitos de novo/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Enviar 58 e-mails' }));
  await waitFor(() =>
    expect(asked.last('StartBulkAction')).toEqual({
      input: { action: 'sendMail', total: 58, mails: { q: null, status: 'failed' } },
    }),
  );
});

it('selects what cannot be sent again, to export it', async () => {
  const { user } = openMails({ Mails: mails([mailRow('2', { status: 'sent', canResend: false })]) });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  expect(screen.getByRole('button', { name: 'Exportar 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /de novo$/ })).not.toBeInTheDocument();
});

it('writes a sent link anew, but no other e-mail', async () => {
  const { user, asked } = openMails({
    Mails: mails([
      mailRow('1', { status: 'sent' }),
      mailRow('2', { status: 'sent', canResend: false, subject: 'Empresa aprovada' }),
    ]),
    ResendMail: inTurn(
      { error: { code: 'CONFLICT', message: 'Este e-mail já foi confirmado.' } },
      { data: { resendMail: mailRow('3') } },
    ),
  });
  await user.click(await screen.findByRole('button', { name: /^Enviar outro/ }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/recebe outro e-mail: Confirme seu e-mail/)).toBeInTheDocument();
  expect(asked.has('ResendMail')).toBe(false);
  await user.click(question.getByRole('button', { name: 'Enviar e-mail' }));
  expect(await question.findByText('Este e-mail já foi confirmado.')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Enviar e-mail' }));
  expect(await screen.findByText('Um e-mail novo está na fila.')).toBeInTheDocument();
  expect(asked.of('ResendMail')).toEqual([{ id: '1' }, { id: '1' }]);
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
  const retry = await screen.findByRole('button', { name: /^Tentar novamente: Confirme seu e-mail/ });
  await user.click(retry);
  expect(await screen.findByText('Não foi possível tentar de novo agora.')).toBeInTheDocument();
  await user.click(retry);
  expect(await screen.findByText('O e-mail voltou para a fila.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhum e-mail encontrado')).toBeInTheDocument();
  expect(asked[0]?.variables).toEqual({ q: null, status: 'failed', order: 'newest', page: 1, perPage: 25 });
});

it('keeps the focus in the panel when an e-mail is tried again there', async () => {
  const failed = mailRow('4', { status: 'failed', lastError: 'Caixa cheia' });
  const { user } = openMails(
    {
      Mails: inTurn(mails([failed, mailRow('5', { status: 'failed' })]), mails([mailRow('5')])),
      MailPreview: { data: { adminMail: { __typename: 'MailPreview', mail: failed, text: 'Abra' } } },
      RetryMail: { data: { retryMail: mailRow('4') } },
    },
    '?status=failed&item=4',
  );
  const panel = await screen.findByRole('complementary', { name: 'rosa@exemplo.com.br' });
  await user.click(await within(panel).findByRole('button', { name: /^Tentar novamente/ }));
  await waitFor(() => expect(panel.querySelector('[data-outcome]')).toHaveFocus());
});

it('stores search, status and order in the URL', async () => {
  const { user, asked, location } = openMails({ Mails: mails([]) });
  expect(await screen.findByText('Nenhum e-mail')).toBeInTheDocument();
  expect(screen.getByText('0 e-mails')).toBeInTheDocument();
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Situação'), 'Falhou');
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Destinatário, de A a Z');
  await user.type(screen.getByLabelText('Buscar e-mail'), 'rosa');
  await waitFor(() =>
    expect(asked.at(-1)?.variables).toEqual({
      q: 'rosa',
      status: 'failed',
      order: 'recipient',
      page: 1,
      perPage: 25,
    }),
  );
  await waitFor(() => expect(location.path).toBe('/admin/mails?status=failed&order=recipient&q=rosa'));
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(location.path).toBe('/admin/mails?order=recipient'));
});

it('opens an e-mail that is on another page', async () => {
  const mail = mailRow('9', { recipient: 'ana@exemplo.com.br' });
  const adminMail = { __typename: 'MailPreview', mail, text: 'Olá!' };
  openMails({ Mails: mails([mailRow('1')]), MailPreview: { data: { adminMail } } }, '?item=9');
  const details = await screen.findByRole('complementary', { name: 'ana@exemplo.com.br' });
  expect(await within(details).findByText('Olá!')).toBeInTheDocument();
});
