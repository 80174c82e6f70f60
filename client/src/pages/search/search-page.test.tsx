import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { recentSearches, rememberSearch } from '../../features/search/recent-searches.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { card, categories, found } from '../../testing/site-fixtures.ts';
import { page as searchPage } from './search-page.tsx';

const { Component } = searchPage;
const open = (path: string, answers: Answers, options = {}) =>
  renderSite(<Component />, { path, answers, ...options });

const SUGGESTED = {
  __typename: 'SearchSuggestion',
  kind: 'category',
  text: 'Alimentação',
  detail: null,
  companyId: null,
  categoryId: '3',
  kindSlug: null,
  city: null,
};

it('shows a skeleton while it loads', () => {
  open('/search?q=padaria', { Search: { pending: true } });
  expect(screen.getByText('Carregando empresas…')).toBeInTheDocument();
});

it('shows cards with all their data', async () => {
  open('/search?q=padaria', { Search: found() });
  const shown = within(await screen.findByRole('article'));
  expect(screen.getByText('1 resultado(s) encontrado(s)')).toBeInTheDocument();
  expect(shown.getByText('4,5')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: /99555-0100/ })).toLinkTo('https://wa.me/5519995550100');
  expect(shown.getByRole('link', { name: /^E-mail: contato@/ })).toLinkTo(
    'mailto:contato@trigo.exemplo.com.br',
  );
  expect(shown.getByRole('link', { name: 'Site: trigo.exemplo.com.br' })).toLinkTo(
    'https://www.trigo.exemplo.com.br/',
  );
  expect(shown.getByRole('link', { name: /^Ver detalhes/ })).toLinkTo('/company/7');
  expect(shown.getByRole('link', { name: /^Mensagem/ })).toLinkTo('/company/7#mensagem');
});

it('keeps the list view in the address while filtering', async () => {
  const { location, user } = open('/search?q=padaria&view=list', { Search: found() });
  const views = within(await screen.findByRole('navigation', { name: 'Forma dos resultados' }));
  expect(views.getByRole('link', { name: 'Lista' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('article').closest('ul')).toHaveAttribute('data-list');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'Saúde');
  expect(location.path).toBe('/search?q=padaria&category=4&view=list');
  await user.click(await views.findByRole('link', { name: 'Cartões' }));
  expect(location.path).toBe('/search?q=padaria&category=4');
});

it('says when there are no ratings, and offers no message without an owner', async () => {
  const items = [card({ totalRatings: 0, averageRating: 0, hasOwner: false, whatsappUrl: null })];
  open('/search?q=padaria', { Search: found({ items }) });
  expect(await screen.findByText('Sem avaliações (0)')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '(19) 99555-0100' })).toLinkTo('tel:+5519995550100');
  expect(screen.queryByRole('link', { name: /^Mensagem/ })).not.toBeInTheDocument();
});

it('shows an introduction without filters, and no count', async () => {
  open('/search', { Search: found() });
  await screen.findByRole('article');
  expect(screen.getByRole('heading', { name: 'Encontre a empresa certa' })).toBeInTheDocument();
  const category = within(screen.getByRole('combobox', { name: 'Categoria' }));
  expect(category.getAllByRole('option')[0]).toHaveTextContent('Todas categorias');
  expect(screen.queryByText(/resultado\(s\)/)).not.toBeInTheDocument();
});

