import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { card } from '../../testing/site-fixtures.ts';
import { CompanyGrid } from './company-grid.tsx';

it('shows mail and site as symbols with names, and draws a cover', () => {
  const { container } = renderSite(<CompanyGrid companies={[card()]} />);
  for (const name of ['E-mail: contato@trigo.exemplo.com.br', 'Site: trigo.exemplo.com.br']) {
    expect(screen.getByRole('link', { name }).querySelector('.visually-hidden')).toHaveTextContent(name);
  }
  const drawings = [...container.querySelectorAll('use')].map(
    (use) => use.getAttribute('href')?.split('#')[1],
  );
  expect(drawings).toEqual(['back', 'food']);
});
