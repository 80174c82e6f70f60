import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { chooseAction } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { DutyShiftList } from './admin-duty-page.tsx';

const city = { __typename: 'City', id: '1', name: 'Campinas', state: 'SP' };
const company = { __typename: 'Company', id: '7', name: 'Farmácia da Noite', city };
const shift = (id: string, from = '2026-12-24T20:00', until = '2026-12-25T08:00') => ({
  __typename: 'DutyShift',
  id,
  from,
  until,
  company,
});
const shifts = (...items: object[]) => ({
  data: {
    adminDutyShifts: {
      __typename: 'DutyShiftPage',
      items,
      page: 1,
      lastPage: 1,
      total: items.length,
    },
  },
});

it('adds a time on duty for a company found by its name, and removes one so that it can be undone', async () => {
  const { user, asked } = renderSite(<DutyShiftList />, {
    path: '/admin/duty',
    answers: {
      AdminDutyShifts: inTurn(shifts(), shifts(shift('1')), shifts(), shifts(shift('2'))),
      FindCompanies: {
        data: {
          adminFind: {
            __typename: 'AdminFind',
            companies: [
              { ...company, id: '6', name: 'Farmácia da Espera', isActive: true, isApproved: false },
              { ...company, isActive: true, isApproved: true },
            ],
          },
        },
      },
      CreateDutyShift: inTurn(
        { error: { code: 'CONFLICT', message: 'Esta empresa já tem um plantão que começa nesta hora.' } },
        { data: { createDutyShift: shift('1') } },
        { data: { createDutyShift: shift('2') } },
      ),
      DeleteDutyShift: { data: { deleteDutyShift: { __typename: 'Deletion', id: '1' } } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Adicionar plantão' }));
  const modal = within(await screen.findByRole('dialog'));
  const add = modal.getByRole('button', { name: 'Adicionar plantão' });
  await user.type(modal.getByLabelText(/^Empresa/), 'farmácia');
  await user.click(add);
  expect(await modal.findByText('Escolha a empresa na lista.')).toBeInTheDocument();
  await user.click(modal.getByLabelText(/^Empresa/));
  expect(await modal.findAllByRole('option')).toHaveLength(1);
  await user.click(modal.getByRole('option', { name: /Farmácia da Noite/ }));
  fireEvent.change(modal.getByLabelText(/^De/), { target: { value: '2026-12-24T20:00' } });
  fireEvent.change(modal.getByLabelText(/^Até/), { target: { value: '2026-12-24T08:00' } });
  await user.click(add);
  expect(await modal.findByText('O fim vem depois do começo.')).toBeInTheDocument();
  fireEvent.change(modal.getByLabelText(/^Até/), { target: { value: '2026-12-25T08:00' } });
  await user.click(add);
  expect(await modal.findByText(/já tem um plantão/)).toBeInTheDocument();
  await user.click(add);
  const input = { companyId: '7', from: '2026-12-24T20:00', until: '2026-12-25T08:00' };
  expect(await screen.findByText('O plantão de Farmácia da Noite foi adicionado.')).toBeInTheDocument();
  expect(asked.last('CreateDutyShift')).toEqual({ input });
  expect(await screen.findByText('24/12/2026, 20:00')).toBeInTheDocument();

  await chooseAction(user, 'Farmácia da Noite', 'Remover');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover plantão' }),
  );
  await user.click(
    await screen.findByRole('button', { name: 'Desfazer: O plantão de Farmácia da Noite foi removido.' }),
  );
  expect(await screen.findByRole('rowheader', { name: /Farmácia da Noite/ })).toBeInTheDocument();
  expect(asked.last('CreateDutyShift')).toEqual({ input });
});
