import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { readSearch } from './search-request.ts';
import { SearchSteps } from './search-steps.tsx';

type Companies = Parameters<typeof SearchSteps>[0]['companies'];
type Step = Companies['steps'][number];

const step = (kind: Step['kind'], typed: string, used: string, after = 0): Step => ({
  kind,
  typed,
  used,
  after,
});

function show(q: string, used: string | null, ...steps: Step[]) {
  const request = readSearch(new URLSearchParams({ q, order: 'name', page: '2' }));
  const correction = used === null ? null : { typed: q, used };
  renderSite(<SearchSteps request={request} companies={{ correction, steps, matchedCity: null }} />);
  const undo = screen.getByRole('link', { name: q });
  expect(undo).toLinkTo(`/search?${new URLSearchParams({ q, order: 'name', literal: '1' })}`);
  return undo.closest('p');
}

it.each([
  ['padria', 'padaria', [step('corrected', 'padria', 'padaria')], 'Mostrando resultados para padaria.'],
  [
    'auto peças',
    'autopecas',
    [step('joined', 'auto peças', 'autopecas')],
    'Juntamos auto peças em autopecas. Mostrando resultados para autopecas.',
  ],
  [
    'lavajato',
    'lava jato',
    [step('split', 'lavajato', 'lava jato')],
    'Separamos lavajato em lava jato. Mostrando resultados para lava jato.',
  ],
  [
    'xaveiro',
    'chaveiro',
    [step('sound', 'xaveiro', 'chaveiro')],
    'Trocamos xaveiro por chaveiro, que soa igual. Mostrando resultados para chaveiro.',
  ],
  [
    'xaveiro telefone',
    'chaveiro',
    [step('sound', 'xaveiro', 'chaveiro'), step('dropped', 'chaveiro telefone', 'chaveiro')],
    'Trocamos xaveiro por chaveiro, que soa igual. Nenhuma empresa tem todas as palavras. Mostrando resultados para chaveiro.',
  ],
])('says what was searched in place of the words, with a way back: %s', (q, used, steps, text) => {
  expect(show(q, used, ...steps)).toHaveTextContent(`${text} Buscar em vez disso ${q}`);
});

it.each([
  ['city', 'Campinas', { q: 'padaria telefone' }],
  ['category', '3', { q: 'padaria telefone', category: '3' }],
  ['kind', 'padaria', { q: 'padaria telefone', kind: 'padaria' }],
])('claims nothing beyond the filter by %s', (name, value, widened) => {
  const request = readSearch(new URLSearchParams({ q: 'padaria telefone', [name]: value }));
  const companies = {
    correction: { typed: 'padaria telefone', used: 'padaria' },
    steps: [step('dropped', 'padaria telefone', 'padaria')],
    matchedCity: null,
  };
  renderSite(<SearchSteps request={request} companies={companies} />);
  expect(screen.getByText(/^Nada aqui tem todas as palavras\./)).toBeInTheDocument();
  const everywhere = screen.queryByRole('link', { name: 'Buscar em todo o Brasil' });
  if (name === 'city') expect(everywhere).toLinkTo(`/search?${new URLSearchParams(widened)}`);
  else expect(everywhere).not.toBeInTheDocument();
});

it('claims nothing beyond the city that the text names', () => {
  const request = readSearch(new URLSearchParams({ q: 'padaria buquês campinas' }));
  const companies = {
    correction: { typed: request.q, used: 'padaria buques' },
    steps: [step('dropped', request.q, 'padaria buques')],
    matchedCity: { id: '9', name: 'Campinas', state: 'SP' },
  };
  renderSite(<SearchSteps request={request} companies={companies} />);
  expect(screen.getByText(/^Nada aqui tem todas as palavras\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Buscar em todo o Brasil' })).not.toBeInTheDocument();
});

it('says which results follow those of the words', () => {
  const steps = [step('sound', 'souza', 'sousa', 1), step('split', 'lavajato', 'lava jato', 2)];
  expect(show('pizzaria souza', null, ...steps)).toHaveTextContent(
    'Poucos resultados para pizzaria souza. Depois deles vêm resultados para sousa, que soa como souza; lava jato, escrito separado. Buscar só pizzaria souza',
  );
});

it('says what follows a correction', () => {
  const steps = [step('corrected', 'pizaria', 'pizzaria'), step('sound', 'pizzaria', 'piçaria', 2)];
  expect(show('pizaria', 'pizzaria', ...steps)).toHaveTextContent(
    'Mostrando resultados para pizzaria. Poucos resultados para pizzaria. Depois deles vêm resultados para piçaria, que soa como pizzaria. Buscar em vez disso pizaria',
  );
});
