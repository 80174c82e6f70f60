import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { bulkJob, listCounts } from '../../testing/fixtures/approvals.ts';
import { renderSite } from '../../testing/render.tsx';
import { BulkActionButton } from './bulk-action-button.tsx';
import { BulkDock } from './bulk-dock.tsx';
import { useBulkAction } from './use-bulk-action.ts';

const job = bulkJob({ action: 'reject', processedCount: 3 });

function List({ total = 214 }: { total?: number }) {
  const bulk = useBulkAction();
  return (
    <>
      <BulkActionButton
        actions={['approve', 'reject', 'assignKind']}
        total={total}
        of={{ companies: { q: 'bar', status: 'pending' } }}
        bulk={bulk}
      />
      <BulkDock />
    </>
  );
}
const open = (answers: Answers) =>
  renderSite(<List />, {
    answers: {
      BulkJob: { data: { adminBulkJob: job } },
      ListCount: listCounts(214, { reject: 212, approve: 212, assignKind: 214 }),
      ...answers,
    },
  });

it('rejects a whole filter with one reason and shows the progress', async () => {
  const { user, asked } = open({
    ReasonChoices: {
      data: {
        adminReasonTemplates: [{ __typename: 'ReasonTemplate', id: '4', title: 'Spam', text: 'Propaganda.' }],
      },
    },
    StartBulkAction: { data: { startBulkAction: job } },
  });
  await user.click(await screen.findByRole('button', { name: 'Ação com todas as 214' }));
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByText(/o dono recebe um e-mail/)).toBeInTheDocument();
  await user.selectOptions(modal.getByLabelText('O que fazer'), 'Rejeitar');
  expect(modal.getByText(/fica por um ano em Rejeitadas/)).toBeInTheDocument();
  await user.selectOptions(await modal.findByLabelText('Motivo pronto'), 'Spam');
  await user.click(await modal.findByRole('button', { name: 'Rejeitar: 212 empresas' }));
  expect(await screen.findByText('Rejeitando 214 empresas…')).toBeInTheDocument();
  expect(asked.findLast(({ name }) => name === 'StartBulkAction')?.variables).toEqual({
    input: {
      action: 'reject',
      reason: 'Propaganda.',
      total: 212,
      companies: { q: 'bar', status: 'pending' },
    },
  });
});

const refused = (code: string) => ({
  StartBulkAction: { error: { code, message: 'Confira e repita.' } },
  ListCount: inTurn({ data: { adminListCount: 212 } }, { data: { adminListCount: 0 } }),
});

it.each(['CONFLICT', 'BAD_USER_INPUT'])(
  'counts anew after %s, and does nothing where none is left',
  async (code) => {
    const { user, asked } = open(refused(code));
    await user.click(await screen.findByRole('button', { name: 'Ação com todas as 214' }));
    const modal = within(await screen.findByRole('dialog'));
    await user.click(await modal.findByRole('button', { name: 'Aprovar: 212 empresas' }));
    expect(await modal.findByText('Nenhuma empresa do filtro precisa disso.')).toHaveAttribute(
      'role',
      'status',
    );
    await user.click(await modal.findByRole('button', { name: 'Aprovar: 0 empresas' }));
    expect(asked.filter(({ name }) => name === 'StartBulkAction')).toHaveLength(1);
  },
);

it('asks for the kind, and keeps the question open when it cannot be started', async () => {
  const { user, asked } = open({
    StartBulkAction: { error: { code: 'INTERNAL_SERVER_ERROR' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Ação com todas as 214' }));
  const modal = within(await screen.findByRole('dialog'));
  await user.selectOptions(modal.getByLabelText('O que fazer'), 'Mudar o segmento principal');
  await user.click(await modal.findByRole('button', { name: 'Mudar o segmento principal: 214 empresas' }));
  expect(await modal.findByText('Escolha o segmento.')).toBeInTheDocument();
  expect(asked.some(({ name }) => name === 'StartBulkAction')).toBe(false);
  await user.selectOptions(modal.getByLabelText('O que fazer'), 'Aprovar');
  await user.click(await modal.findByRole('button', { name: 'Aprovar: 212 empresas' }));
  expect(await screen.findByText('Erro ao começar a ação em lote')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
