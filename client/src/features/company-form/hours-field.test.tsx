import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { companyFormAnswers } from '../../testing/fixtures/company-form.ts';
import { renderSite } from '../../testing/render.tsx';
import { CompanyForm } from './company-form.tsx';
import { type CompanyValues, startingFrom } from './company-values.ts';

const known = { name: 'Padaria', categoryId: '3', city: 'Campinas' };

function open(openingHours = '') {
  const onSave = vi.fn(async (_values: CompanyValues) => {});
  const initial = startingFrom({ ...known, openingHours });
  const form = <CompanyForm initial={initial} kind="administrator" submitText="Salvar" onSave={onSave} />;
  return { ...renderSite(form, { answers: companyFormAnswers() }), onSave };
}

it('copies the hours of a day, and does not save an interval without times', async () => {
  const { user, onSave } = open('Mo 08:00-12:00');
  expect(screen.getByText('Segunda: 8h às 12h')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mudar horário' }));
  await user.click(await screen.findByRole('button', { name: 'Segunda: copiar' }));
  // Mantine hides a menu whose button has no size, as all have in happy-dom.
  await user.click(await screen.findByRole('menuitem', { name: 'Para segunda a sexta', hidden: true }));
  expect(screen.getByLabelText('Sexta, fecha')).toHaveValue('12:00');
  await user.click(screen.getByRole('button', { name: 'Sexta: outro intervalo' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(
    screen.getByText('Preencha as horas e datas que faltam no horário, ou remova-as.'),
  ).toBeInTheDocument();
  expect(onSave).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sexta: remover intervalo' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(onSave.mock.calls[0]?.[0].openingHours).toBe(
    'Mo 08:00-12:00; Tu 08:00-12:00; We 08:00-12:00; Th 08:00-12:00; Fr 08:00-12:00; Sa off; Su off',
  );
});

it('begins with a template', async () => {
  const { user, onSave } = open();
  await user.click(screen.getByRole('button', { name: 'Informar horário' }));
  await user.click(await screen.findByRole('button', { name: 'Com hora marcada' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(onSave.mock.calls[0]?.[0].openingHours).toBe('"by appointment"');
});

it('calls a missing day an error once its field was left', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Informar horário' }));
  await user.click(await screen.findByText('Feriados da cidade e datas especiais'));
  await user.click(screen.getByRole('button', { name: 'Outra data especial' }));
  const day = screen.getByLabelText('Data');
  expect(day).toBeValid();
  await user.click(day);
  await user.tab();
  expect(day).toBeInvalid();
  expect(screen.getByText('Escolha o dia.')).toBeInTheDocument();
});
