import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { workRow } from '../../../testing/fixtures/work.ts';
import { openWork, workHeading } from '../../../testing/screens/work-screen.tsx';

const owner = { __typename: 'WorkPerson', id: '3', name: 'Rosa', email: 'rosa@exemplo.com.br' };
const work = (...persons: (typeof owner | null)[]) => ({
  Work: pageOf(
    'adminWork',
    persons.map((person, index) => workRow(String(index + 1), `Bar ${index + 1}`, 'newCompany', { person })),
  ),
});

it.each([
  ['an owner', [owner, owner], 'O dono lê o motivo.'],
  ['no owner', [null, null], 'Fica na lista de rejeitadas.'],
  ['an owner or none', [owner, null], 'Se há dono, ele lê o motivo.'],
])('says who reads the reason of companies with %s', async (_whose, persons, text) => {
  const { user } = openWork('?kind=newCompany', work(...persons));
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(await screen.findByRole('button', { name: 'Rejeitar' }));
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('says in the review that nobody reads the reason of a company without an owner', async () => {
  const { user } = openWork('?item=newCompany:1', work(null));
  await workHeading('Bar 1');
  await user.keyboard('r');
  expect(await screen.findByText('Fica na lista de rejeitadas.')).toBeInTheDocument();
});

it('lists the keys of the undo and of the reasons before they do anything', async () => {
  const { user } = openWork('?item=newCompany:1', work(null));
  await workHeading('Bar 1');
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
  for (const label of ['Desfazer a última decisão', 'Motivo pronto, depois de R'])
    expect(sheet.getByText(label)).toBeInTheDocument();
});
