import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { ratingsPage as list, ratingRow as row } from '../../testing/fixtures/ratings.ts';
import { chooseAction } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { PersonRatings } from './person-ratings.tsx';

const NAMING = 'a avaliação de 1 estrela sobre Padaria Trigo de Ouro';

it('lists the ratings of an account, and says where others are', async () => {
  const { asked } = renderSite(<PersonRatings email="ana@exemplo.com.br" />, {
    answers: { AdminRatings: list([]) },
  });
  expect(await screen.findByText('Nenhuma avaliação feita com a conta deste e-mail.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'lista de avaliações' })).toLinkTo('/admin/ratings');
  expect(asked[0]?.variables).toMatchObject({ email: 'ana@exemplo.com.br' });
});

it("offers how many of an account's ratings a page has, and shows that another page is loading", async () => {
  const { user, asked } = renderSite(<PersonRatings email="ana@exemplo.com.br" />, {
    answers: {
      AdminRatings: inTurn(
        list([row('1')], { lastPage: 3, total: 60 }),
        list([row('1')], { lastPage: 2, total: 60 }),
        { pending: true },
      ),
    },
  });
  await user.selectOptions(await screen.findByLabelText('Linhas por página'), '50');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Página 3' })).not.toBeInTheDocument());
  expect(asked.at(-1)?.variables).toMatchObject({ page: 1, perPage: 50 });
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  expect(screen.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-busy', 'true');
});

it("goes to the last page once the last rating of a person's page is erased", async () => {
  const { user } = renderSite(<PersonRatings email="ana@exemplo.com.br" />, {
    answers: {
      AdminRatings: inTurn(
        list([row('1')], { lastPage: 2 }),
        list([row('2')], { page: 2, lastPage: 2 }),
        list([], { page: 2, lastPage: 1 }),
        list([row('1')]),
      ),
      DeleteRating: { data: { deleteRating: { __typename: 'Deletion', id: '1' } } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Página 2' }));
  expect(await screen.findByText('Comentário 2')).toBeInTheDocument();
  await chooseAction(user, NAMING, 'Apagar');
  await user.click(await screen.findByRole('button', { name: 'Apagar avaliação' }));
  // Kept in place until the list is updated.
  expect(await screen.findByText('Apagada')).toBeInTheDocument();
  expect(await screen.findByText('Comentário 1')).toBeInTheDocument();
});
