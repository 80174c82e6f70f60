import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { approvalRow } from '../../../testing/fixtures/approvals.ts';
import { approvalHeading, openApprovals } from '../../../testing/screens/approvals-screen.tsx';

const owner = { __typename: 'WorkPerson', id: '3', name: 'Rosa', email: 'rosa@exemplo.com.br' };
const approval = (...persons: (typeof owner | null)[]) => ({
  Approvals: pageOf(
    'adminWork',
    persons.map((person, index) =>
      approvalRow(String(index + 1), `Bar ${index + 1}`, 'newCompany', { person }),
    ),
  ),
});

it.each([
  ['an owner', [owner, owner], 'O dono lê o motivo.'],
  ['no owner', [null, null], 'Fica na lista de rejeitadas.'],
  ['an owner or none', [owner, null], 'Se há dono, ele lê o motivo.'],
])('says who reads the reason of companies with %s', async (_whose, persons, text) => {
  const { user } = openApprovals('?kind=newCompany', approval(...persons));
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await screen.findByRole('button', { name: 'Rejeitar' }));
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('says in the review that nobody reads the reason of a company without an owner', async () => {
  const { user } = openApprovals('?item=newCompany:1', approval(null));
  await approvalHeading('Bar 1');
  await user.keyboard('r');
  expect(await screen.findByText('Fica na lista de rejeitadas.')).toBeInTheDocument();
});

it('lists the keys of the undo and of the reasons before they do anything', async () => {
  const { user } = openApprovals('?item=newCompany:1', approval(null));
  await approvalHeading('Bar 1');
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
  for (const label of ['Desfazer a última decisão', 'Motivo pronto, depois de R'])
    expect(sheet.getByText(label)).toBeInTheDocument();
});
