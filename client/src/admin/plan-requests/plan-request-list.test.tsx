import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf, requestRow } from '../../testing/fixtures/admin.ts';
import { openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { siteWithoutMail } from '../../testing/site-fixtures.ts';
import { PlanRequestList } from './admin-plan-requests-page.tsx';

const open = (answers: Answers, query = '') =>
  renderSite(<PlanRequestList />, { answers, path: `/admin/plan-requests${query}` });
const requests = (...rows: object[]) => pageOf('adminPlanRequests', rows);
const button = (name: string) => screen.findByRole('button', { name });

it('lists the requests, with buttons for pending ones only', async () => {
  const { user } = open(
    {
      PlanRequests: requests(
        requestRow('1', 'Rosa Lima'),
        requestRow('2', 'Íris Melo', {
          status: 'rejected',
          decidedAt: '2026-11-05T12:05:00.000Z',
          rejectionReason: 'Falta pagamento.',
          currentPlan: { __typename: 'Plan', id: '1', name: 'Básico', price: '29.90' },
        }),
        requestRow('3', 'Lia Sá', {
          status: 'approved',
          decidedAt: '2026-11-05T12:05:00.000Z',
          user: {
            __typename: 'PlanRequestUser',
            id: '3',
            name: 'Lia Sá',
            email: 'lia@exemplo.com.br',
            plan: { __typename: 'Plan', id: '2', name: 'Rede', price: '199.90' },
          },
        }),
      ),
    },
    '?status=all',
  );
  const rowOf = async (name: string) =>
    (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr');
  expect(await rowOf('Rosa Lima')).toHaveTextContent(
    /rosa@exemplo\.com\.br.*Grátis.*Rede.*R\$\s199,90\/mês.*04\/11\/2026 09:05.*Pendente.*Abri mais uma loja\./,
  );
  expect(await rowOf('Íris Melo')).toHaveTextContent(
    /Básico.*R\$\s29,90\/mês.*Rejeitada.*Resposta: Falta pagamento\./,
  );
  expect(await rowOf('Lia Sá')).toHaveTextContent(/Grátis.*Rede.*Aprovada/);
  const details = () => screen.getByRole('complementary');
  await user.click(screen.getByRole('link', { name: 'Íris Melo' }));
  expect(details()).toHaveTextContent(
    /Plano na épocaBásico.*R\$\s29,90\/mês.*Plano atualGrátis.*Resposta: Falta pagamento\./,
  );
  await user.click(screen.getByRole('link', { name: 'Lia Sá' }));
  expect(details()).toHaveTextContent(/Plano na épocaGrátis.*Plano atualRede/);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'Lia Sá' })).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /solicitação de/ }).map((one) => one.textContent)).toEqual([
    'Aprovar',
    'Rejeitar',
  ]);
});

it('requests pending ones by default, and stores the choice in the URL', async () => {
  const { user, asked, location } = open({ PlanRequests: requests() });
  await screen.findByText('Nenhuma solicitação');
  expect(asked.at(-1)?.variables).toEqual({
    q: null,
    status: 'pending',
    from: null,
    until: null,
    order: 'newest',
    page: 1,
    perPage: 25,
  });
  expect(screen.getByText('0 solicitações')).toBeInTheDocument();
  await openFilters(user);
  const status = screen.getByLabelText('Situação');
  expect(
    within(status)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Pendente', 'Aprovada', 'Rejeitada', 'Todas']);
  await user.selectOptions(status, 'Todas');
  await waitFor(() => expect(location.path).toContain('status=all'));
  await user.type(screen.getByLabelText('De'), '2026-11-01');
  await waitFor(() => expect(location.path).toContain('start=2026-11-01'));
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ status: null, from: '2026-11-01' }));
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Nome de quem pede, de A a Z');
  await user.type(screen.getByLabelText('Buscar solicitação'), 'rosa');
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ q: 'rosa', order: 'name' }));
  await user.click(await screen.findByRole('link', { name: 'Limpar filtros' }));
  await waitFor(() => expect(location.path).toBe('/admin/plan-requests'));
});

const approved = { data: { approvePlanRequest: { __typename: 'PlanRequest', id: '3' } } };
const undone = (kind: string, id: string) => ({
  data: { undoDecision: { __typename: 'UndoneDecision', kind, id } },
});

