import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rememberMyCity } from '../../features/search/my-city.ts';
import { renderSite } from '../../testing/render.tsx';
import { card, found } from '../../testing/site-fixtures.ts';
import { page as searchPage } from './search-page.tsx';

const { Component } = searchPage;
type Found = NonNullable<Parameters<typeof found>[0]>;

const open = (path: string, inHomeCity: number | null, changes: Found = {}) => {
  const { asked, user } = renderSite(<Component />, {
    path,
    answers: {
      Search: found({
        items: [card(), card({ id: '8', name: 'Padaria do Norte' })],
        total: 2,
        inHomeCity,
        ...changes,
      }),
      Cities: {
        data: { cities: [{ __typename: 'City', id: '9', name: 'Campinas', state: 'SP' }] },
      },
    },
  });
  const cities = () => asked.of('Search').map(({ homeCity }) => homeCity);
  return { user, cities };
};

afterEach(() => rememberMyCity(''));

it('shows those of my city before the others, and says so', async () => {
  rememberMyCity('Campinas - SP');
  const { cities } = open('/search?q=padaria', 1);
  const here = within(await screen.findByRole('region', { name: 'Em Campinas - SP' }));
  expect(here.getAllByRole('article')).toHaveLength(1);
  const others = within(screen.getByRole('region', { name: 'Em outras cidades' }));
  expect(others.getByText('Padaria do Norte')).toBeInTheDocument();
  expect(cities()).toEqual(['Campinas - SP']);
});

it('says that my city has none', async () => {
  rememberMyCity('Campinas - SP');
  open('/search?q=padaria', 0);
  await screen.findByRole('heading', { name: 'Nada em Campinas - SP; em outras cidades' });
});

it('shows the nearest before the others where my city has none', async () => {
  rememberMyCity('Campinas - SP');
  open('/search?q=padaria', 0, {
    nearby: {
      reason: 'sameKind',
      kilometres: [12],
      items: [card({ id: '8', name: 'Padaria do Norte' })],
    } as Found['nearby'],
  });
  const near = within(
    await screen.findByRole('region', { name: 'Nada em Campinas - SP. Os mais próximos:' }),
  );
  expect(near.getByText(/a 12 km de Campinas - SP/)).toBeInTheDocument();
  const others = within(screen.getByRole('region', { name: 'Em outras cidades' }));
  expect(others.getAllByRole('article')).toHaveLength(1);
});

it.each(['/search?q=padaria&city=Santos', '/search?q=padaria&order=name', '/search'])(
  'does not count in %s',
  async (path) => {
    rememberMyCity('Campinas - SP');
    const { cities } = open(path, null);
    await screen.findByText('Padaria do Norte');
    expect(cities()).toEqual([null]);
  },
);

it('is chosen, shown, and forgotten', async () => {
  const { user, cities } = open('/search?q=padaria', 1);
  await user.click(await screen.findByRole('button', { name: 'Sua cidade' }));
  await user.type(await screen.findByRole('combobox', { name: 'Sua cidade' }), 'campin');
  await user.click(await screen.findByRole('option', { name: /Campinas/ }));
  const chip = await screen.findByRole('button', { name: /^Sua cidade: Campinas - SP/ });
  expect(chip).toHaveFocus();
  await screen.findByRole('region', { name: 'Em Campinas - SP' });
  await user.click(chip);
  await user.click(await screen.findByRole('button', { name: 'Não usar' }));
  await screen.findByRole('button', { name: 'Sua cidade' });
  expect(cities()).toEqual([null, 'Campinas - SP']);
  expect(screen.queryByRole('region', { name: 'Em Campinas - SP' })).not.toBeInTheDocument();
});
