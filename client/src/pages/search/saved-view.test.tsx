import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { card, found } from '../../testing/site-fixtures.ts';
import { page as searchPage } from './search-page.tsx';

const { Component } = searchPage;
const open = (path: string, answers: Answers) => renderSite(<Component />, { path, answers });
const ids = (...companyIds: string[]) => ({ __typename: 'SavedCompanyIds', companyIds });
const page = (...items: object[]) => ({
  data: {
    savedCompanies: { __typename: 'SavedCompanyPage', items, page: 1, lastPage: 1, total: items.length },
  },
});
const heart = () => screen.findByRole('button', { name: 'Salvar Padaria Trigo de Ouro' });

beforeEach(() => localStorage.clear());

it('sends no request and explains saving while nothing is saved', async () => {
  const { asked } = open('/search?saved=1', {});
  expect(await screen.findByText('Nenhuma empresa salva ainda')).toBeInTheDocument();
  expect(asked.map(({ name }) => name)).toEqual(['Site']);
  expect(document.title).toBe('Empresas salvas · Guia da Cidade');
});

it('lists the saved companies; a removed one can be saved again', async () => {
  localStorage.setItem('fingerprint', 'a-known-browser');
  const { user, asked } = open('/search?saved=1', {
    SavedCompanyIds: { data: { savedCompanyIds: ids('7') } },
    SavedCompanyPage: page(card()),
    RemoveSavedCompany: { data: { removeSavedCompany: ids() } },
    AddSavedCompany: { data: { addSavedCompany: ids('7') } },
  });
  expect(await screen.findByText('1 empresa salva')).toBeInTheDocument();
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  await user.click(await heart());
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.getByText('Empresa removida das salvas.')).toBeInTheDocument();
  await user.click(await heart());
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(asked.first('RemoveSavedCompany')).toEqual({
    companyId: '7',
    fingerprint: 'a-known-browser',
  });
});

it('offers a retry when the list cannot be loaded', async () => {
  localStorage.setItem('fingerprint', 'a-known-browser');
  const { user } = open('/search?saved=1', {
    SavedCompanyIds: { data: { savedCompanyIds: ids('7') } },
    SavedCompanyPage: inTurn({ error: { code: 'BAD_REQUEST' } }, page(card())),
  });
  expect(await screen.findByText('Erro ao carregar resultados. Tente novamente.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

it('fills the heart at once, and reverts it when the server rejects it', async () => {
  localStorage.setItem('fingerprint', 'a-known-browser');
  const { user } = open('/search?q=padaria', {
    Search: found(),
    SavedCompanyIds: { data: { savedCompanyIds: ids() } },
    AddSavedCompany: { error: { code: 'CONFLICT', message: 'Você já salvou 500 empresas.' } },
  });
  await user.click(await heart());
  expect(await screen.findByText('Você já salvou 500 empresas.')).toBeInTheDocument();
  expect(await heart()).toHaveAttribute('aria-pressed', 'false');
});
