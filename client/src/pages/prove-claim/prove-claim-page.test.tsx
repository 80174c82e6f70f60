import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page } from './prove-claim-page.tsx';

const open = (answers: Answers) => renderSite(<page.Component />, { path: '/assumir?token=um', answers });

it('confirms who cares for the company by a press, not by opening the link', async () => {
  const { user, asked } = open({
    ProveClaim: {
      data: { proveClaim: { __typename: 'Company', id: '7', name: 'Padaria Trigo de Ouro', hasOwner: true } },
    },
  });
  expect(asked.filter(({ name }) => name === 'ProveClaim')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText(/já pode cuidar da página de Padaria Trigo de Ouro/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver a página da empresa' })).toLinkTo('/company/7');
  expect(asked.at(-1)).toEqual({ name: 'ProveClaim', variables: { token: 'um' } });
});

it('says why a link does not work', async () => {
  const { user } = open({
    ProveClaim: { error: { code: 'CONFLICT', message: 'Esta empresa já tem responsável.' } },
  });
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta empresa já tem responsável.');
});
