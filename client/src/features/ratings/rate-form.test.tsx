import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { ratingCheck } from '../../testing/site-fixtures.ts';
import { RateForm } from './rate-form.tsx';
import { useOwnRating } from './use-own-rating.ts';

const LOCKED = 'Você já avaliou esta empresa';
const check = (hasRated: boolean) => ({
  data: { ratingCheck: ratingCheck(hasRated ? { hasRated, rating: 4, comment: 'Muito bom.' } : {}) },
});
const taken = {
  data: {
    rateCompany: {
      __typename: 'Company',
      id: '7',
      averageRating: 5,
      totalRatings: 1,
      ratingCounts: [0, 0, 0, 0, 1],
      ratings: { __typename: 'RatingPage', items: [], page: 1, lastPage: 1, total: 0 },
    },
  },
};

const Rating = ({ reload }: { reload(): Promise<void> }) => (
  <RateForm companyName="Padaria" ofOne={useOwnRating('7', true, reload)} />
);

function open(answers: Answers) {
  const reload = vi.fn(async () => {});
  return { ...renderSite(<Rating reload={reload} />, { answers }), reload };
}

it('opens the comment with the stars, sends both and locks', async () => {
  const { user, asked } = open({ RateCompany: taken });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^5 estrelas/ }));
  await user.type(screen.getByLabelText('Comentário (opcional)'), 'Ótimo! 👏');
  expect(screen.getByText('8/1000')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Seu primeiro nome (opcional)'), ' Ana ');
  await user.click(screen.getByLabelText('Seu bairro (opcional)'));
  await user.paste('C'.repeat(50));
  await user.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
  expect(await screen.findByText(LOCKED)).toBeInTheDocument();
  expect(screen.getByText('Obrigado pela sua avaliação!')).toBeInTheDocument();
  expect(asked[0]?.variables).toEqual({
    input: {
      companyId: '7',
      rating: 5,
      comment: 'Ótimo! 👏',
      displayName: 'Ana',
      neighborhood: 'C'.repeat(40),
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  });
});

it('is locked from the start where this browser has rated', async () => {
  localStorage.setItem('fingerprint', 'a'.repeat(64));
  open({ RatingCheck: check(true) });
  expect(await screen.findByText(LOCKED)).toBeInTheDocument();
  expect(screen.getByText('com 4 estrelas')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('changes a rating while it may be changed, in the form with its values', async () => {
  localStorage.setItem('fingerprint', 'a'.repeat(64));
  const { user, asked } = open({
    RatingCheck: {
      data: {
        ratingCheck: ratingCheck({
          hasRated: true,
          rating: 4,
          comment: 'Muito bom.',
          displayName: 'Ana',
          neighborhood: 'Cambuí',
          changeableUntil: '2999-01-01T00:00:00.000Z',
        }),
      },
    },
    UpdateRating: { data: { updateRating: taken.data.rateCompany } },
  });
  await user.click(await screen.findByRole('button', { name: 'Alterar sua avaliação' }));
  const comment = await screen.findByLabelText('Comentário (opcional)');
  expect(comment).toHaveValue('Muito bom.');
  expect(screen.getByRole('radio', { name: /^4 estrelas/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^2 estrelas/ }));
  await user.clear(comment);
  const name = screen.getByLabelText('Seu primeiro nome (opcional)');
  expect(name).toHaveValue('Ana');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Salvar avaliação' }));
  expect(await screen.findByText('Sua avaliação foi alterada.')).toBeInTheDocument();
  expect(screen.getByText('com 2 estrelas')).toBeInTheDocument();
  expect(asked.at(-1)?.variables).toEqual({
    input: {
      companyId: '7',
      fingerprint: 'a'.repeat(64),
      rating: 2,
      comment: null,
      displayName: null,
      neighborhood: 'Cambuí',
    },
  });
});

it('sends no request when this browser cannot have rated', () => {
  const { asked } = open({});
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(asked).toEqual([]);
});

it('is locked where the account has rated in another browser', async () => {
  haveSession({ role: 'user' });
  open({ RatingCheck: check(true) });
  expect(await screen.findByText(LOCKED)).toBeInTheDocument();
});

it('is hidden from the owner', async () => {
  haveSession();
  open({ RatingCheck: { data: { ratingCheck: ratingCheck({ isOwner: true }) } } });
  expect(
    await screen.findByText('Você cuida desta empresa: quem avalia são os clientes.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('locks and reloads when the server has a rating already', async () => {
  const { user, reload } = open({
    RateCompany: { error: { code: 'CONFLICT', reason: 'ALREADY_RATED' } },
    RatingCheck: check(true),
  });
  await user.click(screen.getByRole('radio', { name: /^1 estrela/ }));
  await user.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
  expect(await screen.findByText('com 4 estrelas')).toBeInTheDocument();
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the typed text when the server rejects it', async () => {
  const message = 'Muitas tentativas. Aguarde um pouco e tente novamente.';
  const { user } = open({ RateCompany: { error: { code: 'RATE_LIMITED', message } } });
  await user.click(screen.getByRole('radio', { name: /^3 estrelas/ }));
  await user.type(screen.getByLabelText('Comentário (opcional)'), 'Regular');
  await user.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Comentário (opcional)')).toHaveValue('Regular');
});

it('stops the comment at 1000 characters, counted as the server counts', async () => {
  const { user } = open({});
  await user.click(screen.getByRole('radio', { name: /^3 estrelas/ }));
  await user.click(screen.getByLabelText('Comentário (opcional)'));
  await user.paste('👏'.repeat(1200));
  expect(screen.getByText('1000/1000')).toBeInTheDocument();
});

it('shows which text the server rejects', async () => {
  const message = 'No nome use letras, sem links, e-mail nem telefone.';
  const { user } = open({
    RateCompany: {
      error: { code: 'BAD_USER_INPUT', message: 'Dados inválidos.', fields: { displayName: [message] } },
    },
  });
  await user.click(screen.getByRole('radio', { name: /^3 estrelas/ }));
  await user.type(screen.getByLabelText('Seu primeiro nome (opcional)'), 'exemplo.com');
  await user.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
