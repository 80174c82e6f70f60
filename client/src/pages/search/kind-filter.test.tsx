import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { card, categories, found, padaria } from '../../testing/site-fixtures.ts';
import { page as searchPage } from './search-page.tsx';

const { Component } = searchPage;
const open = (path: string, answers: Answers) => renderSite(<Component />, { path, answers });

const ofPadaria = found({ matchedKind: padaria() });

it('chooses a kind by typing a word for it, in place of the category', async () => {
  const { location, user } = open('/search?category=3&city=Campinas', {
    Search: inTurn(found(), ofPadaria),
    KindChoices: { data: { kinds: [padaria()] } },
  });
  const field = await screen.findByRole('combobox', { name: 'Segmento' });
  await user.type(field, 'pão');
  expect(await screen.findByRole('option', { name: 'Padaria Alimentação', selected: true })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(location.path).toBe('/search?kind=padaria&city=Campinas');
  expect(field).toHaveValue('Padaria');
});

it('shows the picked kind in place of another while its companies load', async () => {
  const pizzaria = { ...padaria(), id: '6', slug: 'pizzaria', name: 'Pizzaria', plural: 'Pizzarias' };
  const { location, user } = open('/search?kind=padaria', {
    Search: inTurn(ofPadaria, { pending: true }),
    KindChoices: { data: { kinds: [pizzaria] } },
  });
  await screen.findByRole('article');
  const field = screen.getByRole('combobox', { name: 'Segmento' });
  await user.type(field, 'pizza', { initialSelectionStart: 0, initialSelectionEnd: 7 });
  await user.click(await screen.findByRole('option', { name: /^Pizzaria/ }));
  expect(location.path).toBe('/search?kind=pizzaria');
  expect(field).toHaveValue('Pizzaria');
});

it('restores the name of the kind in a field that is left without a choice', async () => {
  const { location, user } = open('/search?kind=padaria', {
    Search: ofPadaria,
    KindChoices: { data: { kinds: [] } },
  });
  await screen.findByRole('article');
  const field = screen.getByRole('combobox', { name: 'Segmento' });
  await user.type(field, '{Backspace}');
  expect(field).toHaveValue('Padari');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'rating');
  expect(field).toHaveValue('Padaria');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(location.path).toBe('/search?kind=padaria&order=rating');
});

it('searches for no kind that was only typed; its suggestions open when they come', async () => {
  const { location, user } = open('/search?q=bella', {
    Search: found(),
    KindChoices: { data: { kinds: [padaria()] } },
  });
  await screen.findByRole('article');
  await user.type(screen.getByRole('combobox', { name: 'Segmento' }), 'pão{Enter}');
  expect(location.path).toBe('/search?q=bella');
  await screen.findByRole('option', { name: /^Padaria/, selected: true });
  await user.keyboard('{Enter}');
  expect(location.path).toBe('/search?q=bella&kind=padaria');
});

it('keeps the picked kind when the form is sent while its companies load', async () => {
  const { location, user } = open('/search', {
    Search: inTurn(found(), { pending: true }),
    KindChoices: { data: { kinds: [padaria()] } },
  });
  await screen.findByRole('article');
  const field = screen.getByRole('combobox', { name: 'Segmento' });
  await user.type(field, 'pão');
  await user.click(await screen.findByRole('option', { name: /^Padaria/ }));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(location.path).toBe('/search?kind=padaria');
  expect(field).toHaveValue('Padaria');
});

it('removes the kind when its field is emptied, and keeps the others', async () => {
  const { location, user } = open('/search?q=pão&kind=padaria&city=Campinas&order=name', {
    Search: ofPadaria,
  });
  await screen.findByRole('article');
  const field = screen.getByRole('combobox', { name: 'Segmento' });
  expect(field).toHaveValue('Padaria');
  await user.clear(field);
  expect(location.path).toBe('/search?q=p%C3%A3o&city=Campinas&order=name');
});

it('keeps the kind when another filter changes, but for the category', async () => {
  const { location, user } = open('/search?kind=padaria', { Search: ofPadaria });
  await screen.findByRole('article');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'rating');
  expect(location.path).toBe('/search?kind=padaria&order=rating');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), '4');
  expect(location.path).toBe('/search?category=4&order=rating');
});

it('keeps the kind on the next page and behind a correction', async () => {
  const correction = { __typename: 'SearchCorrection' as const, typed: 'padria', used: 'padaria' };
  open('/search?q=padria&kind=padaria', {
    Search: found({ matchedKind: padaria(), correction, total: 40, lastPage: 3 }),
  });
  expect(await screen.findByRole('link', { name: 'padria' })).toLinkTo(
    '/search?q=padria&kind=padaria&literal=1',
  );
  expect(screen.getByRole('link', { name: 'Página 2' })).toLinkTo('/search?q=padria&kind=padaria&page=2');
});

it('introduces a kind in a city with its figure, and links related pages', async () => {
  const links = {
    __typename: 'SearchLinks',
    categories: categories(),
    kinds: [{ __typename: 'Kind', id: '9', slug: 'pizzaria', plural: 'Pizzarias' }],
    cities: [{ __typename: 'City', id: '9', name: 'Valinhos', state: 'SP' }],
  };
  open('/search?kind=padaria&city=Campinas', {
    Search: found({ matchedKind: padaria(), total: 37 }),
    SearchLinks: { data: { searchLinks: links } },
  });
  expect(await screen.findByRole('heading', { name: 'Padarias em Campinas', level: 1 })).toBeInTheDocument();
  expect(
    screen.getByText(/^Padarias em Campinas: 37 opções\. Veja telefones, endereços e avaliações\.$/),
  ).toBeInTheDocument();
  const hrefs = async (name: string) => {
    const list = within(await screen.findByRole('navigation', { name }));
    return list.getAllByRole('link').map((link) => link.getAttribute('href'));
  };
  expect(await hrefs('Outros segmentos de Alimentação em Campinas')).toEqual([
    '/search?kind=pizzaria&city=Campinas',
  ]);
  expect(await hrefs('Categorias em Campinas')).toEqual([
    '/search?category=3&city=Campinas',
    '/search?category=4&city=Campinas',
  ]);
  expect(await hrefs('Padarias em cidades próximas')).toEqual(['/search?kind=padaria&city=Valinhos+-+SP']);
});

it('offers the kind that a text names, with its city', async () => {
  const matchedCity = { __typename: 'City' as const, id: '9', name: 'Campinas', state: 'SP' };
  open('/search?q=padaria campinas', {
    Search: found({ items: [card({ kinds: [padaria()] })], matchedKind: padaria(), matchedCity }),
  });
  expect(await screen.findByRole('link', { name: 'Padarias em Campinas - SP' })).toLinkTo(
    '/search?kind=padaria&city=Campinas+-+SP',
  );
});
