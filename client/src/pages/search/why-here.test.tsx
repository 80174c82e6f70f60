import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openSession } from '../../api/session.ts';
import { inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { found } from '../../testing/site-fixtures.ts';
import { page as searchPage } from './search-page.tsx';

const { Component } = searchPage;
const signIn = (role: 'admin' | 'company') =>
  openSession({ token: 'key', user: { id: '1', name: 'Ana', email: 'ana@exemplo.com.br', role } });

const explanation = {
  data: {
    adminSearchExplanation: {
      __typename: 'SearchExplanation',
      words: [
        { __typename: 'ExplainedWord', word: 'padaria', fields: ['name', 'kind'] },
        { __typename: 'ExplainedWord', word: 'campinas', fields: [] },
      ],
      steps: [{ __typename: 'SearchStep', kind: 'sound', typed: 'padarya', used: 'padaria', after: 0 }],
      parts: [
        { __typename: 'RelevancePoints', part: 'name', points: 8 },
        { __typename: 'RelevancePoints', part: 'rating', points: 1.3499 },
      ],
      total: 9.3499,
    },
  },
};
const open = (path: string) =>
  renderSite(<Component />, {
    path,
    answers: { Search: found(), SearchExplanation: inTurn({ error: { code: 'BAD_REQUEST' } }, explanation) },
  });
const BUTTON = 'Por que Padaria Trigo de Ouro aparece aqui';

beforeEach(() => signIn('admin'));

it('explains a result to administrators, with a second try', async () => {
  const { asked, user } = open('/search?q=padarya campinas&category=3');
  const button = await screen.findByRole('button', { name: BUTTON });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: BUTTON }));
  await user.click(await dialog.findByRole('button', { name: 'Tentar novamente' }));
  const words = within(await dialog.findByRole('table', { name: 'Onde estão as palavras' }));
  expect(words.getByRole('row', { name: 'padaria nome, segmento' })).toBeInTheDocument();
  expect(words.getByRole('row', { name: 'campinas não está' })).toBeInTheDocument();
  expect(dialog.getByText('padarya').closest('p')).toHaveTextContent(
    'Trocamos padarya por padaria, que soa igual.',
  );
  const parts = within(dialog.getByRole('table', { name: 'Partes da ordem' }));
  expect(parts.getByRole('row', { name: 'Avaliações 1,35' })).toBeInTheDocument();
  expect(parts.getByRole('row', { name: 'Soma 9,35' })).toBeInTheDocument();
  expect(asked.first('SearchExplanation')).toMatchObject({
    companyId: '7',
    q: 'padarya campinas',
    category: '3',
    literal: false,
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

it('says that a company was found by its number', async () => {
  const byNumber = { ...explanation.data.adminSearchExplanation, words: [], steps: [] };
  const { user } = renderSite(<Component />, {
    path: '/search?q=(19) 99555-0100',
    answers: { Search: found(), SearchExplanation: { data: { adminSearchExplanation: byNumber } } },
  });
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  const dialog = within(await screen.findByRole('dialog', { name: BUTTON }));
  expect(await dialog.findByText('Encontrada pelo número.')).toBeInTheDocument();
  expect(dialog.queryByRole('table', { name: 'Onde estão as palavras' })).not.toBeInTheDocument();
});

it.each(['/search?q=padaria&order=name', '/search?q=padaria'])(
  'has no button in another order, nor for others: %s',
  async (path) => {
    if (!path.includes('order')) signIn('company');
    open(path);
    await screen.findByRole('article');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
  },
);
