import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { approvalCounts, pageOf } from '../../testing/fixtures/admin.ts';
import { correction } from '../../testing/fixtures/corrections.ts';
import { renderSite } from '../../testing/render.tsx';
import { ApprovalsTab } from './approvals-tab.tsx';

const open = (answers: Answers) =>
  renderSite(<ApprovalsTab form={(id) => <p>Formulário da empresa {id}</p>} />, {
    path: '/admin/approvals?view=corrections',
    answers: { ApprovalCounts: approvalCounts, ...answers },
  });

it('accepts a correction after showing before, now and after', async () => {
  const { user, asked } = open({
    AdminCorrections: inTurn(
      pageOf('adminCorrections', [correction({}, { phone: '(19) 3234-7777' })]),
      pageOf('adminCorrections', []),
    ),
    AcceptCorrection: { data: { acceptCorrection: correction({ status: 'accepted' }) } },
  });
  await user.click(await screen.findByRole('button', { name: 'Aceitar a correção de Bar do Zé' }));
  const modal = await screen.findByRole('dialog', { name: 'Aceitar a correção de Bar do Zé?' });
  expect(modal).toHaveTextContent(
    /Antes\(19\) 3234-5678Agora\(19\) 3234-7777 \(mudou depois do envio\)Depois\(19\) 3234-9999/,
  );
  await user.click(within(modal).getByRole('button', { name: 'Aceitar correção' }));
  expect(await screen.findByText('Telefone corrigido.')).toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'AcceptCorrection')?.variables).toEqual({
    id: '3',
    seen: '(19) 3234-7777',
  });
});

it('opens the form of the company for what is changed by hand', async () => {
  const { user } = open({
    AdminCorrections: pageOf('adminCorrections', [
      correction({ field: 'closed', before: null, after: null }),
    ]),
  });
  expect(await screen.findByText('A empresa não funciona mais.')).toBeInTheDocument();
  expect(screen.queryByText(/mudou depois do envio/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Editar dados Bar do Zé' }));
  expect(screen.getByText('Formulário da empresa 7')).toBeInTheDocument();
});
