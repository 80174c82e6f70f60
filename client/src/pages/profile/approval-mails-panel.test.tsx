import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { siteWithoutMail } from '../../testing/site-fixtures.ts';
import { ApprovalMailsPanel } from './profile-page.tsx';

const viewer = (approvalMails: string) => ({ __typename: 'User', id: '7', approvalMails });

it('chooses when an administrator is mailed', async () => {
  const { user, asked } = renderSite(<ApprovalMailsPanel />, {
    answers: {
      ApprovalMailsOfViewer: { data: { viewer: viewer('immediately') } },
      SetApprovalMails: inTurn(
        { error: { code: 'INTERNAL_SERVER_ERROR' } },
        { data: { setApprovalMails: viewer('daily') } },
      ),
    },
  });
  expect(await screen.findByRole('radio', { name: /^Na hora/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Uma vez por dia/ }));
  const save = screen.getByRole('button', { name: 'Salvar escolha' });
  await user.click(save);
  expect(await screen.findByText('Não foi possível salvar. Tente novamente.')).toBeInTheDocument();
  await user.click(save);
  expect(await screen.findByText('Sua escolha de e-mails foi salva.')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ name: 'SetApprovalMails', variables: { mails: 'daily' } });
});

it('shows nothing where no mail is sent', async () => {
  renderSite(<ApprovalMailsPanel />, {
    answers: { ...siteWithoutMail(), ApprovalMailsOfViewer: { data: { viewer: viewer('daily') } } },
  });
  await waitFor(() => expect(screen.queryByText('E-mails sobre o que espera')).not.toBeInTheDocument());
});
