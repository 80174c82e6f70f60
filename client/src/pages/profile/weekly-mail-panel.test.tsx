import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { site } from '../../testing/site-fixtures.ts';
import { WeeklyMailPanel } from './profile-page.tsx';

it('switches the weekly mail', async () => {
  const { user, asked } = renderSite(<WeeklyMailPanel isEmailConfirmed />, {
    answers: {
      SetWeeklyMail: { data: { setWeeklyMail: { __typename: 'User', id: '7', wantsWeeklyMail: false } } },
    },
  });
  const choice = await screen.findByRole('switch', { name: 'Receber o resumo semanal' });
  expect(choice).toBeChecked();
  await user.click(choice);
  expect(await screen.findByText('Resumo semanal desligado.')).toBeInTheDocument();
  expect(choice).not.toBeChecked();
  expect(asked.at(-1)).toEqual({ name: 'SetWeeklyMail', variables: { isOn: false } });
});

it('says that only a confirmed e-mail receives it, and nothing where no mail is sent', async () => {
  const { unmount } = renderSite(<WeeklyMailPanel isEmailConfirmed={false} />);
  expect(await screen.findByText('O resumo só vai para um e-mail confirmado.')).toBeInTheDocument();
  unmount();
  renderSite(<WeeklyMailPanel isEmailConfirmed />, {
    answers: { Site: { data: { publicSettings: { ...site(), sendsEmails: false } } } },
  });
  await waitFor(() => expect(screen.queryByText('Resumo semanal')).not.toBeInTheDocument());
});
