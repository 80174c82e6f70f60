import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { site } from '../../testing/site-fixtures.ts';
import { MapsKeyForm } from './admin-settings-page.tsx';

const open = (mapsApiKey: string | null = null) =>
  renderSite(<MapsKeyForm />, {
    path: '/admin/settings',
    answers: { Site: { data: { publicSettings: { ...site(), mapsApiKey } } } },
  });
const field = () => screen.findByLabelText('API Key do Google Maps');
const save = () => screen.getByRole('button', { name: 'Salvar' });
const map = () => screen.queryByTitle('Mapa de Praça da Sé');

const confirmRemoval = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover chave' }));

afterEach(() => vi.restoreAllMocks());

it('stores the key, masked until it is revealed, tests it on a map, and removes it', async () => {
  const { user } = open();
  expect(await screen.findByText(/A configuração do servidor não traz nenhuma/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Mapa de Praça da Sé/ })).toBeInTheDocument();
  await user.type(await field(), ' chave-1 ');
  expect(await field()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar chave' }));
  expect(await field()).toHaveAttribute('type', 'text');
  await user.click(save());
  expect(await screen.findByText('API Key salva com sucesso!')).toBeInTheDocument();
  expect(localStorage.getItem('maps_api_key')).toBe('chave-1');
  expect(await field()).toHaveValue('chave-1');
  await waitFor(() => expect(map()).toHaveAttribute('src', expect.stringContaining('key=chave-1')));
  await user.click(screen.getByRole('button', { name: 'Remover chave' }));
  expect(await screen.findByRole('dialog', { name: 'Remover chave?' })).toBeInTheDocument();
  expect(localStorage.getItem('maps_api_key')).toBe('chave-1');
  await confirmRemoval(user);
  expect(await screen.findByText('API Key removida deste navegador.')).toBeInTheDocument();
  expect(localStorage.getItem('maps_api_key')).toBeNull();
  expect(await field()).toHaveValue('');
  await waitFor(() => expect(screen.getByLabelText('API Key do Google Maps')).toHaveFocus());
});

it('says that the configuration has a key, and which one is used', async () => {
  localStorage.setItem('maps_api_key', 'daqui');
  const { user } = open('do-servidor');
  expect(await screen.findByText(/guardada aqui, em vez da que a configuração/)).toBeInTheDocument();
  expect(await field()).toHaveValue('daqui');
  expect(map()).toHaveAttribute('src', expect.stringContaining('key=daqui'));
  await user.click(screen.getByRole('button', { name: 'Remover chave' }));
  await confirmRemoval(user);
  expect(await screen.findByText(/usa a chave que a configuração do servidor traz/)).toBeInTheDocument();
  expect(map()).toHaveAttribute('src', expect.stringContaining('key=do-servidor'));
});

it('saves no empty key', async () => {
  const { user } = open();
  await user.type(await field(), '   ');
  await user.click(save());
  expect(await screen.findByText('Cole a chave da API')).toBeInTheDocument();
  expect(await field()).toHaveFocus();
});

it('reports that the storage failed, and keeps the typed key', async () => {
  const { user } = open();
  await user.type(await field(), 'chave-2');
  const storage = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    setItem: () => {
      throw new Error('blocked');
    },
    removeItem: (key: string) => storage.removeItem(key),
  });
  await user.click(save());
  expect(await screen.findByText('Erro ao salvar a API Key. Tente novamente.')).toBeInTheDocument();
  expect(await field()).toHaveValue('chave-2');
  vi.unstubAllGlobals();
});
