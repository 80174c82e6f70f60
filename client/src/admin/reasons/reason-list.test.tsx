import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { chooseAction, openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { ReasonList } from './admin-reasons-page.tsx';

const reason = (id: string, title: string, text = 'Complete os dados.', kind = 'newCompany') => ({
  __typename: 'ReasonTemplate',
  id,
  kind,
  title,
  text,
  position: Number(id),
});
const reasons = (...adminReasonTemplates: object[]) => ({ data: { adminReasonTemplates } });
const open = (answers: Answers) => renderSite(<ReasonList />, { answers, path: '/admin/reasons' });
const taken = { title: ['Já existe um motivo com este título.'] };

it('lists reasons, adds one with the errors of the server beside their fields, edits and removes', async () => {
  const { user, asked } = open({
    ReasonTemplates: inTurn(
      reasons(reason('1', 'Dados incompletos')),
      reasons(reason('1', 'Dados incompletos'), reason('2', 'Spam', 'É propaganda.', 'photo')),
      reasons(reason('2', 'Spam', 'É propaganda.', 'photo')),
      reasons(reason('2', 'Spam', 'É propaganda.', 'photo'), reason('3', 'Dados incompletos')),
    ),
    CreateReasonTemplate: inTurn(
      { error: { code: 'BAD_USER_INPUT', message: 'Já existe.', fields: taken } },
      { data: { createReasonTemplate: reason('2', 'Spam', 'É propaganda.', 'photo') } },
      { data: { createReasonTemplate: reason('3', 'Dados incompletos') } },
    ),
    DeleteReasonTemplate: { data: { deleteReasonTemplate: { __typename: 'Deletion', id: '1' } } },
  });
  expect(await screen.findByRole('rowheader', { name: 'Dados incompletos' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Novo motivo' }));
  const modal = within(await screen.findByRole('dialog'));
  const add = modal.getByRole('button', { name: 'Adicionar motivo' });
  await user.click(add);
  expect(await modal.findByText('Dê um título ao motivo.')).toBeInTheDocument();
  await user.selectOptions(modal.getByLabelText('Para rejeitar'), 'Fotos');
  await user.type(modal.getByLabelText(/^Título/), ' Spam ');
  await user.type(modal.getByLabelText(/^Texto/), 'É propaganda.');
  await user.click(add);
  expect(await modal.findByText('Já existe um motivo com este título.')).toBeInTheDocument();
  await user.click(add);
  expect(await screen.findByText('O motivo “Spam” foi adicionado.')).toBeInTheDocument();
  expect(asked.last('CreateReasonTemplate')).toEqual({
    input: { kind: 'photo', title: 'Spam', text: 'É propaganda.' },
  });
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    'Empresas novas',
    'Fotos',
  ]);
  await chooseAction(user, 'Dados incompletos', 'Remover');
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Remover motivo' }));
  await waitFor(() =>
    expect(screen.queryByRole('rowheader', { name: 'Dados incompletos' })).not.toBeInTheDocument(),
  );
  await user.click(
    screen.getByRole('button', { name: 'Desfazer: O motivo “Dados incompletos” foi removido.' }),
  );
  expect(await screen.findByRole('rowheader', { name: 'Dados incompletos' })).toBeInTheDocument();
  expect(asked.last('CreateReasonTemplate')).toEqual({
    input: { kind: 'newCompany', title: 'Dados incompletos', text: 'Complete os dados.', position: 1 },
  });
});

it('says what the list is for while it is empty', async () => {
  open({ ReasonTemplates: reasons() });
  expect(await screen.findByText('Nenhum motivo ainda')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adicionar motivo' })).toBeInTheDocument();
});

it('is searched by title and text, filtered by kind, sorted, and moved through by arrows', async () => {
  const { user, location } = open({
    ReasonTemplates: reasons(
      reason('1', 'Dados incompletos', 'Complete o endereço.'),
      reason('2', 'Repetida'),
      reason('3', 'Escura', 'Envie outra.', 'photo'),
    ),
  });
  const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(await screen.findByText('3 motivos')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Título' }));
  await waitFor(() => expect(titles()).toEqual(['Dados incompletos', 'Escura', 'Repetida']));
  await user.keyboard('/endereco');
  await waitFor(() => expect(titles()).toEqual(['Dados incompletos']));
  await waitFor(() => expect(location.path).toBe('/admin/reasons?order=title&q=endereco'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Dados incompletos' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const panel = within(await screen.findByRole('complementary', { name: 'Dados incompletos' }));
  expect(panel.getByText('Complete o endereço.')).toBeInTheDocument();
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Para'), 'Fotos');
  expect(await screen.findByText('Nenhum motivo encontrado')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByText('3 motivos')).toBeInTheDocument();
  // The list's own element: the button is gone.
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
  expect(document.body).not.toHaveFocus();
});
