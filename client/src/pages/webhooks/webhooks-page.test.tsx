import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { account, haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page } from './webhooks-page.tsx';

const webhook = (changes: object = {}) => ({
  __typename: 'Webhook',
  id: '1',
  url: 'https://exemplo.com.br/ganchos',
  events: ['ratingCreated', 'companyChanged'],
  isActive: true,
  rotatedAt: null,
  failingSince: null,
  disabledReason: null,
  ...changes,
});
const listOf = (...webhooks: object[]) => ({ data: { webhooks } });
const delivery = (changes: object = {}) => ({
  __typename: 'WebhookDelivery',
  id: 'a-b-c',
  event: 'ratingCreated',
  status: 'sent',
  attempts: 1,
  nextTryAt: null,
  triedAt: '2026-11-20T12:00:01.000Z',
  body: '{"type":"rating.created"}',
  answerStatus: 204,
  answer: null,
  tookMs: 31,
  lastError: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});
const logOf = (...items: object[]) => ({
  data: {
    webhookDeliveries: {
      __typename: 'WebhookDeliveryPage',
      page: 1,
      lastPage: 1,
      total: items.length,
      items,
    },
  },
});

const open = (answers: Answers, path = '/webhooks') => {
  haveSession();
  return renderSite(<page.Component />, {
    path,
    answers: { Viewer: { data: { viewer: account() } }, MyApiKeys: { pending: true }, ...answers },
  });
};
const openOne = (answers: Answers) =>
  open({ Webhooks: listOf(webhook()), ...answers }, '/webhooks?webhook=1');
const modal = () => screen.getByRole('dialog');

it('lists webhooks with their events and state', async () => {
  open({
    Webhooks: listOf(
      webhook(),
      webhook({ id: '2', url: 'https://exemplo.com.br/b', failingSince: '2026-11-20T12:00:00.000Z' }),
      webhook({
        id: '3',
        url: 'https://exemplo.com.br/c',
        isActive: false,
        disabledReason: 'Respondeu 410.',
      }),
    ),
  });
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('https://exemplo.com.br/ganchosLigadoempresa alterada e nova avaliação');
  expect(second).toHaveTextContent('Falhando desde 20/11/2026 09:00');
  expect(third).toHaveTextContent('Desligado');
  expect(third).toHaveTextContent('Respondeu 410.');
});

it('says what to do without webhooks, and when they cannot be loaded', async () => {
  const empty = open({ Webhooks: listOf() });
  expect(await screen.findByText('Nenhum webhook')).toBeVisible();
  empty.unmount();
  open({ Webhooks: { error: { code: 'SERVICE_UNAVAILABLE' } } });
  expect(await screen.findByText('Erro ao carregar os webhooks')).toBeVisible();
});

it('creates a webhook, shows its secret once with a button that copies it, and opens it', async () => {
  const { user, asked, location } = open({
    Webhooks: inTurn(listOf(), listOf(webhook())),
    WebhookDeliveries: logOf(),
    CreateWebhook: inTurn(
      { error: { code: 'BAD_USER_INPUT', fields: { url: ['Use um endereço com https://.'] } } },
      { data: { createWebhook: { __typename: 'Webhook', id: '1', newSecret: 'whsec_abc' } } },
    ),
  });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Novo webhook' }));
  const send = () => user.click(within(modal()).getByRole('button', { name: 'Criar webhook' }));
  await send();
  expect(within(modal()).getByText('Escolha ao menos um evento.')).toBeVisible();
  const field = within(modal()).getByRole('textbox', { name: /Endereço/ });
  await user.clear(field);
  await user.type(field, 'http://a.br');
  await user.click(within(modal()).getByRole('checkbox', { name: 'Nova avaliação' }));
  await send();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Use um endereço com https/));
  await user.type(field, '/b');
  await send();
  expect(await screen.findByDisplayValue('whsec_abc')).toBeVisible();
  expect(asked.last('CreateWebhook')).toEqual({
    input: { url: 'http://a.br/b', events: ['ratingCreated'] },
  });
  await user.click(screen.getByRole('button', { name: 'Pronto' }));
  expect(await screen.findByText(/^Você ainda não copiou o segredo/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuar aqui' }));
  await user.click(screen.getByRole('button', { name: 'Copiar segredo' }));
  expect(copied).toHaveBeenCalledWith('whsec_abc');
  expect(await screen.findByText('Segredo copiado.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pronto' }));
  await waitFor(() => expect(location.path).toBe('/webhooks?webhook=1'));
  expect(await screen.findByText('Nenhum envio')).toBeVisible();
  expect(document.body.textContent).not.toContain('whsec_abc');
});

