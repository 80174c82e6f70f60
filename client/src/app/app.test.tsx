import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderSite } from '../testing/render.tsx';
import { found } from '../testing/site-fixtures.ts';
import { App } from './app.tsx';
import { loadPage, matchPattern } from './routes.ts';

const SEARCH = '/search';
const answers = {
  Search: found(),
  Cities: { data: { cities: [] } },
  SearchSuggestions: { pending: true as const },
};

beforeAll(async () => {
  const route = matchPattern(SEARCH);
  if (!route) throw new Error('The search has no page.');
  await loadPage(route);
});

it('keeps half a city while the text of another field replaces the URL', async () => {
  const { user, location } = renderSite(<App />, { path: SEARCH, answers });
  await screen.findByRole('article');
  const city = screen.getByRole('combobox', { name: 'Cidade' });
  await user.type(screen.getByRole('combobox', { name: 'O que você procura?' }), 'pad');
  await user.type(city, 'Camp');
  await waitFor(() => expect(location.path).toBe('/search?q=pad'));
  expect(city).toHaveValue('Camp');
});
