import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import { inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { AttributeList } from './attribute-list.tsx';

const attribute = (isRetired: boolean) => ({
  __typename: 'AdminAttribute',
  id: '4',
  name: 'Entrega',
  isRetired,
  companiesCount: 3,
  categories: [],
  kinds: [],
});
const attributes = (isRetired: boolean) => ({ data: { adminAttributes: [attribute(isRetired)] } });
const updated = (isRetired: boolean) => ({ data: { updateAttribute: attribute(isRetired) } });

it('retires an attribute, which the toast undoes', async () => {
  const { user, asked } = renderSite(<AttributeList />, {
    answers: {
      AdminAttributes: inTurn(attributes(false), attributes(true), attributes(false)),
      UpdateAttribute: inTurn(updated(true), updated(false)),
    },
    path: '/admin/attributes',
  });
  await user.click(await screen.findByRole('button', { name: 'Retirar Entrega' }));
  expect(await screen.findByText('Retirada')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Desfazer: Entrega saiu/ }));
  expect(await screen.findByRole('button', { name: 'Retirar Entrega' })).toBeInTheDocument();
  expect(asked.findLast(({ name }) => name === 'UpdateAttribute')?.variables).toEqual({
    id: '4',
    input: { isRetired: false },
  });
});

it('offers the undo to nobody who signs in before the answer', async () => {
  let answer = () => {};
  const after = new Promise<void>((resolve) => {
    answer = resolve;
  });
  haveSession({ id: '1', role: 'admin' });
  const { user } = renderSite(<AttributeList />, {
    answers: {
      AdminAttributes: inTurn(attributes(false), attributes(true)),
      UpdateAttribute: { ...updated(true), after },
    },
    path: '/admin/attributes',
  });
  await user.click(await screen.findByRole('button', { name: 'Retirar Entrega' }));
  act(() => haveSession({ id: '2', role: 'admin' }));
  await act(async () => answer());
  expect(await screen.findByText('Retirada')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});
