import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { approvalCounts, pageOf, unlessSearched } from '../../testing/fixtures/admin.ts';
import { openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { siteWithoutMail } from '../../testing/site-fixtures.ts';
import { ApprovalsTab } from './approvals-tab.tsx';

const open = (answers: Answers) =>
  renderSite(<ApprovalsTab form={() => null} />, {
    path: '/admin/approvals?view=claims',
    answers: { ApprovalCounts: approvalCounts, ...answers },
  });
const button = (name: string) => screen.findByRole('button', { name });
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };

const claim = (changes = {}) => ({
  __typename: 'AdminClaim',
  id: '5',
  status: 'pending',
  message: 'Sou a dona.',
  createdAt: '2026-11-04T12:05:00.000Z',
  decidedAt: null,
  rejectionReason: null,
  exceedsLimit: false,
  rivals: 0,
  company: {
    __typename: 'Company',
    id: '7',
    name: 'Bar do Zé',
    city: { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' },
  },
  claimant: {
    __typename: 'Claimant',
    id: '3',
    name: 'Rosa Lima',
    email: 'rosa@exemplo.com.br',
    isEmailConfirmed: true,
    companiesCount: 1,
    companiesAllowed: 5,
  },
  ...changes,
});

it('warns before a company is given to an account with an unconfirmed e-mail', async () => {
  const row = claim({});
  const { user } = open({
    AdminClaims: pageOf('adminClaims', [
      { ...row, claimant: { ...row.claimant, isEmailConfirmed: false } },
      { ...row, id: '6', claimant: { ...row.claimant, id: '4', name: 'Ivo Melo' } },
    ]),
  });
  expect(await screen.findAllByText('E-mail não confirmado')).toHaveLength(1);
  await user.click(await button('Aprovar o pedido de Rosa Lima por Bar do Zé'));
  const modal = await screen.findByRole('dialog', { name: 'Passar Bar do Zé para Rosa Lima?' });
  expect(modal).toHaveTextContent(/rosa@exemplo.com.br não foi confirmado.*Peça outra prova/);
  await user.keyboard('{Escape}');
  await user.click(await button('Aprovar o pedido de Ivo Melo por Bar do Zé'));
  expect(
    await screen.findByRole('dialog', { name: 'Passar Bar do Zé para Ivo Melo?' }),
  ).not.toHaveTextContent(/não foi confirmado/);
});

it('approves a claim after naming the consequences', async () => {
  const { user } = open({
    AdminClaims: inTurn(
      pageOf('adminClaims', [claim({ rivals: 2, exceedsLimit: true })]),
      pageOf('adminClaims', []),
    ),
    ApproveClaim: { data: { approveClaim: claim({ status: 'approved' }) } },
  });
  expect(await screen.findByText('Passa do limite')).toBeInTheDocument();
  expect(screen.getByText('Mais 2 pedidos para esta empresa')).toBeInTheDocument();
  await user.click(await button('Aprovar o pedido de Rosa Lima por Bar do Zé'));
  const modal = await screen.findByRole('dialog', { name: 'Passar Bar do Zé para Rosa Lima?' });
  expect(modal).toHaveTextContent(/outros pedidos por ela são recusados.*mais empresas do que o limite/);
  await user.click(within(modal).getByRole('button', { name: 'Aprovar pedido' }));
  expect(await screen.findByText('Bar do Zé agora é de Rosa Lima.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhum pedido')).toBeInTheDocument();
});

it('promises the claimant no mail where none is sent', async () => {
  const { user } = open({
    ...siteWithoutMail(),
    AdminClaims: pageOf('adminClaims', [claim()]),
  });
  await user.click(await button('Aprovar o pedido de Rosa Lima por Bar do Zé'));
  const approval = await screen.findByRole('dialog');
  expect(approval).toHaveTextContent('Rosa Lima passa a cuidar da empresa.');
  await user.click(within(approval).getByRole('button', { name: 'Cancelar' }));
  await user.click(await button('Recusar o pedido de Rosa Lima por Bar do Zé'));
  expect(await screen.findByText('Rosa Lima lê o motivo no painel.')).toBeInTheDocument();
});

it('rejects a claim with a reason, and reports one decided by somebody else', async () => {
  const { user, asked } = open({
    AdminClaims: inTurn(pageOf('adminClaims', [claim()]), pageOf('adminClaims', [])),
    RejectClaim: inTurn(broken, { error: { code: 'CONFLICT', message: 'Este pedido já foi decidido.' } }),
  });
  await user.click(await button('Recusar o pedido de Rosa Lima por Bar do Zé'));
  const modal = within(await screen.findByRole('dialog'));
  await user.type(modal.getByLabelText('Motivo (opcional)'), 'Sem comprovante.');
  await user.click(modal.getByRole('button', { name: 'Recusar pedido' }));
  expect(await modal.findByText('Não foi possível decidir o pedido. Tente novamente.')).toBeInTheDocument();
  expect(modal.getByLabelText('Motivo (opcional)')).toHaveValue('Sem comprovante.');
  await user.click(modal.getByRole('button', { name: 'Recusar pedido' }));
  expect(await screen.findByText('Este pedido já foi decidido.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'RejectClaim')?.variables.reason).toBe('Sem comprovante.');
});

it('searches claims by status: pending ones oldest first, decided ones newest first', async () => {
  const { user, asked } = open({
    AdminClaims: unlessSearched(pageOf('adminClaims', [claim()]), pageOf('adminClaims', [])),
  });
  const last = () => asked.filter(({ name }) => name === 'AdminClaims').at(-1)?.variables;
  await screen.findByRole('link', { name: /^Bar do Zé/ });
  expect(last()).toEqual({ q: null, status: 'pending', order: 'oldest', page: 1 });
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Situação'), 'Todos');
  await waitFor(() => expect(last()).toEqual({ q: null, status: null, order: 'newest', page: 1 }));
  await user.type(screen.getByLabelText('Buscar pedido'), 'zzz');
  expect(await screen.findByText('Nenhum pedido encontrado')).toBeInTheDocument();
  expect(last()).toEqual({ q: 'zzz', status: null, order: 'newest', page: 1 });
});
