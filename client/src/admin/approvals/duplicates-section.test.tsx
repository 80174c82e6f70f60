import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShownAccount } from '../../domain/account/use-may.ts';
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

it('rejects duplicates that wait, in favour of a new company', async () => {
  const own = { ...company('1', 'Padaria Bela Vista', null), isApproved: false };
  const waiting = { ...company('2', 'Padaria Bela Vista Ltda', null), isApproved: false };
  const approved = company('3', 'Bela Vista Pães', null);
  const duplicates = [waiting, approved].map((one) => ({ reasons: ['phone' as const], company: one }));
  const job = {
    __typename: 'BulkJob',
    id: '5',
    kind: 'newCompany',
    action: 'reject',
    status: 'running',
    total: 1,
    processedCount: 0,
    failedCount: 0,
    canUndo: false,
    undoneCount: 0,
    failures: [],
  };
  const { user, asked } = renderSite(
    <ShownAccount value={{ capabilities: ['decide'] }}>
      <DuplicatesSection company={{ ...own, duplicates }} isNew />
    </ShownAccount>,
    {
      answers: {
        StartBulkAction: { data: { startBulkAction: job } },
        ReasonChoices: { data: { adminReasonTemplates: [] } },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Manter esta, rejeitar a outra' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Rejeitar as outras' }));
  expect(modal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([waiting.name]);
  await user.click(modal.getByRole('button', { name: 'Rejeitar 1 empresa' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked.first('StartBulkAction')).toEqual({
    input: {
      action: 'reject',
      kind: 'newCompany',
      ids: ['2'],
      reason: 'Cadastro repetido: esta empresa já está em análise.',
    },
  });
});

it.each([
  [['decide', 'removeCompanies'], true, 1],
  [['decide', 'removeCompanies'], false, 0],
  [['decide'], true, 0],
] as const)(
  'offers the merge of two approved ones: %j, approved %s',
  async (capabilities, isApproved, count) => {
    const own = company('1', 'Padaria Bela Vista', null);
    const other = { ...company('2', 'Padaria Bela Vista Ltda', null), isApproved };
    renderSite(
      <ShownAccount value={{ capabilities: [...capabilities] }}>
        <DuplicatesSection company={{ ...own, duplicates: [{ reasons: ['phone'], company: other }] }} />
      </ShownAccount>,
    );
    expect(await screen.findByText('Mesmo telefone')).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Unir com outra…' })).toHaveLength(count);
  },
);
