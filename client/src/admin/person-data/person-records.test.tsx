import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { renderSite } from '../../testing/render.tsx';
import { PersonRecords } from './person-records.tsx';

const record = (id: string, kind: string, changes = {}) => ({
  __typename: 'PersonalRecord',
  id,
  kind,
  text: 'Telefone novo · Sou a Júlia',
  isErasable: true,
  createdAt: '2026-11-04T17:05:00.000Z',
  company: { __typename: 'Company', id: '7', name: 'Padaria Trigo de Ouro' },
  ...changes,
});

it('erases who proposed a correction; what ends by itself has no button', async () => {
  const request = record('dataRequest:2', 'dataRequest', {
    isErasable: false,
    company: null,
    text: 'Apaguem',
  });
  const { user, asked } = renderSite(<PersonRecords email="julia@exemplo.com.br" />, {
    answers: {
      PersonRecords: inTurn(
        pageOf('adminPersonalRecords', [record('correction:3', 'correction'), request]),
        pageOf('adminPersonalRecords', [request]),
      ),
      ErasePersonalRecord: { data: { deletePersonalRecord: { __typename: 'Deletion', id: 'correction:3' } } },
    },
  });
  expect(await screen.findByText('Telefone novo · Sou a Júlia')).toBeInTheDocument();
  expect(screen.getByText('Pedido da LGPD')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Apagar/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/A correção fica\.$/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Apagar informação' }));
  expect(await screen.findByText('Informação apagada.')).toBeInTheDocument();
  expect(asked.first('ErasePersonalRecord')).toEqual({ id: 'correction:3' });
  expect(screen.queryByText('Telefone novo · Sou a Júlia')).not.toBeInTheDocument();
});
