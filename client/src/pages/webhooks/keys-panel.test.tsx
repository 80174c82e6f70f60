import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { account, haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { apiKey, keyPage } from '../../testing/fixtures/api-keys.ts';
import { renderSite } from '../../testing/render.tsx';
import { page as programsPage } from './webhooks-page.tsx';

const SECRET = 'guia_live_Ab12cdefghijklmnopqrstuvwxyzAB0xYz12';
const list = (items: object[], changes: object = {}) => keyPage('myApiKeys', items, changes);
const created = {
  data: { createApiKey: { __typename: 'CreatedApiKey', secret: SECRET, apiKey: apiKey('1') } },
};

const open = (answers: Answers, role: 'admin' | 'company' | 'user' = 'company') => {
  haveSession({ role });
  return renderSite(<programsPage.Component />, {
    path: '/webhooks',
    answers: { Viewer: { data: { viewer: account({ role }) } }, Webhooks: { pending: true }, ...answers },
  });
};
const region = () => screen.findByRole('region', { name: 'Chaves de API' });
const modal = () => screen.getByRole('dialog');
const inModal = (name: string) => within(modal()).getByRole('button', { name });
const openForm = async (answers: Answers, role?: 'admin' | 'company') => {
  const site = open(answers, role);
  await site.user.click(await screen.findByRole('button', { name: 'Criar chave de API' }));
  return site;
};

it('lists the keys with what they may, their last use and their expiry', async () => {
  open({
    MyApiKeys: list([
      apiKey('2', { lastUsedAt: '2026-11-21T15:30:00.000Z', expiresAt: '2099-01-20T12:00:00.000Z' }),
      apiKey('1', { name: 'Planilha', scopes: ['statisticsRead'], expiresAt: '2026-01-20T12:00:00.000Z' }),
    ]),
  });
  const [first, second] = await within(await region()).findAllByRole('listitem');
  expect(first).toHaveTextContent('Site da lojaguia_live_Ab12…Empresas: ler e alterar · Avaliações: ler');
  expect(first).toHaveTextContent('Último uso em 21/11/2026 12:30');
  expect(first).toHaveTextContent('Criada em 20/11/2026 09:00, vale até 20/01/2099 09:00');
  expect(second).toHaveTextContent('Planilhaguia_live_Ab12…Vencida');
  expect(second).toHaveTextContent('Estatísticas: lerAinda não foi usada');
  expect(second).toHaveTextContent('venceu em 20/01/2026 09:00');
});

it('says that there are none, and is not there for a person who cannot have one', async () => {
  const { unmount } = open({ MyApiKeys: list([]) });
  expect(await screen.findByText('Você ainda não tem chaves de API.')).toBeInTheDocument();
  unmount();
  open({}, 'user');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Chaves de API' })).toBeNull();
});

it('requires a name, a permission and an expiry', async () => {
  const { user, asked } = await openForm({ MyApiKeys: list([]) });
  await user.click(inModal('Criar chave'));
  for (const text of ['Dê um nome à chave', 'Escolha ao menos uma permissão']) {
    expect(within(modal()).getByText(text)).toBeInTheDocument();
  }
  expect(within(modal()).getByLabelText(/^Prazo/)).toBeInvalid();
  expect(within(modal()).getByLabelText(/^Nome/)).toHaveFocus();
  expect(asked.map(({ name }) => name)).not.toContain('CreateApiKey');
  await user.selectOptions(within(modal()).getByLabelText('Mensagens'), 'Ler');
  expect(within(modal()).queryByText('Escolha ao menos uma permissão')).toBeNull();
});

it('creates a key and shows its secret once, with a button to copy it and an example', async () => {
  const { user, asked } = await openForm({
    MyApiKeys: inTurn(list([]), list([apiKey('1')])),
    CreateApiKey: created,
  });
  await user.type(within(modal()).getByLabelText(/^Nome/), 'Site da loja');
  await user.selectOptions(within(modal()).getByLabelText('Empresas'), 'Ler e alterar');
  await user.selectOptions(within(modal()).getByLabelText('Avaliações'), 'Ler');
  await user.selectOptions(within(modal()).getByLabelText(/^Prazo/), '90 dias');
  await user.type(within(modal()).getByLabelText(/^Sua senha/), 'jabuticaba-serrana-7');
  await user.click(inModal('Criar chave'));
  expect(await within(modal()).findByLabelText('Chave')).toHaveValue(SECRET);
  expect(modal()).toHaveTextContent('Copie a chave agora: ela não aparece de novo.');
  expect(modal()).toHaveTextContent(`curl -H 'Authorization: Bearer ${SECRET}'`);
  expect(asked.first('CreateApiKey')).toEqual({
    input: {
      name: 'Site da loja',
      scopes: ['companiesWrite', 'ratingsRead'],
      expiry: 'days90',
      password: 'jabuticaba-serrana-7',
    },
  });

  for (const name of ['Pronto', 'Fechar']) {
    await user.click(inModal(name));
    expect(modal()).toHaveTextContent('Você ainda não copiou a chave.');
    await user.click(inModal('Continuar aqui'));
  }
  await user.click(inModal('Copiar chave'));
  expect(await within(modal()).findByText('Chave copiada.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(inModal('Pronto'));
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
  expect(await screen.findByText('Site da loja')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Criar chave de API' })).toHaveFocus();
});

it('asks for the password again, or for a code where the account has a second factor', async () => {
  const { user, asked, unmount } = await openForm({ MyApiKeys: list([]) });
  await user.click(inModal('Criar chave'));
  expect(within(modal()).getByText('Senha é obrigatória')).toBeInTheDocument();
  unmount();
  const other = await openForm({
    MyApiKeys: list([]),
    Viewer: { data: { viewer: account({ hasSecondFactor: true }) } },
    CreateApiKey: created,
  });
  expect(within(modal()).queryByLabelText(/^Sua senha/)).toBeNull();
  await other.user.type(within(modal()).getByLabelText(/^Nome/), 'Site da loja');
  await other.user.selectOptions(within(modal()).getByLabelText('Empresas'), 'Ler');
  await other.user.selectOptions(within(modal()).getByLabelText(/^Prazo/), '1 ano');
  await other.user.type(within(modal()).getByLabelText(/^Código do aplicativo/), '123456');
  await other.user.click(inModal('Criar chave'));
  await within(modal()).findByLabelText('Chave');
  expect(asked.map(({ name }) => name)).not.toContain('CreateApiKey');
  expect(other.asked.first('CreateApiKey')).toMatchObject({
    input: { otp: '123456' },
  });
});

it('selects the key where the clipboard cannot be written', async () => {
  const { user } = await openForm({ MyApiKeys: list([]), CreateApiKey: created });
  await user.type(within(modal()).getByLabelText(/^Nome/), 'Site da loja');
  await user.selectOptions(within(modal()).getByLabelText('Empresas'), 'Ler');
  await user.selectOptions(within(modal()).getByLabelText(/^Prazo/), '1 ano');
  await user.type(within(modal()).getByLabelText(/^Sua senha/), 'jabuticaba-serrana-7');
  await user.click(inModal('Criar chave'));
  await within(modal()).findByLabelText('Chave');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(inModal('Copiar chave'));
  expect(await within(modal()).findByText(/A chave está selecionada/)).toBeInTheDocument();
  await user.click(inModal('Pronto'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers the areas of the administration to administrators only', async () => {
  const { unmount } = await openForm({ MyApiKeys: list([]) });
  expect(within(modal()).queryByLabelText('Administração')).toBeNull();
  unmount();
  await openForm({ MyApiKeys: list([]) }, 'admin');
  expect(within(modal()).getByLabelText('Administração')).toBeInTheDocument();
  expect(within(within(modal()).getByLabelText('Estatísticas')).getAllByRole('option')).toHaveLength(2);
});

it('shows why a key cannot be created', async () => {
  const message = 'Uma conta tem no máximo 20 chaves de API. Encerre uma que não usa mais.';
  const { user } = await openForm({
    MyApiKeys: list([]),
    CreateApiKey: { error: { code: 'CONFLICT', message } },
  });
  await user.type(within(modal()).getByLabelText(/^Nome/), 'Mais uma');
  await user.selectOptions(within(modal()).getByLabelText('Empresas'), 'Ler');
  await user.selectOptions(within(modal()).getByLabelText(/^Prazo/), '30 dias');
  await user.type(within(modal()).getByLabelText(/^Sua senha/), 'jabuticaba-serrana-7');
  await user.click(inModal('Criar chave'));
  expect(await within(modal()).findByRole('alert')).toHaveTextContent(message);
});

it('ends a key after a confirmation, also one that has ended elsewhere, and focuses the title', async () => {
  const { user, asked } = open({
    MyApiKeys: inTurn(list([apiKey('1')]), list([])),
    DeleteApiKey: {
      error: { code: 'NOT_FOUND', message: 'Esta chave de API não existe ou já foi encerrada.' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Encerrar: Site da loja, guia_live_Ab12' }));
  expect(modal()).toHaveTextContent(
    'O sistema que usa Site da loja (guia_live_Ab12…) para de funcionar agora',
  );
  expect(asked.map(({ name }) => name)).not.toContain('DeleteApiKey');
  await user.click(inModal('Encerrar chave'));
  expect(await screen.findByText('Você ainda não tem chaves de API.')).toBeInTheDocument();
  expect(asked.first('DeleteApiKey')).toEqual({ id: '1' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Chaves de API' })).toHaveFocus());
});

it('says of an expired key that nothing stops working', async () => {
  const { user } = open({ MyApiKeys: list([apiKey('1', { expiresAt: '2026-01-20T12:00:00.000Z' })]) });
  await user.click(await screen.findByRole('button', { name: /^Encerrar: Site da loja/ }));
  expect(modal()).toHaveTextContent('já venceu e não funciona mais. Encerrada, ela sai desta lista.');
});

it('is paged', async () => {
  const { user, asked } = open({
    MyApiKeys: inTurn(
      list([apiKey('1')], { lastPage: 2, total: 11 }),
      list([apiKey('2')], { page: 2, lastPage: 2, total: 11 }),
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Página 2' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ name: 'MyApiKeys', variables: { page: 2 } }));
});

it('reports a failed request and retries it', async () => {
  const { user } = open({
    MyApiKeys: inTurn({ error: { code: 'BAD_REQUEST', message: 'Boom' } }, list([apiKey('1')])),
  });
  const section = within(await region());
  expect(await section.findByRole('alert')).toHaveTextContent('Erro ao carregar as chaves de API');
  await user.click(section.getByRole('button', { name: 'Tentar novamente' }));
  expect(await section.findByText('Site da loja')).toBeInTheDocument();
});
