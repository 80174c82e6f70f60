import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownCompany } from '../../testing/fixtures/company-form.ts';
import {
  beginAsOwner,
  FIRST,
  goOn,
  home,
  lastButton,
  openRegistration,
  rejection,
  SECOND,
  step,
  THIRD,
  TYPED,
} from '../../testing/screens/register-company.tsx';

beginAsOwner();

it('shows the errors of each step in it, and focuses its first wrong field, else its heading', async () => {
  const { user, asked } = openRegistration({ RegisterCompanyHome: home() });
  expect(await step(FIRST)).toBeVisible();
  await goOn(user);
  expect(await screen.findByText('Categoria é obrigatória')).toBeVisible();
  expect(screen.getByLabelText(/^Categoria/)).toHaveFocus();
  expect(screen.queryByText('Telefone é obrigatório')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/^Categoria/), await screen.findByText('Alimentação'));
  await user.type(screen.getByLabelText(/^Cidade/), 'Campinas');
  await goOn(user);
  await waitFor(async () => expect(await step(SECOND)).toHaveFocus());
  expect(screen.getByLabelText(/^Nome/)).not.toBeVisible();
  await goOn(user);
  expect(await screen.findByText('Telefone é obrigatório')).toBeVisible();
  expect(screen.getByLabelText(/^Telefone/)).toHaveFocus();
  await user.type(screen.getByLabelText(/^Telefone/), '1932321010');
  await user.type(screen.getByLabelText('Ano de fundação'), '99');
  await goOn(user);
  await waitFor(() => expect(screen.getByLabelText('Ano de fundação')).toHaveFocus());
  expect(screen.getByLabelText('Ano de fundação')).toBeVisible();
  await user.clear(screen.getByLabelText('Ano de fundação'));
  await goOn(user);
  expect(await step(THIRD)).toHaveFocus();
  expect(screen.getByLabelText(/^Descrição/)).toHaveAttribute(
    'placeholder',
    expect.stringMatching(/^Ex\.: Pães/),
  );
  await user.click(screen.getByRole('button', { name: 'Cadastrar empresa' }));
  expect(await screen.findByText('Descrição é obrigatória')).toBeVisible();
  expect(asked.some(({ name }) => name === 'CreateCompany')).toBe(false);
});

it('goes back by the button and by the browser, with all that was filled in', async () => {
  const { user, location } = openRegistration({ RegisterCompanyHome: home({ rejection }) });
  await screen.findByRole('option', { name: 'Alimentação' });
  await lastButton(user);
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await step(SECOND)).toHaveFocus();
  expect(screen.getByLabelText(/^Telefone/)).toHaveValue(TYPED.phone);
  await user.type(screen.getByLabelText('Instagram'), '@trigo');
  history.back();
  await waitFor(async () => expect(await step(FIRST)).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Voltar' })).not.toBeInTheDocument();
  expect(location.path).toBe('/register-company');
  await goOn(user);
  expect(await step(SECOND)).toBeVisible();
  expect(screen.getByLabelText('Instagram')).toHaveValue('@trigo');
});

it('returns to the step of a field that the server refuses', async () => {
  const { user } = openRegistration({
    RegisterCompanyHome: home({ rejection }),
    CreateCompany: {
      error: {
        code: 'BAD_USER_INPUT',
        message: 'Cidade não encontrada.',
        fields: { city: ['Cidade não encontrada.'] },
      },
    },
  });
  await screen.findByRole('option', { name: 'Alimentação' });
  await user.click(await lastButton(user));
  expect(await step(FIRST)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Cidade/)).toHaveFocus());
});

it('continues a draft of the account at its step, or begins again', async () => {
  const first = openRegistration({ RegisterCompanyHome: home({ rejection }) });
  await screen.findByRole('option', { name: 'Alimentação' });
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await first.user.type(screen.getByLabelText(/^Endereço/), ' B');
  expect(leave()).toBe(false);
  await goOn(first.user);
  await step(SECOND);
  expect(leave()).toBe(true);
  first.unmount();
  history.replaceState(null, '');
  const { user } = openRegistration({ RegisterCompanyHome: home({ rejection }) });
  expect(await step(SECOND)).toBeVisible();
  expect(screen.getByText('Continuamos de onde você parou.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Telefone/)).toHaveValue(TYPED.phone);
  expect(screen.getByLabelText(/^Endereço/)).toHaveValue(`${TYPED.address} B`);
  await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
  expect(await step(FIRST)).toBeVisible();
  expect(screen.getByLabelText(/^Nome/)).toHaveValue(TYPED.name);
  expect(localStorage.getItem('company-draft')).toBeNull();
});

it('leads Back out of the page after beginning again', async () => {
  const first = openRegistration({ RegisterCompanyHome: home({ rejection }) });
  await screen.findByRole('option', { name: 'Alimentação' });
  await lastButton(first.user);
  // Loaded again, at the entry of its last step.
  first.unmount();
  const { user } = openRegistration({ RegisterCompanyHome: home({ rejection }) });
  expect(await step(THIRD)).toBeVisible();
  expect(history.state).toMatchObject({ formStep: 2 });
  await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
  expect(await step(FIRST)).toBeVisible();
  await waitFor(() => expect(history.state?.formStep ?? 0).toBe(0));
});

it('drops a draft that was begun before a rejection', async () => {
  const draft = { accountId: '5', values: { name: 'Doceria' }, step: 1, rejectedAt: null };
  localStorage.setItem('company-draft', JSON.stringify(draft));
  openRegistration({ RegisterCompanyHome: home({ rejection }) });
  expect(await step(FIRST)).toBeVisible();
  expect(screen.getByLabelText(/^Nome/)).toHaveValue(TYPED.name);
});

it('drops the draft of another account, and its own once the company is sent', async () => {
  const draft = (accountId: string) =>
    localStorage.setItem(
      'company-draft',
      JSON.stringify({ accountId, values: { name: 'Doceria' }, step: 1, rejectedAt: null }),
    );
  draft('6');
  const { user, location } = openRegistration({
    RegisterCompanyHome: home({ rejection }),
    CreateCompany: { data: { createCompany: ownCompany({ id: '12', isApproved: false }) } },
  });
  await screen.findByRole('option', { name: 'Alimentação' });
  expect(localStorage.getItem('company-draft')).toBeNull();
  const button = await lastButton(user);
  expect(localStorage.getItem('company-draft')).toContain(TYPED.name);
  await user.click(button);
  await waitFor(() => expect(location.path).toBe('/user-dashboard?company=12'));
  expect(localStorage.getItem('company-draft')).toBeNull();
});

it('takes a mobile for WhatsApp and a landline for a phone, until somebody has chosen', async () => {
  const values = { name: 'Doceria', categoryId: '3', city: 'Campinas' };
  const draft = { accountId: '5', values, step: 1, rejectedAt: null };
  localStorage.setItem('company-draft', JSON.stringify(draft));
  const { user } = openRegistration({ RegisterCompanyHome: home() });
  const phone = await screen.findByLabelText(/^Telefone/);
  const type = screen.getByLabelText(/^Este número é de/);
  await user.type(phone, '19995550100');
  expect(type).toHaveValue('whatsapp');
  await user.clear(phone);
  await user.type(phone, '1932321010');
  expect(type).toHaveValue('phone');
  await user.selectOptions(type, 'whatsapp');
  await user.type(phone, '{Backspace}1');
  expect(type).toHaveValue('whatsapp');
});
