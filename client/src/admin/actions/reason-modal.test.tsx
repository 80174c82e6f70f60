import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { ReasonModal } from './reason-modal.tsx';

it('fills in a kept reason, which can be changed before it is sent', async () => {
  const run = vi.fn(async () => {});
  const { user, asked } = renderSite(
    <ReasonModal
      kind="planRequest"
      title="Rejeitar solicitação"
      action="Rejeitar"
      failedText="Erro"
      run={run}
      onClose={() => {}}
    >
      <p>O dono lê o motivo.</p>
    </ReasonModal>,
    {
      answers: {
        ReasonChoices: {
          data: {
            adminReasonTemplates: [
              { __typename: 'ReasonTemplate', id: '4', title: 'Spam', text: 'O texto é propaganda.' },
            ],
          },
        },
      },
    },
  );
  const modal = within(await screen.findByRole('dialog'));
  await user.selectOptions(await modal.findByLabelText('Motivo pronto'), 'Spam');
  expect(asked.first('ReasonChoices')).toEqual({ kind: 'planRequest' });
  const field = modal.getByLabelText(/^Motivo \(opcional\)/);
  expect(field).toHaveValue('O texto é propaganda.');
  await user.type(field, ' Conte o que ela faz.');
  await user.click(modal.getByRole('button', { name: 'Rejeitar' }));
  expect(run).toHaveBeenCalledWith('O texto é propaganda. Conte o que ela faz.');
});
