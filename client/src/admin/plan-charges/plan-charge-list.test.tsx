import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { chargeRow, pageOf } from '../../testing/fixtures/admin.ts';
import { renderSite } from '../../testing/render.tsx';
import { PlanChargeList } from './admin-plan-charges-page.tsx';

const open = (answers: Answers, query = '') =>
  renderSite(<PlanChargeList />, { answers, path: `/admin/plan-charges${query}` });
const charges = (...rows: object[]) => pageOf('adminPlanCharges', rows);
const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr');
const received = { state: 'received', receivedAt: '2026-12-04T12:05:00.000Z', canUndoReceipt: true };

it('lists charges with their state, and buttons where something can be done', async () => {
  open({
    PlanCharges: charges(
      chargeRow('1', 'Rosa Lima'),
      chargeRow('2', 'Íris Melo', { state: 'overdue' }),
      chargeRow('3', 'Lia Sá', received),
      chargeRow('4', 'Ana Reis', { ...received, canUndoReceipt: false }),
      chargeRow('5', 'Bia Luz', { state: 'ended', endedAt: '2026-12-20T12:05:00.000Z' }),
      chargeRow('6', '', { ...received, canUndoReceipt: false, user: null }),
    ),
  });
  expect(await rowOf('Rosa Lima')).toHaveTextContent(
    /rosa@exemplo\.com\.br.*Rede.*R\$\s199,90.*05\/12\/2026.*Plano até 15\/12\/2026.*Em aberto.*A1B2C3/,
  );
  expect(await rowOf('Íris Melo')).toHaveTextContent(/Vencida/);
  expect(await rowOf('Lia Sá')).toHaveTextContent(/Recebida.*04\/12\/2026 09:05/);
  expect(await rowOf('Bia Luz')).toHaveTextContent(/Encerrada.*20\/12\/2026 09:05/);
  expect(await rowOf('Conta encerrada')).toHaveTextContent(/Rede.*Recebida/);
  const buttons = screen.getAllByRole('button', { name: /cobrança de/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Recebido',
    'Recebido',
    'Desfazer recebimento',
  ]);
});

it('marks a charge as received after a confirmation, and undoes that', async () => {
  const { user, asked } = open({
    PlanCharges: inTurn(
      charges(chargeRow('1', 'Rosa Lima')),
      charges(chargeRow('1', 'Rosa Lima', received)),
      charges(chargeRow('1', 'Rosa Lima')),
    ),
    ReceiveCharge: { data: { receiveCharge: chargeRow('1', 'Rosa Lima', received) } },
    UndoChargeReceipt: { data: { undoChargeReceipt: chargeRow('1', 'Rosa Lima') } },
  });
  await user.click(await screen.findByRole('button', { name: /Recebido.*Rosa Lima/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Marcar como recebido?' });
  expect(dialog).toHaveTextContent(/R\$\s199,90 de Rosa Lima, plano Rede, identificador A1B2C3/);
  expect(asked.some(({ name }) => name === 'ReceiveCharge')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Recebido' }));
  expect(await screen.findByText('Pagamento de Rosa Lima recebido.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /Desfazer recebimento/ }));
  expect(await screen.findByText('O recebimento de Rosa Lima foi desfeito.')).toBeInTheDocument();
  await waitFor(async () => expect(await rowOf('Rosa Lima')).toHaveTextContent('Em aberto'));
  for (const name of ['ReceiveCharge', 'UndoChargeReceipt'])
    expect(asked.find((one) => one.name === name)?.variables).toEqual({ id: '1' });
});

it('receives a charge that ended unpaid, and says that the plan comes back', async () => {
  const { user } = open({
    PlanCharges: charges(
      chargeRow('1', 'Rosa Lima', { state: 'ended', endedAt: '2026-12-20T12:05:00.000Z', canReceive: true }),
    ),
    ReceiveCharge: { data: { receiveCharge: chargeRow('1', 'Rosa Lima', received) } },
  });
  await user.click(await screen.findByRole('button', { name: /Recebido.*Rosa Lima/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('o plano volta, se a conta não tiver outro');
  await user.click(screen.getByRole('button', { name: 'Recebido' }));
  expect(await screen.findByText('Pagamento de Rosa Lima recebido.')).toBeInTheDocument();
});

it('says what another administrator did before, and why an undo is refused', async () => {
  const { user } = open({
    PlanCharges: charges(chargeRow('1', 'Rosa Lima'), chargeRow('2', 'Lia Sá', received)),
    ReceiveCharge: { error: { code: 'CONFLICT', message: 'Esta cobrança já foi marcada como recebida.' } },
    UndoChargeReceipt: { error: { code: 'CONFLICT', message: 'Não dá mais para desfazer.' } },
  });
  await user.click(await screen.findByRole('button', { name: /Recebido.*Rosa Lima/ }));
  await user.click(await screen.findByRole('button', { name: 'Recebido' }));
  expect(await screen.findByText('Esta cobrança já foi marcada como recebida.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /Desfazer recebimento/ }));
  expect(await screen.findByText('Não dá mais para desfazer.')).toBeInTheDocument();
});

it('filters by state, due day and text', async () => {
  const { asked } = open({ PlanCharges: charges() }, '?state=overdue&start=2026-12-01&q=rosa');
  await screen.findByText('Nenhuma cobrança encontrada');
  expect(asked.find(({ name }) => name === 'PlanCharges')?.variables).toMatchObject({
    state: 'overdue',
    from: '2026-12-01',
    until: null,
    q: 'rosa',
    order: 'dueDescending',
  });
});
