import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSession } from '../../api/session.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { PlanChargeNote } from './plan-charges.tsx';
import { PlanModal } from './plan-modal.tsx';

const plan = (id: string, name: string, price: string) => ({
  __typename: 'Plan',
  id,
  name,
  price,
  companiesAllowed: Number(id),
  photoLimit: 5,
  hasPoster: id !== '1',
  hasBadge: id !== '1',
  hasYearReports: false,
  features: ['Página com logo'],
  isDefault: id === '1',
});
const request = (changes = {}) => ({
  __typename: 'PlanRequest',
  id: '4',
  status: 'pending',
  requestedAt: '2026-11-10T12:00:00.000Z',
  decidedAt: null,
  rejectionReason: null,
  currentPlan: null,
  requestedPlan: plan('2', 'Essencial', '49.90'),
  ...changes,
});
const own = (myPlanRequest: ReturnType<typeof request> | null) => ({ data: { myPlanRequest } });

function open(answers: Answers) {
  const onClose = vi.fn();
  const account = { name: 'Rosa Lima', email: 'rosa@exemplo.com.br', plan: null };
  const opened = renderSite(
    <PlanModal account={account} contactEmail="fale@guia.exemplo.com.br" onClose={onClose} />,
    {
      answers: {
        Plans: {
          data: {
            plans: {
              __typename: 'PlanPage',
              items: [plan('1', 'Grátis', '0.00'), plan('2', 'Essencial', '49.90')],
            },
          },
        },
        MyPlanRequest: own(null),
        ...answers,
      },
    },
  );
  const send = async () =>
    opened.user.click(await screen.findByRole('button', { name: 'Solicitar mudança de plano' }));
  return { ...opened, onClose, send };
}

beforeEach(() => {
  openSession({
    token: 't',
    user: { id: '5', name: 'Rosa Lima', email: 'rosa@exemplo.com.br', role: 'company' },
  });
});

it('shows name and e-mail read-only and the plans with their prices', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'Editar Perfil e Planos' })).toBeInTheDocument();
  expect(screen.getByLabelText('Nome')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('E-mail')).toHaveValue('rosa@exemplo.com.br');
  expect(screen.getByText(/fale com a administração/)).toBeInTheDocument();
  const [free, essential] = await screen.findAllByRole('radio');
  expect(free).toBeDisabled();
  expect(screen.getByText('Plano atual')).toBeInTheDocument();
  expect(essential).toBeEnabled();
  expect(within(screen.getByRole('group')).getByText(/R\$\s49,90/)).toHaveTextContent('/mês');
  const table = within(screen.getByRole('table', { name: 'Compare os planos' }));
  expect(table.getByRole('row', { name: /^Cartaz e QR code Não Sim/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /^Empresas até 1 até 2/ })).toBeInTheDocument();
  // What is the same comes last.
  expect(table.getAllByRole('rowheader').at(-1)).toHaveTextContent('Relatórios');
  expect(screen.getByText('Até 2 empresas')).toBeInTheDocument();
});

it('requires a choice', async () => {
  const { send, asked } = open({});
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Por favor, selecione um plano.');
  expect(screen.getByRole('radio', { name: /Essencial/ })).toHaveFocus();
  expect(asked.has('RequestPlan')).toBe(false);
});

it('asks to sign in again without a session', async () => {
  const { user, send } = open({});
  await user.click(await screen.findByRole('radio', { name: /Essencial/ }));
  localStorage.removeItem('user');
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Erro: usuário não identificado. Faça login novamente.',
  );
});

it('sends the request, says so and closes', async () => {
  const { user, send, asked, onClose } = open({ RequestPlan: { data: { requestPlan: request() } } });
  await user.click(await screen.findByRole('radio', { name: /Essencial/ }));
  const begun = Date.now();
  await send();
  expect(
    await screen.findByText(
      'Solicitação enviada com sucesso! O administrador será notificado e analisará sua solicitação.',
    ),
  ).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({
    name: 'RequestPlan',
    variables: { planId: '2', userId: '5', message: 'Solicitação de mudança de plano via dashboard' },
  });
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 3_000 });
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1_150);
});