it('approves, reloads the list, and undoes it by keyboard', async () => {
  const { user, asked } = open({
    PlanRequests: inTurn(
      requests(requestRow('3', 'Ana Reis')),
      requests(),
      requests(requestRow('3', 'Ana Reis')),
    ),
    ApprovePlanRequest: approved,
    UndoDecision: undone('planRequest', '3'),
  });
  await user.click(await button('Aprovar solicitação de Ana Reis'));
  const undo = await button('Desfazer: Plano Rede aprovado para Ana Reis.');
  expect(await screen.findByText('Nenhuma solicitação')).toBeInTheDocument();
  undo.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  expect(await button('Aprovar solicitação de Ana Reis')).toBeEnabled();
  expect(document.body).not.toHaveFocus();
  expect(asked.first('UndoDecision')).toEqual({
    kind: 'planRequest',
    id: '3',
  });
});

it('shows a decided request as decided while the server still lists it as pending', async () => {
  const { user } = open(
    {
      PlanRequests: requests(requestRow('3', 'Ana Reis'), requestRow('4', 'Bia Sá')),
      ApprovePlanRequest: approved,
      UndoDecision: undone('planRequest', '3'),
    },
    '?status=all',
  );
  await user.click(await button('Aprovar solicitação de Ana Reis'));
  await button('Desfazer: Plano Rede aprovado para Ana Reis.');
  const row = screen.getByRole('rowheader', { name: /Ana Reis/ }).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('Aprovada');
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(within(row).getByText('Aprovada').parentElement).toHaveFocus());
  await user.keyboard('u');
  expect(await button('Aprovar solicitação de Ana Reis')).toBeEnabled();
  expect(row).toHaveTextContent('Pendente');
  expect(row.closest('[tabindex="-1"]')).toHaveFocus();
});

it('says why an undo came too late', async () => {
  const message = 'Não há mais o que desfazer: a decisão já vale ou já foi desfeita.';
  const { user } = open({
    PlanRequests: inTurn(requests(requestRow('3', 'Ana Reis')), requests()),
    ApprovePlanRequest: approved,
    UndoDecision: { error: { code: 'CONFLICT', message } },
  });
  await user.click(await button('Aprovar solicitação de Ana Reis'));
  await user.click(await button('Desfazer: Plano Rede aprovado para Ana Reis.'));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it.each([
  ['with', {}, /O dono lê o motivo no painel e no e-mail\.$/],
  ['without', siteWithoutMail(), /O dono lê o motivo no painel\.$/],
])('says where the owner reads the reason, %s mail', async (_mail, answers, words) => {
  const { user } = open({ ...answers, PlanRequests: requests(requestRow('6', 'Davi Cruz')) });
  await user.click(await button('Rejeitar solicitação de Davi Cruz'));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('requires a reason for a rejection', async () => {
  const rejected = requestRow('6', 'Davi Cruz', { status: 'rejected', rejectionReason: 'Falta pagamento.' });
  const { user, asked } = open({
    PlanRequests: inTurn(requests(requestRow('6', 'Davi Cruz')), requests()),
    RejectPlanRequest: inTurn(
      { error: { code: 'BAD_USER_INPUT', message: 'Confira.', fields: { reason: ['Curto.'] } } },
      { error: { code: 'FORBIDDEN', message: 'Sua conta não pode mais isto.' } },
      { data: { rejectPlanRequest: rejected } },
    ),
  });
  await user.click(await button('Rejeitar solicitação de Davi Cruz'));
  const modal = within(await screen.findByRole('dialog'));
  const reject = modal.getByRole('button', { name: 'Rejeitar solicitação' });
  await user.type(modal.getByLabelText(/^Motivo da rejeição/), '   ');
  await user.click(reject);
  expect(await modal.findByText('O motivo da rejeição é obrigatório.')).toBeInTheDocument();
  expect(modal.getByLabelText(/^Motivo da rejeição/)).toHaveFocus();
  expect(asked.has('RejectPlanRequest')).toBe(false);
  await user.type(modal.getByLabelText(/^Motivo da rejeição/), 'Falta pagamento.');
  await user.click(reject);
  expect(
    await modal.findByText('As notas do administrador são obrigatórias para rejeição.'),
  ).toBeInTheDocument();
  await user.click(reject);
  expect(await modal.findByText('Sua conta não pode mais isto.')).toBeInTheDocument();
  await user.click(reject);
  expect(await button('Desfazer: A solicitação de Davi Cruz foi rejeitada.')).toBeInTheDocument();
  expect(asked.last('RejectPlanRequest')).toEqual({
    id: '6',
    reason: 'Falta pagamento.',
  });
});

it('shows what else there is when nothing waits', async () => {
  const { user, location } = open({ PlanRequests: requests() });
  expect(await screen.findByText('Nenhuma solicitação espera por você.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ver todas' }));
  await waitFor(() => expect(location.path).toBe('/admin/plan-requests?status=all'));
  expect(await screen.findByText('Não há solicitações de plano com estes filtros.')).toBeInTheDocument();
});
