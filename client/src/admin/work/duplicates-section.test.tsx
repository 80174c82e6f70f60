import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { DuplicatesSection } from './duplicates-section.tsx';

const company = (id: string, name: string, address: string | null) => ({
  __typename: 'Company' as const,
  id,
  name,
  address,
  isApproved: true,
  isActive: true,
  createdAt: '2026-11-04T12:05:00.000Z',
  phone: '(19) 3232-1010',
  email: 'contato@belavista.exemplo.com.br',
  website: null,
  ownerName: null,
  category: { id: '3', name: 'Alimentação' },
  city: { id: '9', name: 'Campinas', state: 'SP' },
});

it('marks what a duplicate has in common: values, and words of name and address', async () => {
  const own = company('1', 'Padaria Bela Vista', 'Rua das Flores, 120');
  const other = company('2', 'Padaria Bela Vista Ltda', 'Avenida Brasil, 7');
  renderSite(
    <DuplicatesSection company={{ ...own, duplicates: [{ reasons: ['phone'], company: other }] }} />,
  );
  const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLTableRowElement;
  expect(await screen.findByText('Mesmo telefone')).toBeInTheDocument();
  expect(within(row('Telefone')).getByText('igual')).toBeInTheDocument();
  expect(within(row('Nome')).getByRole('mark')).toHaveTextContent('(igual: Padaria Bela Vista )');
  expect(within(row('Nome')).queryByText('igual')).toBeNull();
  for (const cell of within(row('E-mail')).getAllByRole('cell')) {
    expect(cell.querySelector('wbr')?.previousSibling).toHaveTextContent('@');
  }
  expect(within(row('Endereço')).queryByRole('mark')).toBeNull();
});
