import type { OperationVariables } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { kindRow, searchRow } from '../../testing/fixtures/catalog.ts';
import { exportedPath, openFilters } from '../../testing/list-steps.ts';
import { promiseWithResolvers } from '../../testing/promise-with-resolvers.ts';
import { renderSite } from '../../testing/render.tsx';
import { SearchList } from './admin-searches-page.tsx';

const searches = (...rows: object[]) => pageOf('adminSearchesWithoutResults', rows);
const nothing = { __typename: 'SearchSample', total: 0, totalIsExact: true, companies: [] };
const ANSWERS: Answers = {
  KindChoices: {
    data: {
      kinds: [
        {
          __typename: 'Kind',
          id: '9',
          slug: 'barbearia',
          name: 'Barbearia',
          category: { __typename: 'Category', id: '7', name: 'Serviços' },
        },
      ],
    },
  },
  KindWordPreview: {
    data: {
      adminKindWordPreview: { __typename: 'KindWordPreview', alsoOf: [], today: nothing, withWord: nothing },
    },
  },
};
const open = (answers: Answers, query = '') =>
  renderSite(<SearchList />, {
    answers: { ...ANSWERS, ...answers },
    path: `/admin/searches${query}`,
  });

it('shows how often and when a text was searched, and searches and sorts on the server', async () => {
  const found = searches(searchRow('barbearia retro', 1234), searchRow('circo'));
  const answer = ({ q }: OperationVariables) => (q ? searches() : found);
  const { user, asked, location } = open({ SearchesWithoutResults: answer });
  expect(await screen.findByText('2 buscas')).toBeInTheDocument();
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/barbearia retro.*1\.234.*05\/03\/2026 09:30/);
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Mais recentes');
  await user.type(screen.getByLabelText('Buscar texto'), 'zz');
  expect(await screen.findByText('Nenhuma busca encontrada')).toBeInTheDocument();
  await waitFor(() => expect(location.path).toBe('/admin/searches?order=newest&q=zz'));
  expect(asked.last('SearchesWithoutResults')).toEqual({
    q: 'zz',
    order: 'newest',
    page: 1,
    perPage: 25,
  });
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect(await screen.findByText('2 buscas')).toBeInTheDocument();
  expect(location.path).toBe('/admin/searches?order=newest');
});