it('links an empty list to the home page', async () => {
  open('/search?q=zzzz', { Search: found({ items: [], total: 0 }) });
  expect(await screen.findByText('Nenhum resultado encontrado')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toLinkTo('/');
});

it('retries on demand after an error', async () => {
  const { user } = open('/search?q=padaria', { Search: inTurn({ error: { code: 'BAD_REQUEST' } }, found()) });
  expect(await screen.findByText('Erro ao carregar resultados. Tente novamente.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

it('shows the corrected word with a link to the typed one', async () => {
  const correction = { __typename: 'SearchCorrection', typed: 'padria', used: 'padaria' };
  open('/search?q=padria&city=Campinas', { Search: found({ correction }) });
  const back = await screen.findByRole('link', { name: 'padria' });
  expect(back).toLinkTo('/search?q=padria&city=Campinas&literal=1');
});

it('says that words were left out', async () => {
  const correction = { __typename: 'SearchCorrection', typed: 'padaria telefone', used: 'padaria' };
  const steps = [
    {
      __typename: 'SearchStep',
      kind: 'dropped' as const,
      typed: 'padaria telefone',
      used: 'padaria',
      after: 0,
    },
  ];
  open('/search?q=padaria telefone', { Search: found({ correction, steps }) });
  expect(await screen.findByText(/^Nenhuma empresa tem todas as palavras\. Mostrando/)).toBeInTheDocument();
});

it('says that words that sound the same follow, with a link to what was typed alone', async () => {
  const steps = [
    { __typename: 'SearchStep', kind: 'sound' as const, typed: 'souza', used: 'sousa', after: 1 },
  ];
  open('/search?q=souza', { Search: found({ steps }) });
  expect(await screen.findByText(/^Poucos resultados para/)).toHaveTextContent(
    'Poucos resultados para souza. Depois deles vêm resultados para sousa, que soa como souza. Buscar só souza',
  );
  expect(screen.getByRole('link', { name: 'souza' })).toLinkTo('/search?q=souza&literal=1');
});

it('marks estimates, and has the page in the URL', async () => {
  const { location, user } = open('/search?category=3', {
    Search: found({ total: 84_213, totalIsExact: false, lastPage: 25 }),
  });
  expect(await screen.findByText('cerca de 84.000 resultado(s) encontrado(s)')).toBeInTheDocument();
  expect(screen.getByText(/: cerca de 84\.000 opções\. Veja telefones/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Página 25' }));
  expect(location.path).toBe('/search?category=3&page=25');
});

it('links a page beyond the end to the last one', async () => {
  open('/search?category=3&page=20', { Search: found({ items: [], page: 20, lastPage: 3, total: 40 }) });
  expect(await screen.findByText('Esta página não existe')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver a última página' })).toLinkTo('/search?category=3&page=3');
});

it('shows the introduction before the results, so that they do not move', async () => {
  open('/search?category=3', { Search: { pending: true } });
  expect(await screen.findByText(/^Empresas e serviços em todo o Brasil\.$/)).toBeInTheDocument();
});

it.each([
  ['', false],
  ['&order=rating', true],
  ['&order=newest', false],
  ['&order=name', false],
])('says that the first are the best rated only where they are so ordered: %s', async (order, isSaid) => {
  open(`/search?category=3${order}`, { Search: found({ total: 37 }) });
  const text = await screen.findByText(/37 opções/);
  if (isSaid) expect(text).toHaveTextContent(/avaliações\. As primeiras são as mais bem avaliadas\.$/);
  else expect(text).toHaveTextContent(/avaliações\.$/);
});

it.each([
  [{ phone: null, totalRatings: 0 }, '37 opções. Veja endereços.'],
  [{ totalRatings: 0 }, '37 opções. Veja telefones e endereços.'],
  [{ phone: null, address: null, totalRatings: 0 }, '37 opções.'],
])('claims only what listed companies have: %o', async (lacking, claim) => {
  open('/search?category=3&order=rating', { Search: found({ items: [card(lacking)], total: 37 }) });
  expect(await screen.findByText(`Empresas de Alimentação em todo o Brasil: ${claim}`)).toBeInTheDocument();
});

it('searches 300 ms after the last keystroke', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { location, user } = open(
    '/search?category=3',
    { Search: found(), SearchSuggestions: { data: { searchSuggestions: [] } } },
    { advanceTimers: (ms: number) => vi.advanceTimersByTime(ms) },
  );
  await screen.findByRole('article');
  await user.type(screen.getByRole('combobox', { name: 'O que você procura?' }), 'pão');
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(location.path).toBe('/search?category=3');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(location.path).toBe('/search?q=p%C3%A3o&category=3');
});

it('links a category to cities that have it', async () => {
  const links = {
    __typename: 'SearchLinks',
    categories: categories(),
    kinds: [],
    cities: [{ __typename: 'City', id: '9', name: 'Campinas', state: 'SP' }],
  };
  open('/search?category=3', { Search: found(), SearchLinks: { data: { searchLinks: links } } });
  const cities = within(await screen.findByRole('navigation', { name: 'Alimentação em outras cidades' }));
  expect(cities.getByRole('link')).toLinkTo('/search?category=3&city=Campinas+-+SP');
  const others = within(screen.getByRole('navigation', { name: 'Outras categorias' }));
  expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual(['Saúde']);
});

it('remembers the applied text in this browser once its field is left', async () => {
  const { user, location } = open('/search?city=Santos', {
    Search: found(),
    SearchSuggestions: { data: { searchSuggestions: [] } },
  });
  await user.type(await screen.findByRole('combobox', { name: 'O que você procura?' }), 'pão');
  await waitFor(() => expect(location.path).toBe('/search?q=p%C3%A3o&city=Santos'));
  expect(recentSearches()).toEqual([]);
  await user.tab();
  expect(recentSearches()).toEqual([
    { text: 'pão', detail: 'Santos', path: '/search?q=p%C3%A3o&city=Santos' },
  ]);
});

it('does not remember again what was removed from the recent searches', async () => {
  rememberSearch({ text: 'pão', detail: null, path: '/search?q=p%C3%A3o' });
  const { user } = open('/search?q=pão', {
    Search: found(),
    SearchSuggestions: { data: { searchSuggestions: [] } },
  });
  await screen.findByRole('article');
  await user.type(screen.getByRole('combobox', { name: 'O que você procura?' }), 'x{Backspace}');
  await user.click(await screen.findByTitle('Remover'));
  await user.tab();
  await user.click(screen.getByRole('combobox', { name: 'Ordenar por' }));
  await user.tab();
  expect(recentSearches()).toEqual([]);
});

it('asks for suggestions in the city that is searched, not for every letter of another', async () => {
  const { user, asked, location } = open('/search?city=Santos', {
    Search: found(),
    SearchSuggestions: { data: { searchSuggestions: [SUGGESTED] } },
    Cities: { data: { cities: [] } },
  });
  await screen.findByRole('article');
  const city = screen.getByRole('combobox', { name: 'Cidade' });
  await user.type(screen.getByRole('combobox', { name: 'O que você procura?' }), 'alim');
  await screen.findByRole('option', { name: 'Alimentação Categoria' });
  await user.type(city, ' SP');
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(location.path).toBe('/search?q=alim&city=Santos');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.path).toBe('/search?q=alim&city=Santos+SP'));
  const cities = asked.of('SearchSuggestions').map(({ city }) => city);
  expect(new Set(cities)).toEqual(new Set(['Santos', 'Santos SP']));
});

it('turns a suggested category into the filter before the debounce ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { location, user } = open(
    '/search',
    { Search: found(), SearchSuggestions: { data: { searchSuggestions: [SUGGESTED] } } },
    { advanceTimers: (ms: number) => vi.advanceTimersByTime(ms) },
  );
  await screen.findByRole('article');
  const field = screen.getByRole('combobox', { name: 'O que você procura?' });
  await user.type(field, 'alim');
  await act(() => vi.advanceTimersByTimeAsync(200));
  await user.click(screen.getByRole('option', { name: 'Alimentação Categoria' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(location.path).toBe('/search?category=3');
  expect(field).toHaveValue('');
});
