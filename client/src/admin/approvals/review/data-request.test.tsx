import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Capability } from '../../../domain/account/viewer.gen.ts';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { approvalDetails, approvalRow, decided } from '../../../testing/fixtures/approvals.ts';
import { approvalHeading, openApprovals } from '../../../testing/screens/approvals-screen.tsx';
import { handedEmail } from '../../account/handed-email.ts';

const email = 'julia@exemplo.com.br';
const dataRequest = {
  __typename: 'DataRequest',
  id: '5',
  kind: 'erasure',
  name: 'Júlia',
  email,
  isEmailConfirmed: false,
  content: 'Apaguem minha mensagem.',
  createdAt: '2026-11-04T12:00:00.000Z',
};
const FULL: Capability[] = ['seeLists', 'seePersons', 'decide', 'manageUsers'];

const details = (variables: Record<string, unknown>) => ({
  data: { adminWorkMatter: { ...approvalDetails(variables).data.adminWorkMatter, dataRequest } },
});

const open = (capabilities = FULL) =>
  openApprovals(
    '?item=dataRequest:5',
    {
      Approvals: pageOf('adminWork', [approvalRow('5', 'Júlia', 'dataRequest', { company: null })]),
      ApprovalDetails: details,
      Decide: decided('5', 'dataRequest'),
    },
    { capabilities },
  );
const answer = () => screen.findByRole('button', { name: /^Responder/ });

it('is answered by a text, which is required, and can be undone', async () => {
  const { user, asked } = open();
  expect(await approvalHeading('Júlia')).toBeInTheDocument();
  expect(await screen.findByText('E-mail não confirmado')).toBeInTheDocument();
  await waitFor(async () => expect(await answer()).toBeEnabled());
  await user.keyboard('a');
  await screen.findByText('Quem pediu recebe a resposta por e-mail.');
  await user.click(await answer());
  expect(await screen.findByText('Escreva a resposta.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Outra resposta/), 'Feito.');
  await user.click(await answer());
  await screen.findByText('A resposta a Júlia será enviada.');
  expect(asked.first('Decide')).toMatchObject({
    kind: 'dataRequest',
    id: '5',
    decision: 'approve',
    reason: 'Feito.',
  });
  expect(screen.getByRole('button', { name: /^Desfazer/ })).toBeInTheDocument();
});

it('leads to the data of the person without the e-mail in the address', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('link', { name: 'Procurar os dados desta pessoa' }));
  expect(location.path).toBe('/admin/personal-data');
  expect(handedEmail()).toBe(email);
});

it('offers no answer to those who do not manage accounts', async () => {
  open(['seeLists', 'seePersons', 'decide']);
  expect(await screen.findByText('Apaguem minha mensagem.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Responder/ })).not.toBeInTheDocument();
});
