import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { correction } from '../../testing/fixtures/corrections.ts';
import { renderSite } from '../../testing/render.tsx';
import { CompanyCorrections } from './company-corrections.tsx';

const open = (answers: Answers) => {
  const onEdit = vi.fn();
  return { onEdit, ...renderSite(<CompanyCorrections companyId="7" onEdit={onEdit} />, { answers }) };
};

it('declines a correction with a reason, and is gone without others', async () => {
  const { user, asked } = open({
    CompanyCorrections: inTurn(pageOf('corrections', [correction()]), pageOf('corrections', [])),
    DeclineCorrection: { data: { declineCorrection: correction({ status: 'declined' }) } },
  });
  await user.click(await screen.findByRole('button', { name: 'Recusar a correção de Telefone' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Recusar a correção de Bar do Zé?' }));
  await user.type(modal.getByLabelText('Motivo (opcional)'), 'O número é este mesmo.');
  await user.click(modal.getByRole('button', { name: 'Recusar correção' }));
  expect(await screen.findByText('A correção foi recusada.')).toBeInTheDocument();
  expect(asked.first('DeclineCorrection')).toEqual({
    id: '3',
    reason: 'O número é este mesmo.',
  });
  expect(screen.queryByRole('heading', { name: 'Correções sugeridas' })).not.toBeInTheDocument();
});

it('pages, and leads to the form for what is changed by hand', async () => {
  const page = pageOf('corrections', [
    correction({ field: 'openingHours', before: null, after: '8h às 18h' }),
  ]);
  const { user, asked, onEdit } = open({
    CompanyCorrections: { data: { corrections: { ...page.data.corrections, total: 7, lastPage: 2 } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Página 2' }));
  expect(asked.map(({ variables }) => variables.page)).toEqual([1, 2]);
  await user.click(screen.getByRole('button', { name: 'Editar dados' }));
  expect(onEdit).toHaveBeenCalledOnce();
});

it('shows what has changed meanwhile before it accepts, and the page before when the last one of a page is gone', async () => {
  const page = (number: number, items: object[], lastPage = 2) =>
    pageOf('corrections', items, { page: number, total: 6, lastPage });
  const changed = correction({}, { phone: '(19) 3234-0000' });
  const { user, asked } = open({
    CompanyCorrections: inTurn(
      page(1, [correction({ id: '2' })]),
      page(2, [correction()]),
      page(2, [changed]),
      page(2, [], 1),
      page(1, [correction({ id: '2', field: 'website' })], 1),
    ),
    AcceptCorrection: inTurn(
      { error: { code: 'BAD_USER_INPUT', message: 'Este dado mudou.' } },
      { data: { acceptCorrection: { ...changed, status: 'accepted' } } },
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Página 2' }));
  await user.click(await screen.findByRole('button', { name: 'Aceitar a correção de Telefone' }));
  const modal = within(await screen.findByRole('dialog'));
  await user.click(modal.getByRole('button', { name: 'Aceitar correção' }));
  expect(await modal.findByText('(19) 3234-0000 (mudou depois do envio)')).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Aceitar correção' }));
  const seen = asked.of('AcceptCorrection');
  expect(seen).toEqual([
    { id: '3', seen: '(19) 3234-5678' },
    { id: '3', seen: '(19) 3234-0000' },
  ]);
  expect(await screen.findByRole('button', { name: 'Aceitar a correção de Site' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Correções sugeridas' })).toHaveFocus();
});