it('sends a test and shows its answer', async () => {
  const tested = delivery({
    id: 'teste',
    event: 'webhookTest',
    status: 'queued',
    attempts: 0,
    triedAt: null,
  });
  const { user } = openOne({
    WebhookDeliveries: inTurn(
      logOf(),
      logOf(tested),
      // Being sent: the attempt is counted, and the next one is due if this instance ends.
      logOf({ ...tested, attempts: 1, nextTryAt: '2099-11-20T12:01:00.000Z' }),
      logOf({
        ...tested,
        status: 'failed',
        attempts: 1,
        answerStatus: 500,
        answer: 'Sem banco.',
        lastError: 'O endereço respondeu 500.',
      }),
    ),
    TestWebhook: { data: { testWebhook: { __typename: 'WebhookDelivery', id: 'teste' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Enviar teste' }));
  expect(await screen.findByText('1', { selector: 'dd' }, { timeout: 3_000 })).toBeInTheDocument();
  expect(screen.queryByText('Próxima')).not.toBeInTheDocument();
  const answer = await screen.findByRole('alert', {}, { timeout: 3_000 });
  expect(answer).toHaveTextContent('O teste não chegou. O endereço respondeu 500.Sem banco.');
});

it('shows what was sent and answered, and sends it again', async () => {
  const { user, asked } = openOne({
    WebhookDeliveries: logOf(delivery({ status: 'failed', lastError: 'O endereço respondeu 500.' })),
    ResendWebhookDelivery: { data: { resendWebhookDelivery: delivery({ status: 'queued', attempts: 0 }) } },
  });
  const item = (await screen.findByText('Nova avaliação')).closest('li') as HTMLElement;
  expect(item).toHaveTextContent('Não entregue20/11/2026 09:00 · resposta 204 em 31 ms');
  await user.click(within(item).getByText(/^Detalhes/));
  expect(within(item).getByText(/"type": "rating.created"/)).toBeVisible();
  await user.click(within(item).getByRole('button', { name: /^Reenviar: Nova avaliação/ }));
  expect(asked.first('ResendWebhookDelivery')).toEqual({ id: 'a-b-c' });
  expect(await within(item).findByText('Na fila')).toBeVisible();
});

const MANY_UNLESS_QUEUED: Answers = {
  WebhookDeliveries({ status, page }) {
    const { data } = logOf(delivery());
    if (status === 'queued') return logOf();
    return { data: { webhookDeliveries: { ...data.webhookDeliveries, page, lastPage: 3, total: 60 } } };
  },
};

it('keeps the filter, the page and the rows a page of the deliveries in the address', async () => {
  const { user, asked, location } = openOne(MANY_UNLESS_QUEUED);
  const last = () => asked.last('WebhookDeliveries');
  await user.click(await screen.findByRole('link', { name: 'Página 2' }));
  await waitFor(() => expect(location.path).toBe('/webhooks?webhook=1&page=2'));
  expect(screen.getByRole('region', { name: 'Envios' })).toHaveFocus();
  await waitFor(() => expect(last()).toEqual({ webhookId: '1', status: null, page: 2, perPage: 25 }));
  await user.selectOptions(screen.getByLabelText('Linhas por página'), '50');
  await waitFor(() => expect(location.path).toBe('/webhooks?webhook=1&rows=50'));
  await user.selectOptions(screen.getByLabelText('Situação dos envios'), 'Na fila');
  expect(await screen.findByText('Não há envios nesta situação.')).toBeVisible();
  expect(last()).toEqual({ webhookId: '1', status: 'queued', page: 1, perPage: 50 });
  await user.click(screen.getByRole('link', { name: 'Ver todos' }));
  await waitFor(() => expect(location.path).toBe('/webhooks?webhook=1&rows=50'));
  expect(await screen.findByText('60 envios')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Envios' })).toHaveFocus();
});

it('leads from a page of deliveries beyond the end to the last', async () => {
  const { location } = open(
    { Webhooks: listOf(webhook()), WebhookDeliveries: logOf(delivery()) },
    '/webhooks?webhook=1&page=9',
  );
  await waitFor(() => expect(location.path).toBe('/webhooks?webhook=1'));
});

it('asks for the password where messages are sent, also to switch on', async () => {
  const messages = { events: ['messageCreated'] };
  const { user, asked } = openOne({
    Webhooks: listOf(webhook({ ...messages, isActive: false })),
    WebhookDeliveries: logOf(),
    UpdateWebhook: { data: { updateWebhook: webhook(messages) } },
  });
  await user.click(await screen.findByRole('button', { name: 'Ligar' }));
  await user.click(within(modal()).getByRole('button', { name: 'Ligar' }));
  expect(within(modal()).getByText('Senha é obrigatória')).toBeVisible();
  await user.type(within(modal()).getByLabelText(/^Sua senha/), 'jabuticaba-serrana-7');
  await user.click(within(modal()).getByRole('button', { name: 'Ligar' }));
  expect(await screen.findByText('Webhook ligado.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.click(within(modal()).getByRole('checkbox', { name: 'Nova avaliação' }));
  await user.type(within(modal()).getByLabelText(/^Sua senha/), 'jabuticaba-serrana-7');
  await user.click(within(modal()).getByRole('checkbox', { name: 'Nova mensagem' }));
  expect(within(modal()).queryByLabelText(/^Sua senha/)).toBeNull();
  await user.click(within(modal()).getByRole('checkbox', { name: 'Nova mensagem' }));
  await user.click(within(modal()).getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Webhook salvo.');
  expect(asked.of('UpdateWebhook')).toEqual([
    { id: '1', input: { isActive: true, password: 'jabuticaba-serrana-7' } },
    {
      id: '1',
      input: {
        url: 'https://exemplo.com.br/ganchos',
        events: ['ratingCreated', 'messageCreated'],
        password: 'jabuticaba-serrana-7',
      },
    },
  ]);
});

it('asks for the password when the server does, as for messages in the log', async () => {
  const { user } = openOne({
    WebhookDeliveries: logOf(),
    UpdateWebhook: {
      error: { code: 'BAD_USER_INPUT', fields: { password: ['Confirme com a sua senha.'] } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  expect(within(modal()).queryByLabelText(/^Sua senha/)).toBeNull();
  await user.click(within(modal()).getByRole('button', { name: 'Salvar' }));
  expect(await within(modal()).findByLabelText(/^Sua senha/)).toBeVisible();
  expect(within(modal()).getByText('Confirme com a sua senha.')).toBeVisible();
});

it('switches a webhook off, changes its secret and removes it, each after a question', async () => {
  const { user, asked, location } = openOne({
    WebhookDeliveries: logOf(),
    UpdateWebhook: { data: { updateWebhook: webhook({ isActive: false }) } },
    RotateWebhookSecret: {
      data: { rotateWebhookSecret: { __typename: 'Webhook', id: '1', newSecret: 'whsec_novo' } },
    },
    DeleteWebhook: { data: { deleteWebhook: { __typename: 'Webhook', id: '1' } } },
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Desligar');
  expect(modal()).toHaveTextContent('não é guardado nem avisado depois');
  expect(asked.has('UpdateWebhook')).toBe(false);
  await user.click(within(modal()).getByRole('button', { name: 'Desligar' }));
  expect(await screen.findByText('Webhook desligado.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ligar' })).toBeVisible();
  await press('Trocar segredo');
  expect(modal()).toHaveTextContent('Por 24 horas os avisos são assinados com o segredo novo e com o atual');
  await user.click(within(modal()).getByRole('button', { name: 'Trocar segredo' }));
  expect(await screen.findByDisplayValue('whsec_novo')).toBeVisible();
  await press('Copiar segredo');
  await press('Pronto');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Trocar segredo' })).toHaveFocus());
  await press('Remover');
  expect(asked.map(({ name }) => name)).not.toContain('DeleteWebhook');
  await user.click(within(modal()).getByRole('button', { name: 'Remover webhook' }));
  await waitFor(() => expect(location.path).toBe('/webhooks'));
});

it('is not for accounts without companies or administration', async () => {
  haveSession({ role: 'user' });
  renderSite(<page.Component />, {
    path: '/webhooks',
    answers: { Viewer: { data: { viewer: account({ role: 'user' }) } } },
  });
  expect(await screen.findByText('Você não tem permissão para acessar esta página.')).toBeVisible();
});
