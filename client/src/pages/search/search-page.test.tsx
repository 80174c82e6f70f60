import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { card, found } from '../../testing/samples.ts';
import { searchPage } from './search-page.tsx';

const { Component } = searchPage;
const open = (path: string, answers: Answers, options = {}) =>
  renderSite(<Component />, { path, answers, ...options });

afterEach(() => {
  vi.useRealTimers();
});

it('shows a skeleton while it loads', () => {
  open('/search?q=padaria', { Search: { pending: true } });
  expect(screen.getByText('Carregando empresas…')).toBeInTheDocument();
});

it('shows cards with everything on them', async () => {
  open('/search?q=padaria', { Search: found() });
  const shown = within(await screen.findByRole('article'));
  expect(screen.getByText('1 resultado(s) encontrado(s)')).toBeInTheDocument();
  expect(shown.getByText('4,5')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: /99555-0100/ })).toHaveAttribute(
    'href',
    'https://wa.me/5519995550100',
  );
  expect(shown.getByRole('link', { name: /^contato@/ })).toHaveAttribute(
    'href',
    'mailto:contato@trigo.exemplo.com.br',
  );
  expect(shown.getByRole('link', { name: 'trigo.exemplo.com.br' })).toHaveAttribute(
    'href',
    'https://www.trigo.exemplo.com.br/',
  );
  expect(shown.getByRole('link', { name: /^Ver detalhes/ })).toHaveAttribute('href', '/company/7');
  expect(shown.getByRole('link', { name: /^Mensagem/ })).toHaveAttribute('href', '/company/7#mensagem');
});

it('says so when nobody has rated, and offers no message where nobody would read it', async () => {
  const items = [card({ totalRatings: 0, averageRating: 0, hasOwner: false, whatsappUrl: null })];
  open('/search?q=padaria', { Search: found({ items }) });
  expect(await screen.findByText('Sem avaliações (0)')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '(19) 99555-0100' })).toHaveAttribute('href', 'tel:+5519995550100');
  expect(screen.queryByRole('link', { name: /^Mensagem/ })).not.toBeInTheDocument();
});

it('introduces itself without a filter, and counts nothing', async () => {
  open('/search', { Search: found() });
  await screen.findByRole('article');
  expect(screen.getByRole('heading', { name: 'Encontre a empresa certa' })).toBeInTheDocument();
  expect(screen.queryByText(/resultado\(s\)/)).not.toBeInTheDocument();
});

it('leads home from an empty list', async () => {
  open('/search?q=zzzz', { Search: found({ items: [], total: 0 }) });
  expect(await screen.findByText('Nenhum resultado encontrado')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/');
});

it('tries again on demand after an error', async () => {
  const { user } = open('/search?q=padaria', { Search: inTurn({ error: { code: 'BAD_REQUEST' } }, found()) });
  expect(await screen.findByText('Erro ao carregar resultados. Tente novamente.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

it('shows the corrected word with the way back', async () => {
  const correction = { __typename: 'SearchCorrection', typed: 'padria', used: 'padaria' };
  open('/search?q=padria&city=Campinas', { Search: found({ correction }) });
  const back = await screen.findByRole('link', { name: 'padria' });
  expect(back).toHaveAttribute('href', '/search?q=padria&city=Campinas&literal=1');
});

it('owns up to estimates, and pages in the address', async () => {
  const { place, user } = open('/search?category=3', {
    Search: found({ total: 84_213, totalIsExact: false, lastPage: 25 }),
  });
  expect(await screen.findByText('cerca de 84.000 resultado(s) encontrado(s)')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Página 25' }));
  expect(place.path).toBe('/search?category=3&page=25');
});

it('searches what is typed once it has rested for 300 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { place, user } = open(
    '/search?category=3',
    { Search: found(), SearchSuggestions: { data: { searchSuggestions: [] } } },
    { advanceTimers: (ms: number) => vi.advanceTimersByTime(ms) },
  );
  await screen.findByRole('article');
  await user.type(screen.getByRole('combobox', { name: 'O que você procura?' }), 'pão');
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(place.path).toBe('/search?category=3');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(place.path).toBe('/search?q=p%C3%A3o&category=3');
});

it('turns a suggested category into the filter, before the text has rested', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const offered = {
    __typename: 'SearchSuggestion',
    kind: 'category',
    text: 'Alimentação',
    detail: null,
    companyId: null,
    categoryId: '3',
    cityId: null,
  };
  const { place, user } = open(
    '/search',
    { Search: found(), SearchSuggestions: { data: { searchSuggestions: [offered] } } },
    { advanceTimers: (ms: number) => vi.advanceTimersByTime(ms) },
  );
  await screen.findByRole('article');
  const field = screen.getByRole('combobox', { name: 'O que você procura?' });
  await user.type(field, 'alim');
  await act(() => vi.advanceTimersByTimeAsync(200));
  await user.click(screen.getByRole('option', { name: 'Alimentação Categoria' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(place.path).toBe('/search?category=3');
  expect(field).toHaveValue('');
});
