import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { CorrectionModal } from './correction-modal.tsx';

const SENT: Answers = {
  ProposeCorrection: { data: { proposeCorrection: { __typename: 'CorrectionReceipt', id: '3' } } },
};
const open = (answers: Answers) => {
  const onClose = vi.fn();
  const company = {
    id: '7',
    name: 'Bar do Zé',
    address: null,
    phone: '(19) 3234-5678',
    website: null,
  };
  return { onClose, ...renderSite(<CorrectionModal company={company} onClose={onClose} />, { answers }) };
};
const send = () => screen.getByRole('button', { name: 'Enviar correção' });

it('shows the present value and sends the right one', async () => {
  const { user, asked, onClose } = open(SENT);
  expect(await screen.findByText('(19) 3234-5678')).toBeInTheDocument();
  await user.click(send());
  expect(screen.getByText('Conte como é o certo.')).toBeInTheDocument();
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText(/^Como é o certo/), ' (19) 3234-9999 ');
  await user.type(screen.getByLabelText(/^Seu e-mail/), 'ana@exemplo.com.br');
  await user.click(send());
  expect(await screen.findByText('Correção enviada. Obrigado pela ajuda!')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalled();
  expect(asked.at(-1)?.variables).toEqual({
    input: {
      companyId: '7',
      field: 'phone',
      after: '(19) 3234-9999',
      note: null,
      email: 'ana@exemplo.com.br',
    },
  });
});

it('needs no value for a company that has closed', async () => {
  const { user, asked } = open(SENT);
  await user.selectOptions(await screen.findByLabelText('O que está errado?'), 'Fechou de vez');
  expect(screen.queryByLabelText(/^Como é o certo/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Observação/), 'Virou farmácia.');
  await user.click(send());
  expect(await screen.findByText('Correção enviada. Obrigado pela ajuda!')).toBeInTheDocument();
  expect(asked.at(-1)?.variables).toEqual({
    input: { companyId: '7', field: 'closed', after: null, note: 'Virou farmácia.', email: null },
  });
});

it('stays open with the reason when the server refuses', async () => {
  const error = { code: 'CONFLICT', message: 'Esta correção já foi enviada e está em análise.' };
  const { user, onClose } = open({ ProposeCorrection: { error } });
  await user.type(await screen.findByLabelText(/^Como é o certo/), '(19) 3234-9999');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(error.message);
  expect(onClose).not.toHaveBeenCalled();
});
