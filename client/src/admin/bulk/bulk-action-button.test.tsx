import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { bulkJob, listCounts } from '../../testing/fixtures/approvals.ts';
import { renderSite } from '../../testing/render.tsx';
import { BulkActionButton } from './bulk-action-button.tsx';
import { BulkDock } from './bulk-dock.tsx';
import { useBulkAction } from './use-bulk-action.ts';

const job = bulkJob({ action: 'deactivate', kind: null, processedCount: 3 });

function List({ total = 214 }: { total?: number }) {
  const bulk = useBulkAction();
  return (
    <>
      <BulkActionButton
        actions={['deactivate', 'assignKind']}
        total={total}
        of={{ companies: { q: 'bar' } }}
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
      ListCount: listCounts(214, { deactivate: 212, assignKind: 214 }),
      ...answers,
    },
  });

it('deactivates those of a filter that are active and shows the progress', async () => {
  const { user, asked } = open({ StartBulkAction: { data: { startBulkAction: job } } });
  await user.click(await screen.findByRole('button', { name: 'Ação com todas as 214' }));
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByText(/somem do site para todos/)).toBeInTheDocument();
  await user.click(await modal.findByRole('button', { name: 'Desativar: 212 empresas' }));
  expect(await screen.findByText('Desativando 214 empresas…')).toBeInTheDocument();
  expect(asked.last('StartBulkAction')).toEqual({
    input: { action: 'deactivate', total: 212, companies: { q: 'bar' } },
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
    await user.click(await modal.findByRole('button', { name: 'Desativar: 212 empresas' }));
    expect(await modal.findByText('Nenhuma empresa do filtro precisa disso.')).toHaveAttribute(
      'role',
      'status',
    );
    await user.click(await modal.findByRole('button', { name: 'Desativar: 0 empresas' }));
    expect(asked.of('StartBulkAction')).toHaveLength(1);
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
  expect(asked.has('StartBulkAction')).toBe(false);
  await user.selectOptions(modal.getByLabelText('O que fazer'), 'Desativar');
  await user.click(await modal.findByRole('button', { name: 'Desativar: 212 empresas' }));
  expect(await screen.findByText('Erro ao começar a ação em lote')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