it('ignores a text, which the toast undoes', async () => {
  const { user, asked } = open({
    SearchesWithoutResults: inTurn(searches(searchRow('circo')), searches(), searches(searchRow('circo'))),
    HideSearch: { data: { hideSearch: { __typename: 'SearchWithoutResults', id: 'x' } } },
    RestoreSearch: { data: { restoreSearch: { __typename: 'SearchWithoutResults', id: 'x' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Ignorar circo' }));
  expect(await screen.findByText('“circo” não aparece mais aqui.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma busca sem resultado')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Desfazer/ }));
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  expect(await screen.findByRole('rowheader', { name: 'circo' })).toBeInTheDocument();
  expect(asked.last('RestoreSearch')).toEqual({ id: 'circo' });
});

it('offers the undo to nobody who signs in before the answer', async () => {
  const { promise: after, resolve: answer } = promiseWithResolvers<void>();
  haveSession({ id: '1', role: 'admin' });
  const { user } = open({
    SearchesWithoutResults: inTurn(searches(searchRow('circo')), searches()),
    HideSearch: { data: { hideSearch: { __typename: 'SearchWithoutResults', id: 'x' } }, after },
  });
  await user.click(await screen.findByRole('button', { name: 'Ignorar circo' }));
  act(() => haveSession({ id: '2', role: 'admin' }));
  await act(async () => answer());
  expect(await screen.findByText('Nenhuma busca sem resultado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});

it('ignores all of a page in one request, which the toast undoes', async () => {
  const both = searches(searchRow('circo'), searchRow('mágico'), searchRow('palhaço'));
  const hidden = ['circo', 'mágico'].map((id) => ({ __typename: 'SearchWithoutResults', id }));
  const { user, asked } = open({
    SearchesWithoutResults: inTurn(both, searches(), both),
    SetSearchesHidden: { data: { setSearchesHidden: hidden } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  expect(screen.getByText('3 buscas selecionadas')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ignorar 3' }));
  // One of them was ignored by somebody else before.
  expect(await screen.findByText('2 buscas não aparecem mais aqui.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma busca sem resultado')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Desfazer/ }));
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  expect(await screen.findByRole('rowheader', { name: 'circo' })).toBeInTheDocument();
  expect(screen.queryByText(/selecionada/)).not.toBeInTheDocument();
  const sent = asked.of('SetSearchesHidden');
  expect(sent).toEqual([
    { ids: ['circo', 'mágico', 'palhaço'], isHidden: true },
    { ids: ['circo', 'mágico'], isHidden: false },
  ]);
});

it('deselects what was selected while another page was loading', async () => {
  const twoPages = (page: number, text: string) =>
    pageOf('adminSearchesWithoutResults', [searchRow(text)], { page, lastPage: 2, total: 26 });
  const { promise: after, resolve: answer } = promiseWithResolvers<void>();
  const { user } = open({
    SearchesWithoutResults: inTurn(twoPages(1, 'circo'), { ...twoPages(2, 'chaveiro'), after }),
  });
  await user.click(await screen.findByRole('link', { name: 'Página 2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar circo' }));
  expect(screen.getByText('1 busca selecionada')).toBeInTheDocument();
  await act(async () => answer());
  expect(await screen.findByRole('rowheader', { name: 'chaveiro' })).toBeInTheDocument();
  expect(screen.queryByText('1 busca selecionada')).not.toBeInTheDocument();
});

it('clears the selection', async () => {
  const { user } = open({ SearchesWithoutResults: searches(searchRow('circo'), searchRow('mágico')) });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar circo' }));
  await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  expect(screen.getByRole('checkbox', { name: 'Selecionar circo' })).not.toBeChecked();
});

it('says that others have ignored what was selected', async () => {
  const { user } = open({
    SearchesWithoutResults: inTurn(searches(searchRow('circo')), searches()),
    SetSearchesHidden: { data: { setSearchesHidden: [] } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(screen.getByRole('button', { name: 'Ignorar 1' }));
  expect(await screen.findByText('Estas buscas não estão mais na lista.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});

it('makes a text a word of a kind, with a preview, and undoes it from the toast', async () => {
  const { user, asked } = open({
    SearchesWithoutResults: inTurn(searches(searchRow('barbearia retro')), searches()),
    AddKindWord: { data: { addKindWord: kindRow('9', 'Barbearia') } },
    RemoveKindWord: { data: { removeKindWord: kindRow('9', 'Barbearia') } },
  });
  await user.click(await screen.findByRole('button', { name: 'Usar num segmento barbearia retro' }));
  const modal = within(await screen.findByRole('dialog', { name: /Tornar “barbearia retro”/ }));
  const add = modal.getByRole('button', { name: 'Adicionar palavra' });
  await user.click(add);
  expect(await modal.findByText('Escolha um segmento da lista.')).toBeInTheDocument();
  await user.type(modal.getByRole('combobox'), 'barbe');
  await user.click(await modal.findByRole('option', { name: /Barbearia/ }));
  expect(
    await modal.findByRole('heading', { name: 'Empresas de Barbearia, que também virão' }),
  ).toBeInTheDocument();
  const word = modal.getByLabelText(/^Palavra/);
  await user.clear(word);
  await user.type(word, 'barbearia retrô');
  await user.click(add);
  expect(await screen.findByText('A busca por “barbearia retrô” encontra Barbearia.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Nenhuma busca sem resultado')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  const variables = { kindId: '9', word: 'barbearia retrô' };
  expect(asked.last('AddKindWord')).toEqual(variables);
  await user.click(screen.getByRole('button', { name: /^Desfazer/ }));
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  expect(asked.last('RemoveKindWord')).toEqual(variables);
});

it('offers the undo of a word to nobody who signs in before the answer', async () => {
  const { promise: after, resolve: answer } = promiseWithResolvers<void>();
  haveSession({ id: '1', role: 'admin' });
  const { user } = open({
    SearchesWithoutResults: inTurn(searches(searchRow('barbearia retro')), searches()),
    AddKindWord: { data: { addKindWord: kindRow('9', 'Barbearia') }, after },
  });
  await user.click(await screen.findByRole('button', { name: 'Usar num segmento barbearia retro' }));
  const modal = within(await screen.findByRole('dialog', { name: /Tornar “barbearia retro”/ }));
  await user.type(modal.getByRole('combobox'), 'barbe');
  await user.click(await modal.findByRole('option', { name: /Barbearia/ }));
  await user.click(modal.getByRole('button', { name: 'Adicionar palavra' }));
  act(() => haveSession({ id: '2', role: 'admin' }));
  await act(async () => answer());
  expect(await screen.findByText('Nenhuma busca sem resultado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});

it('exports the list in its order', async () => {
  const { user } = renderSite(<SearchList />, {
    path: '/admin/searches?q=chave&order=newest',
    answers: { SearchesWithoutResults: searches(searchRow('chaveiro')) },
  });
  expect(await exportedPath(user)).toBe('/admin-exports/searches-without-results.csv?q=chave&order=newest');
});

it('reports a failed request', async () => {
  open({ SearchesWithoutResults: { error: { code: 'INTERNAL_SERVER_ERROR' } } });
  expect(await screen.findByText('Erro ao carregar buscas sem resultado')).toBeInTheDocument();
});