it.each([
  [
    'BAD_USER_INPUT',
    'Este plano não está mais disponível. Escolha outro.',
    'Erro ao enviar solicitação: Este plano não está mais disponível. Escolha outro.',
  ],
  ['INTERNAL_SERVER_ERROR', 'Boom', 'Erro ao enviar solicitação: Tente novamente.'],
])('says why it was not sent (%s)', async (code, message, shown) => {
  const { user, send } = open({ RequestPlan: { error: { code, message } } });
  await user.click(await screen.findByRole('radio', { name: /Essencial/ }));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
});

it('shows a request made in another tab', async () => {
  const { user, send } = open({
    MyPlanRequest: inTurn(own(null), own(request())),
    RequestPlan: { error: { code: 'CONFLICT', message: 'Você já tem uma solicitação de plano em análise.' } },
  });
  await user.click(await screen.findByRole('radio', { name: /Essencial/ }));
  await send();
  expect(await screen.findByText('Em análise')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Você já tem uma solicitação de plano em análise.');
});

it('shows the pending request, which can be cancelled', async () => {
  const { user, asked } = open({
    MyPlanRequest: inTurn(own(request()), own(null)),
    CancelPlanRequest: { data: { cancelPlanRequest: { __typename: 'Deletion', id: '1' } } },
  });
  expect(await screen.findByText(/Pedida em 10\/11\/2026/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancelar solicitação' }));
  expect(await screen.findByRole('heading', { name: 'Cancelar a solicitação?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Manter solicitação' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar solicitação' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar solicitação' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  expect(asked.first('CancelPlanRequest')).toEqual({ id: '4' });
});

it('shows the last decision with its notes', async () => {
  open({
    MyPlanRequest: own(
      request({
        status: 'rejected',
        decidedAt: '2026-11-12T12:00:00.000Z',
        rejectionReason: 'Falta confirmar o pagamento.',
      }),
    ),
  });
  expect(await screen.findByText(/Falta confirmar o pagamento\./)).toBeInTheDocument();
  expect(screen.getByText('Plano na época: Grátis')).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('offers a retry when the plans cannot be loaded', async () => {
  open({ Plans: { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } } });
  expect(await screen.findByText('Erro ao carregar planos')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});

const charge = (changes = {}) => ({
  __typename: 'PlanCharge',
  id: '9',
  amount: '49.90',
  dueOn: '2026-12-05',
  payableUntil: '2026-12-15',
  state: 'open',
  pixCode: '00020126…6304ABCD',
  qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  fallbackPlan: 'Grátis',
  receivedAt: null,
  endedAt: null,
  plan: { __typename: 'Plan', id: '2', name: 'Essencial' },
  ...changes,
});
const paid = charge({ id: '8', state: 'received', dueOn: '2026-11-05', pixCode: null, qrSvg: null });
const charges = (...myPlanCharges: object[]) => ({ MyPlanCharges: { data: { myPlanCharges } } });

it('shows the open charge with its QR code, a text to copy and what happens without a payment', async () => {
  const { user } = open(charges(charge(), paid));
  expect(await screen.findByRole('heading', { name: 'Pagamento do plano Essencial' })).toBeInTheDocument();
  expect(
    screen.getByText('Vence em 5/12. Sem pagamento até 15/12 o plano volta a Grátis.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'QR code do Pix desta cobrança' })).toBeInTheDocument();
  expect(screen.getByLabelText('Pix copia e cola')).toHaveValue('00020126…6304ABCD');
  await user.click(screen.getByRole('button', { name: 'Copiar código Pix' }));
  expect(await screen.findByText('Código do Pix copiado.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('00020126…6304ABCD');
  expect(screen.getByRole('list', { name: 'Últimas cobranças' })).toHaveTextContent(
    /Essencial, R\$\s49,90vencimento 5\/11\/2026Recebida/,
  );
});

it('says near the top of the panel that a charge is open or overdue, and nothing of paid ones', async () => {
  const openPlans = vi.fn();
  const note = (...all: object[]) =>
    renderSite(<PlanChargeNote openPlans={openPlans} />, { answers: charges(...all) });
  const { user, unmount } = note(charge({ state: 'overdue' }), paid);
  expect(await screen.findByText(/^Venceu em 5\/12\./)).toHaveTextContent(
    /Plano Essencial: R\$\s49,90 por Pix\./,
  );
  await user.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
  expect(openPlans).toHaveBeenCalledOnce();
  unmount();
  const { asked } = note(paid);
  await waitFor(() => expect(asked).toContainEqual({ name: 'MyPlanCharges', variables: {} }));
  expect(screen.queryByText(/por Pix/)).not.toBeInTheDocument();
});
