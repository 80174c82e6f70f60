import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { handEmail, handedEmail } from '../../admin/account/handed-email.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { renderSite } from '../../testing/render.tsx';
import { PersonRequest } from './admin-personal-data-page.tsx';

it('reloads when the same e-mail is searched again', async () => {
  const { user, asked } = renderSite(<PersonRequest />, {
    answers: {
      PersonMessages: pageOf('adminMessages', []),
      AdminRatings: pageOf('adminRatings', [], { totalIsExact: true }),
      PersonRecords: pageOf('adminPersonalRecords', []),
    },
  });
  const asks = () =>
    asked.filter(({ name }) => name === 'PersonMessages' || name === 'AdminRatings').map(({ name }) => name);
  const once = ['PersonMessages', 'AdminRatings'];
  await user.type(screen.getByLabelText(/^E-mail da pessoa/), 'julia@exemplo.com.br');
  await user.click(screen.getByRole('button', { name: 'Procurar' }));
  expect(await screen.findByText('Nenhuma avaliação feita com a conta deste e-mail.')).toBeInTheDocument();
  expect(asks()).toEqual(once);
  await user.click(screen.getByRole('button', { name: 'Procurar' }));
  await waitFor(() => expect(asks()).toEqual([...once, ...once]));
  expect(await screen.findByText('Nenhuma avaliação feita com a conta deste e-mail.')).toBeInTheDocument();
  expect(screen.getByText('Nenhum outro dado com este e-mail.')).toBeInTheDocument();
  expect(screen.getByText('Nenhuma mensagem enviada com este e-mail.')).toBeInTheDocument();
});

it('has the e-mail that another screen handed over, once', () => {
  handEmail('julia@exemplo.com.br');
  renderSite(<PersonRequest />);
  expect(screen.getByLabelText(/^E-mail da pessoa/)).toHaveValue('julia@exemplo.com.br');
  expect(handedEmail()).toBe('');
});
