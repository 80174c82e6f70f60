import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Answers } from '../../testing/answers.ts';
import { promiseWithResolvers } from '../../testing/promise-with-resolvers.ts';
import { renderSite } from '../../testing/render.tsx';
import { found } from '../../testing/site-fixtures.ts';
import { page as searchPage } from './search-page.tsx';

const { Component } = searchPage;
const city = (id: string, name: string, state: string) => ({ __typename: 'City' as const, id, name, state });
const CAMPINAS = city('9', 'Campinas', 'SP');
const CITIES = [CAMPINAS, city('10', 'Campina Grande', 'PB')];
const BOTH = { data: { cities: [city('11', 'São José', 'SC'), city('12', 'São José', 'SE')] } };

const open = (path: string, answers: Answers = {}) =>
  renderSite(<Component />, {
    path,
    answers: { Search: found(), ...answers },
  });
const field = () => screen.getByRole('combobox', { name: 'Cidade' });
/** Longer than typing rests and than the suggestions take. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));
const withCities = { Cities: { data: { cities: CITIES } } };
/** Cities that come once `arrive` is called. */
function lateCities() {
  const { promise: after, resolve: arrive } = promiseWithResolvers<void>();
  return { answers: { Cities: { ...withCities.Cities, after } }, arrive: () => arrive() };
}
const withBoth = { Cities: BOTH };
const loadingInCity: Answers = {
  ...withCities,
  Search: (asked) => (asked.city ? { pending: true } : found()),
};
const loadingInCategory: Answers = {
  Search: ({ category }) => (category ? { pending: true } : found({ matchedCity: CAMPINAS })),
};

afterEach(() => {
  window.history.replaceState(null, '');
});

it('does not search for half a city when its field is left, nor when a category is chosen', async () => {
  const { user, location, asked } = open('/search?q=pão', withCities);
  await screen.findByRole('article');
  await user.type(field(), 'camp');
  await screen.findByRole('option', { name: 'Campinas SP' });
  await user.tab();
  await rest();
  expect(location.path).toBe('/search?q=pão');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'Saúde');
  expect(location.path).toBe('/search?q=p%C3%A3o&category=4');
  expect(asked.some(({ name, variables }) => name === 'Search' && variables.city !== null)).toBe(false);
});

it.each(['campinas', 'Campinas/sp'])('searches for a city that was typed in full: %s', async (typed) => {
  const { user, location } = open('/search?q=pão', withCities);
  await screen.findByRole('article');
  await user.type(field(), typed);
  await screen.findByRole('option', { name: 'Campinas SP' });
  await user.tab();
  await waitFor(() => expect(location.path).toBe('/search?q=p%C3%A3o&city=Campinas+-+SP'));
  expect(field()).toHaveValue('Campinas - SP');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'Saúde');
  expect(location.path).toBe('/search?q=p%C3%A3o&category=4&city=Campinas+-+SP');
});

it('searches for it also where the suggestions come after the field was left', async () => {
  const { user, location } = open('/search', withCities);
  await screen.findByRole('article');
  await user.type(field(), 'campinas');
  await user.tab();
  await waitFor(() => expect(location.path).toBe('/search?city=Campinas+-+SP'));
});

it('sends it with a category that was chosen before the cities came', async () => {
  const { answers, arrive } = lateCities();
  const { user, location } = open('/search?q=pão', answers);
  await screen.findByRole('article');
  await user.type(field(), 'campinas');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'Saúde');
  await waitFor(() => expect(location.path).toBe('/search?q=p%C3%A3o&category=4'));
  await rest();
  expect(field()).toHaveValue('campinas');
  arrive();
  await waitFor(() => expect(location.path).toBe('/search?q=p%C3%A3o&category=4&city=Campinas+-+SP'));
  expect(field()).toHaveValue('Campinas - SP');
});

it('leaves a company open that was opened before the cities came', async () => {
  const { answers, arrive } = lateCities();
  const { user, location } = open('/search', { ...answers, CompanyModal: { pending: true } });
  await screen.findByRole('article');
  await user.type(field(), 'campinas');
  await user.click(screen.getByRole('link', { name: /^Ver detalhes/ }));
  await waitFor(() => expect(location.path).toBe('/search?company=7'));
  arrive();
  await rest();
  expect(location.path).toBe('/search?company=7');
});

it('does not search once the browser has gone on, before the next page is rendered', async () => {
  const { answers, arrive } = lateCities();
  const { user, location, asked } = open('/search', answers);
  await screen.findByRole('article');
  await user.type(field(), 'campinas');
  await user.tab();
  await waitFor(() => expect(asked.some(({ variables }) => variables.q === 'campinas')).toBe(true));
  window.history.pushState({ key: 'next' }, '');
  arrive();
  await rest();
  expect(location.path).toBe('/search');
});

it('searches in all cities of the typed name, which has accents', async () => {
  const { user, location } = open('/search', withBoth);
  await screen.findByRole('article');
  await user.type(field(), 'sao jose');
  await user.tab();
  await waitFor(() => expect(location.path).toBe('/search?city=S%C3%A3o+Jos%C3%A9'));
});

it('searches for half a city by Enter; no title names it', async () => {
  const { user, location } = open('/search', loadingInCity);
  await screen.findByRole('article');
  await user.type(field(), 'camp{Enter}');
  await waitFor(() => expect(location.path).toBe('/search?city=camp'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Buscar empresas$/);
  expect(screen.getByText(/^Empresas e serviços\.$/)).toBeInTheDocument();
});

it('names a city of the site while its results load', () => {
  open('/search?city=Campinas+-+SP', { Search: { pending: true } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Empresas em Campinas - SP');
});

it('goes on naming a city that was found before', async () => {
  const { user } = open('/search?city=campinas', loadingInCategory);
  await screen.findByRole('article');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'Saúde');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Empresas de Saúde em campinas');
});
