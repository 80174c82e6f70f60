import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { chooseAction } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { RejectionList } from './rejection-list.tsx';

const rejection = (changes: object = {}) => ({
  __typename: 'Rejection',
  id: '9',
  companyId: '70',
  name: 'Bar do Zé',
  description: 'Petiscos.',
  categoryName: 'Alimentação',
  cityName: 'Campinas - SP',
  reason: 'Dados falsos',
  deciderName: 'Ana Lima',
  createdAt: '2026-03-01T12:00:00Z',
  owner: { __typename: 'RejectionOwner', id: '3', name: 'José Dias', email: 'ze@exemplo.com.br' },
  ...changes,
});
const open = (answers: Answers, query = '') =>
  renderSite(<RejectionList />, { answers, path: `/admin/rejections${query}` });

it('lists rejected companies with reason and decider, and brings one back', async () => {
  const { user, asked } = open({
    Rejections: pageOf('adminRejections', [
      rejection(),
      rejection({ id: '8', name: 'Loja', reason: null, deciderName: null, owner: null }),
    ]),
    RestoreRejection: {
      data: {
        restoreRejection: {
          __typename: 'RestoredCompany',
          company: { __typename: 'Company', id: '70' },
          notRestored: ['Logo', 'Fotos', 'Pessoas'],
        },
      },
    },
  });
  expect(await screen.findByText('2 empresas rejeitadas')).toBeInTheDocument();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(
    /Bar do Zé.*Alimentação · Campinas - SP.*José Dias.*Dados falsos.*por Ana Lima/,
  );
  expect(second).toHaveTextContent(/Loja.*Sem dono.*Sem motivo/);
  await chooseAction(user, 'Bar do Zé', 'Trazer de volta');
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByText(/Logo e fotos não ficam guardados/)).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Trazer de volta' }));
  expect(
    await screen.findByText(
      'Bar do Zé voltou para a fila de aprovação. Não foi possível recuperar: Logo, Fotos e Pessoas.',
    ),
  ).toBeInTheDocument();
  expect(asked.findLast(({ name }) => name === 'RestoreRejection')?.variables).toEqual({ id: '9' });
});

it('sorts by a head, and brings several back', async () => {
  const { user, asked, location } = open({
    Rejections: pageOf('adminRejections', [
      rejection(),
      rejection({ id: '8', name: 'Loja' }),
      rejection({ id: '7', name: 'Quitanda' }),
    ]),
    RestoreRejections: {
      data: {
        restoreRejections: {
          __typename: 'Decisions',
          done: ['9'],
          failed: [
            {
              __typename: 'FailedDecision',
              id: '8',
              message: 'A conta do dono não pode mais ter empresas.',
            },
          ],
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Empresa' }));
  await waitFor(() => expect(location.path).toBe('/admin/rejections?order=name'));
  for (const name of ['Bar do Zé', 'Loja'])
    await user.click(await screen.findByRole('checkbox', { name: `Selecionar ${name}` }));
  expect(screen.getByText('2 empresas selecionadas')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Trazer de volta' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Trazer de volta 2 empresas' }));
  await user.click(modal.getByRole('button', { name: 'Trazer de volta' }));
  expect(await screen.findByText('1 empresa voltou para a fila de aprovação.')).toBeInTheDocument();
  expect(await screen.findByText('A conta do dono não pode mais ter empresas.')).toBeInTheDocument();
  expect(await screen.findByText('De volta à fila')).toBeInTheDocument();
  expect(screen.queryByText(/selecionadas?$/)).not.toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'RestoreRejections')?.variables).toEqual({ ids: ['9', '8'] });
  expect(asked.findLast(({ name }) => name === 'Rejections')?.variables.order).toBe('name');
});

it('says what to do when a search finds nothing', async () => {
  const { user, location } = open({ Rejections: pageOf('adminRejections', []) }, '?q=xyz');
  expect(await screen.findByText('Nenhuma empresa rejeitada encontrada')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect(location.path).toBe('/admin/rejections');
});

it('has more rows a page where more are asked for', async () => {
  const { user, asked, location } = open({
    Rejections: pageOf('adminRejections', [rejection()], { total: 60, lastPage: 3 }),
  });
  await user.selectOptions(await screen.findByLabelText('Linhas por página'), '50');
  expect(location.path).toBe('/admin/rejections?rows=50');
  await waitFor(() => expect(asked.at(-1)?.variables.perPage).toBe(50));
});
