import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSession } from '../../api/session.ts';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { card, company, found, padaria } from '../../testing/site-fixtures.ts';
import { page as searchPage } from './search-page.tsx';

const { Component } = searchPage;
type Found = NonNullable<Parameters<typeof found>[0]>;
type Nearby = NonNullable<Found['nearby']>;

const nearby = (reason: Nearby['reason']) =>
  ({ __typename: 'NearbyCompanies', reason, items: [card()], kilometres: [87] }) as Nearby;
const campinas = { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' } as Found['matchedCity'];
const open = (path: string, changes: Partial<Found> = {}, answers: Answers = {}) =>
  renderSite(<Component />, {
    path,
    answers: {
      Search: found({ items: [], total: 0, matchedCity: campinas ?? null, ...changes }),
      CompanyModal: { data: { company: company() } },
      ...answers,
    },
  });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('offers wider searches, and to register the company with its name', async () => {
  open('/search?q=pizza&category=3&city=Campinas&order=name&page=2');
  await screen.findByText('Nenhum resultado encontrado');
  expect(hrefOf('Voltar ao início')).toBe('/');
  expect(screen.queryByText(/estado/)).not.toBeInTheDocument();
  expect(hrefOf('Buscar em todo o Brasil')).toBe('/search?q=pizza&category=3&order=name');
  expect(hrefOf('Buscar em todas as categorias')).toBe('/search?q=pizza&city=Campinas&order=name');
  expect(hrefOf('Cadastre esta empresa')).toBe('/register?next=%2Fregister-company%3Fname%3Dpizza');
  expect(screen.queryByText('Resultados próximos')).not.toBeInTheDocument();
});

it('offers to leave out opening hours, attributes, distance and the part of the map', async () => {
  open('/search?q=pizza&aberto=agora&attributes=3&perto=-22.91,-47.06&raio=5&area=-23,-47.2,-22.7,-46.9');
  await screen.findByText('Nenhuma empresa que combine com a busca está aberta agora.');
  const without = (name: string) => new URLSearchParams(hrefOf(name)?.split('?')[1]);
  expect(without('Buscar com qualquer horário').has('aberto')).toBe(false);
  expect(without('Buscar com qualquer horário').get('raio')).toBe('5');
  expect(without('Buscar sem as características').has('attributes')).toBe(false);
  expect(without('Buscar a qualquer distância').get('raio')).not.toBe('5');
  expect(without('Buscar fora desta área').has('area')).toBe(false);
});

it('offers to search without the kind', async () => {
  open('/search?q=bella&kind=pizzaria', { matchedKind: padaria() });
  await screen.findByText('Nenhum resultado encontrado');
  expect(hrefOf('Buscar em todos os segmentos')).toBe('/search?q=bella');
});

it('says that a city is unknown, and offers those with a name like it', async () => {
  const cities = [campinas, { ...campinas, id: '10', name: 'Campo Grande', state: 'MS' }];
  open('/search?q=pizza&city=camp', { matchedCity: null }, { Cities: { data: { cities } } });
  await screen.findByText('Não há uma cidade chamada "camp" no guia.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Resultados para "pizza"');
  expect(await screen.findByText('Você quis dizer')).toBeInTheDocument();
  expect(hrefOf('Campinas - SP')).toBe('/search?q=pizza&city=Campinas+-+SP');
  expect(hrefOf('Campo Grande - MS')).toBe('/search?q=pizza&city=Campo+Grande+-+MS');
});

it('says that a kind is unknown, offers to search its words, and shows what is near', async () => {
  open('/search?kind=pet-chop&city=Campinas', { nearby: nearby('sameText') });
  await screen.findByText('Nenhum resultado encontrado');
  expect(screen.getByText(/^Este segmento não existe\. Escolha um da lista/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Segmento' })).toHaveValue('pet-chop');
  expect(hrefOf('Buscar estas palavras')).toBe('/search?q=pet+chop&city=Campinas');
  expect(hrefOf('Buscar em todos os segmentos')).toBe('/search?city=Campinas');
  expect(hrefOf('Voltar ao início')).toBe('/');
  expect(screen.getByRole('region', { name: 'Resultados próximos' })).toBeInTheDocument();
});

it('offers what sounds or looks alike to a literal search', async () => {
  open('/search?q=padria&literal=1', { matchedCity: null });
  await screen.findByText('Nenhum resultado encontrado');
  expect(hrefOf('Buscar também palavras parecidas')).toBe('/search?q=padria');
  expect(screen.queryByText(/^Buscar em todo/)).not.toBeInTheDocument();
});

it.each([
  ['sameKind', {}, /^Empresas do mesmo segmento, a começar/, 'Resultados próximos'],
  ['sameText', {}, /^Empresas parecidas com o que você procura, a começar/, 'Resultados próximos'],
  [
    'sameKind',
    { isFullyMatched: true },
    /^Em Campinas/,
    /^Em Campinas.* ainda não há padarias\. Os mais próximos:/,
  ],
] as const)('shows what is near, and why: %s, %o', async (reason, changes, text, name) => {
  const { location, user } = open('/search?q=pizza&city=Campinas', {
    matchedKind: padaria(),
    nearby: nearby(reason),
    ...changes,
  });
  const section = within(await screen.findByRole('region', { name }));
  expect(section.getByText(text)).toBeInTheDocument();
  expect(section.getByText(/a 87 km de Campinas/)).toBeInTheDocument();
  await user.click(section.getByRole('link', { name: /^Ver detalhes/ }));
  expect(location.path).toBe('/search?q=pizza&city=Campinas&company=7');
  expect(await screen.findByRole('dialog', { name: 'Padaria Trigo de Ouro' })).toBeInTheDocument();
});

it.each(['/search?category=3&city=Campinas', '/search?q=xyz&category=3&city=Campinas'])(
  'says that companies are of the category where no kind is known: %s',
  async (path) => {
    open(path, { nearby: nearby('sameKind') });
    expect(await screen.findByText(/^Empresas da mesma categoria, a começar/)).toBeInTheDocument();
  },
);

it('offers kinds that people may mean, in the same city, and to be the first', async () => {
  open('/search?q=pizza&city=Campinas', {
    matchedKind: padaria(),
    relatedKinds: [padaria()],
    isFullyMatched: true,
  });
  expect(await screen.findByText('Segmentos parecidos em Campinas')).toBeInTheDocument();
  expect(hrefOf('Padaria')).toBe('/search?kind=padaria&city=Campinas');
  expect(hrefOf('Cadastre a primeira empresa')).toMatch(/^\/register/);
});

it('does not ask an administrator to register', async () => {
  const user = { id: '1', name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' as const };
  openSession({ token: 'key', user });
  open('/search?q=pizza');
  await screen.findByText('Nenhum resultado encontrado');
  expect(screen.queryByText('Cadastre esta empresa')).not.toBeInTheDocument();
});

it('says that the company with the CNPJ has closed', async () => {
  const closedCompany = {
    __typename: 'ClosedCompany',
    id: '7',
    name: 'Padaria Aurora',
    city: campinas,
    closedOn: '2026-10-31',
  };
  open('/search?q=11.222.333/0001-81', {}, { ClosedCompany: { data: { closedCompany } } });
  expect(await screen.findByText(/foi encerrada na Receita em 31\/10\/2026/)).toBeInTheDocument();
  expect(hrefOf('Padaria Aurora')).toBe('/company/7');
});
