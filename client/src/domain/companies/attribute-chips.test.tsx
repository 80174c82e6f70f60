import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AttributeChips } from './attribute-chips.tsx';

it('adds an attribute to the search, and takes a chosen one out; the page begins anew', () => {
  const attributes = [
    { id: '1', name: 'Entrega' },
    { id: '24', name: 'Aceita Pix' },
  ];
  const request = { kind: 'padaria', attributes: '24', page: 3 };
  render(
    <MemoryRouter>
      <AttributeChips request={request} attributes={attributes} />
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Aceita Pix', '/search?kind=padaria'],
    ['Entrega', '/search?kind=padaria&attributes=24%2C1'],
  ]);
  expect(screen.getByRole('link', { name: 'Aceita Pix: remover filtro' })).toHaveAttribute('aria-current');
});
