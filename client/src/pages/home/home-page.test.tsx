import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recentSearches } from '../../features/search/recent-searches.ts';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { categories } from '../../testing/site-fixtures.ts';
import { page as homePage } from './home-page.tsx';

const statistics = {
  __typename: 'SiteStatistics',
  companiesCount: 12_345,
  categoriesCount: 10,
  citiesCount: 999,
  satisfactionRate: 91,
};
const campinas = { __typename: 'City', id: '5', name: 'Campinas', state: 'SP' };
const petShops = { __typename: 'Kind', id: '7', slug: 'pet-shop', plural: 'Pet shops' };
const searchLinks = { __typename: 'SearchLinks', kinds: [petShops], cities: [campinas] };
const home: Answers = {
  Home: { data: { categories: categories() } },
  HomeStatistics: { data: { siteStatistics: statistics } },
  HomeLinks: { data: { searchLinks } },
};
const { Component } = homePage;

it('shows the figures, thousands floored', async () => {
  renderSite(<Component />, { answers: home });
  expect(await screen.findByText('12K+')).toBeInTheDocument();
  expect(screen.getByText('999')).toBeInTheDocument();
  expect(screen.getByText('91%')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Saúde' })).toLinkTo('/search?category=4');
});

it('links to the companies of a city', async () => {
  renderSite(<Component />, { answers: home });
  const city = await screen.findByRole('link', { name: /Campinas/ });
  expect(city).toLinkTo('/search?city=Campinas+-+SP');
});

it('keeps the place of the cities while they are not known, also where they fail', async () => {
  const { asked } = renderSite(<Component />, {
    answers: { ...home, HomeLinks: { error: { code: 'SERVICE_UNAVAILABLE' } } },
  });
  await screen.findByText('12K+');
  await waitFor(() => expect(asked.has('HomeLinks')).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('Empresas em:').parentElement).toHaveAttribute('data-waiting', 'true');
});

it('keeps the place of the cities where there turn out to be none', async () => {
  const none = { ...searchLinks, cities: [] };
  renderSite(<Component />, { answers: { ...home, HomeLinks: { data: { searchLinks: none } } } });
  await screen.findByRole('link', { name: 'Pet shops' });
  expect(screen.getByText('Empresas em:').parentElement).toHaveAttribute('data-waiting', 'true');
});

it('links to the most frequent kinds', async () => {
  renderSite(<Component />, { answers: home });
  const kinds = await screen.findByRole('navigation', { name: 'Segmentos com mais empresas' });
  expect(within(kinds).getByRole('link', { name: 'Pet shops' })).toLinkTo('/search?kind=pet-shop');
});

it('falls back to fixed figures when the request fails', async () => {
  renderSite(<Component />, { answers: { ...home, HomeStatistics: { error: { code: 'BAD_REQUEST' } } } });
  expect(await screen.findByText('10K+')).toBeInTheDocument();
  for (const figure of ['50', '100', '99%']) expect(screen.getByText(figure)).toBeInTheDocument();
});

it('searches only what is not blank', async () => {
  const { user, location } = renderSite(<Component />, {
    answers: { ...home, SearchSuggestions: { data: { searchSuggestions: [] } } },
  });
  const field = screen.getByRole('combobox', { name: 'O que você procura?' });
  await user.type(field, '   {Enter}');
  expect(location.path).toBe('/');
  expect(recentSearches()).toEqual([]);
  await user.type(field, 'pão de queijo{Enter}');
  expect(location.path).toBe('/search?q=p%C3%A3o+de+queijo');
  expect(recentSearches()).toEqual([
    { text: 'pão de queijo', detail: null, path: '/search?q=p%C3%A3o+de+queijo' },
  ]);
});

it('searches in the chosen city, which is remembered, unless the text says where', async () => {
  const city = { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' };
  const answers = {
    ...home,
    SearchSuggestions: { data: { searchSuggestions: [] } },
    Cities: { data: { cities: [city] } },
  };
  const { user, location, unmount } = renderSite(<Component />, { answers });
  await user.type(screen.getByRole('combobox', { name: 'Onde?' }), 'campi');
  await user.click(await screen.findByRole('option', { name: /Campinas/ }));
  await user.type(screen.getByRole('combobox', { name: 'O que você procura?' }), 'encanador{Enter}');
  expect(location.path).toBe('/search?q=encanador&city=Campinas+-+SP');
  unmount();
  const again = renderSite(<Component />, { answers });
  expect(screen.getByRole('combobox', { name: 'Onde?' })).toHaveValue('Campinas - SP');
  await again.user.type(
    screen.getByRole('combobox', { name: 'O que você procura?' }),
    'hotel em Santos{Enter}',
  );
  expect(again.location.path).toBe('/search?q=hotel+em+Santos');
});

it('opens a suggested company by keyboard', async () => {
  const offered = {
    __typename: 'SearchSuggestion',
    kind: 'company',
    text: 'Padaria Trigo de Ouro',
    detail: 'Campinas – SP',
    companyId: '7',
    categoryId: null,
    kindSlug: null,
    city: null,
  };
  const { user, location } = renderSite(<Component />, {
    answers: { ...home, SearchSuggestions: { data: { searchSuggestions: [offered] } } },
  });
  await user.type(screen.getByRole('combobox', { name: 'O que você procura?' }), 'padar');
  await screen.findByRole('option', { name: /Padaria Trigo de Ouro/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(location.path).toBe('/company/7');
});
