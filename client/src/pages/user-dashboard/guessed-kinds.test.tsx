import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { account, haveSession } from '../../testing/account.ts';
import { inTurn } from '../../testing/answers.ts';
import { dashboardAnswers, myCompanies, ownCompany } from '../../testing/fixtures/my-companies.ts';
import { renderSite } from '../../testing/render.tsx';
import { Dashboard } from './user-dashboard-page.tsx';

it('shows the kinds, and asks to confirm those that were guessed', async () => {
  const kind = (id: string, name: string) => ({ __typename: 'Kind', id, slug: id, name, category: null });
  const kinds = [kind('11', 'Padaria'), kind('12', 'Confeitaria')];
  const guessed = ownCompany({ kinds, kindsAreGuessed: true });
  haveSession();
  const { user, asked } = renderSite(<Dashboard account={account()} />, {
    path: '/user-dashboard',
    answers: {
      ...dashboardAnswers(),
      MyCompanies: myCompanies({ company: guessed }),
      UpdateCompany: inTurn(
        { error: { code: 'INTERNAL_SERVER_ERROR' } },
        { data: { updateCompany: { ...guessed, kindsAreGuessed: false } } },
      ),
    },
  });
  expect(await screen.findByText('Alimentação · Padaria · Confeitaria')).toBeInTheDocument();
  const confirm = screen.getByRole('button', { name: 'Confirmar segmentos' });
  expect(screen.getByText(/^Sugerimos os segmentos/)).toHaveTextContent('Padaria · Confeitaria');
  await user.click(confirm);
  expect(await screen.findByText('Erro ao confirmar segmentos')).toBeInTheDocument();
  await user.click(confirm);
  expect(await screen.findByText('Segmentos confirmados.')).toBeInTheDocument();
  expect(asked.last('UpdateCompany')).toEqual({
    id: '7',
    input: { kindIds: ['11', '12'] },
  });
  await waitFor(() => expect(confirm).not.toBeInTheDocument());
  expect(screen.getByText('Padaria Trigo de Ouro').parentElement).toHaveFocus();
});
