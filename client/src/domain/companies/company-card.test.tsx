import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { card } from '../../testing/site-fixtures.ts';
import type { CompanyCardFragment } from './company-card.gen.ts';
import { CompanyCard } from './company-card.tsx';

function Origin() {
  return <p>Veio de {(useLocation().state as { from?: string } | null)?.from}</p>;
}

it('has no empty line in place of a description', () => {
  const { container } = renderSite(<CompanyCard company={card({ description: '' })} />);
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toContain('Alimentação');
  expect(lines).not.toContain('');
});

it('names the category and the main kind', () => {
  const kind = (id: string, slug: string, name: string) =>
    ({ __typename: 'Kind', id, slug, name }) as CompanyCardFragment['kinds'][number];
  const kinds = [kind('1', 'padaria', 'Padaria'), kind('2', 'pizzaria', 'Pizzaria')];
  renderSite(<CompanyCard company={card({ kinds })} />);
  expect(screen.getByText('Alimentação · Padaria')).toBeInTheDocument();
});

it.each(['Padaria Trigo de Ouro', /^Ver detalhes/, /^Mensagem/])(
  'passes the search it was opened from to the company’s page: %s',
  async (name) => {
    const { user } = renderSite(
      <Routes>
        <Route path="/search" element={<CompanyCard company={card()} />} />
        <Route path="/company/:id" element={<Origin />} />
      </Routes>,
      { path: '/search?q=padaria' },
    );
    await user.click(screen.getByRole('link', { name }));
    expect(screen.getByText('Veio de /search?q=padaria')).toBeInTheDocument();
  },
);
